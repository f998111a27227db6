import type { ChatAction } from '@smm/contracts/message-parts'
import {
  changeItem,
  type ChatItem,
  type ChatState,
  type Conversation,
  markDelivered,
  maxReceivedIds,
  moveItem,
  ownItem,
  resetConversation,
  showItem,
} from './conversation.ts'
import { mergeConversations } from './merge-conversations.ts'
import type { ShownFrame } from '../connection/read-frame.ts'

export const sameContentWindowMs = 5000
export const receivedIdRetentionMs = 60 * 60_000
export const receivedIdCleanUpEveryMs = 60_000
export const maxDeliveredIds = 1000
export const deliveredIdsAfterTrim = 500
export const deliveredIdTrimEveryMs = 5 * 60_000

export type ChatEvent =
  | { type: 'visitor-wrote'; id: string; content: string; at: number; action?: ChatAction }
  | { type: 'frame-received'; frame: ShownFrame; at: number }
  | { type: 'message-delivered'; id: string; seq?: number; isUnanswered?: boolean; at: number }
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
      return {
        ...markDelivered(state, event.id, event.at, event.seq),
        ...(event.isUnanswered && { awaitingSince: undefined }),
      }
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

type Answer = Extract<ShownFrame, { type: 'chat_response' | 'pix_payment' }>

/** The conversation after a frame of the chat; duplicates are ignored by id and by content within 5 s. */
function receiveFrame(state: ChatState, frame: ShownFrame, at: number): ChatState {
  if (frame.type === 'visitor_message' && state.items.some(({ id }) => id === frame.id)) {
    return markDelivered(rememberId(state, frame, at), frame.id, at, frame.seq)
  }
  if (isReceived(state, frame.id)) return state
  const remembered = rememberId(state, frame, at)
  // Of another tab: the answer, where the assistant gives one, comes together with it.
  if (frame.type === 'visitor_message')
    return showItem(remembered, ownItem({ ...frame, at: frame.timestamp }))
  if (frame.type === 'chat_reset_confirmed') {
    const stillQueued = state.items.filter(({ isQueued }) => isQueued)
    const items = [...(frame.content.trim() ? [answerItem(frame)] : []), ...stillQueued]
    return resetConversation(remembered, { at, items })
  }
  const answered = { ...remembered, awaitingSince: undefined }
  return isRepeatedContent(state, frame)
    ? answered
    : showItem(rememberContent(answered, frame), answerItem(frame))
}

const isReceived = (state: ChatState, id: string) =>
  state.receivedIds.some((received) => received.id === id) ||
  state.items.some((item) => item.id === id) ||
  state.deliveredIds.includes(id)

function rememberId(state: ChatState, frame: ShownFrame, at: number): ChatState {
  const receivedIds = [...state.receivedIds.filter(({ id }) => id !== frame.id), { id: frame.id, at }]
  return {
    ...state,
    receivedIds: receivedIds.slice(-maxReceivedIds),
    lastReceivedId: frame.hasLocalId ? state.lastReceivedId : frame.id,
  }
}

/** Cards of two orders may have the same text: the order id is part of the key. */
const contentKey = (frame: Answer) =>
  JSON.stringify([
    frame.type,
    frame.content,
    frame.sessionId,
    frame.type === 'pix_payment' && frame.pixPayment.orderId,
  ])

/**
 * Compares the timestamps of the messages: missed ones arrive together after a reconnection. A message with a number of its
 * own is no repetition.
 */
const isRepeatedContent = (state: ChatState, frame: Answer) =>
  frame.seq === undefined &&
  state.recentContents.some(
    ({ key, timestamp }) =>
      key === contentKey(frame) && Math.abs(frame.timestamp - timestamp) < sameContentWindowMs,
  )

const rememberContent = (state: ChatState, frame: Answer): ChatState => ({
  ...state,
  recentContents: [...state.recentContents, { key: contentKey(frame), timestamp: frame.timestamp }].slice(
    -50,
  ),
})

const answerItem = (frame: ShownFrame): ChatItem => ({
  id: frame.id,
  content: frame.content,
  isFromUser: false,
  timestamp: frame.timestamp,
  ...(frame.seq === undefined ? {} : { seq: frame.seq }),
  type: frame.type === 'pix_payment' ? 'pix_payment' : 'text',
  isQueued: false,
  ...(frame.type === 'pix_payment' ? { pixPayment: frame.pixPayment } : {}),
  ...(frame.type === 'chat_response' && frame.suggestions ? { suggestions: frame.suggestions } : {}),
  ...(frame.type === 'chat_response' && frame.parts ? { parts: frame.parts } : {}),
})
