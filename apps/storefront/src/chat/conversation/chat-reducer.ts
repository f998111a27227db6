import type { ChatAction } from '@smm/contracts/message-parts'
import {
  changeItem,
  type ChatState,
  type Conversation,
  resetConversation,
  markDelivered,
  moveItem,
  ownItem,
  showItem,
} from './conversation.ts'
import { mergeConversations } from './merge-conversations.ts'
import type { ShownFrame } from '../connection/read-frame.ts'
import { receiveFrame } from './receive-frame.ts'

export const receivedIdRetentionMs = 60 * 60_000
export const receivedIdCleanUpEveryMs = 60_000
export const maxDeliveredIds = 1000
export const deliveredIdsAfterTrim = 500
export const deliveredIdTrimEveryMs = 5 * 60_000

export type ChatEvent =
  | { type: 'visitor-wrote'; id: string; content: string; at: number; action?: ChatAction }
  | { type: 'frame-received'; frame: ShownFrame; at: number }
  | { type: 'message-delivered'; id: string; seq?: number; at: number }
  | { type: 'message-given-up'; id: string; problem: string }
  | { type: 'message-queued-again'; id: string }
  | { type: 'chat-reset'; at: number; resetId: string }
  | { type: 'conversation-found'; conversation: Conversation; ownQueuedIds: ReadonlySet<string> }
  | { type: 'received-ids-aged'; at: number }
  | { type: 'delivered-ids-aged' }

/** The life of the conversation on the screen. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'visitor-wrote':
      return showItem(state, { ...ownItem(event), isQueued: true })
    case 'frame-received':
      return receiveFrame(state, event.frame, event.at)
    case 'message-delivered':
      return markDelivered(state, event.id, event.at, event.seq)
    case 'message-given-up':
      if (event.id === state.unconfirmedReset) return { ...state, unconfirmedReset: undefined }
      return changeItem(state, event.id, { isQueued: false, problem: event.problem })
    case 'message-queued-again':
      return moveItem(state, event.id, { isQueued: true, problem: undefined })
    case 'chat-reset':
      return resetConversation(state, { at: event.at, items: [], unconfirmedReset: event.resetId })
    case 'conversation-found':
      return mergeConversations(state, event.conversation, event.ownQueuedIds)
    case 'received-ids-aged': {
      const receivedIds = state.receivedIds.filter(({ at }) => event.at - at < receivedIdRetentionMs)
      return receivedIds.length === state.receivedIds.length ? state : { ...state, receivedIds }
    }
    case 'delivered-ids-aged':
      if (state.deliveredIds.length <= maxDeliveredIds) return state
      return { ...state, deliveredIds: state.deliveredIds.slice(-deliveredIdsAfterTrim) }
  }
}
