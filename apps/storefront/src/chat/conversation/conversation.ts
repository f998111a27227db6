import type { PixPayment } from '@smm/contracts/chat'
import type { ChatAction, MessagePart } from '@smm/contracts/message-parts'

export const maxStoredMessages = 100
export const maxReceivedIds = 200

export type ChatItem = {
  id: string
  content: string
  isFromUser: boolean
  timestamp: number
  /** Position in the conversation, assigned by the chat. */
  seq?: number
  type: 'text' | 'pix_payment'
  pixPayment?: PixPayment
  suggestions?: string[]
  /** Drawn instead of the content. */
  parts?: MessagePart[]
  /** Of the button that the visitor has tapped, sent with its words. */
  action?: ChatAction
  /** Not acknowledged by the chat yet: shown as 'Na fila'. */
  isQueued: boolean
  /** The reason why a message of the visitor is not retried. */
  problem?: string
}

/** The persisted part, shared by all tabs through localStorage. */
export type Conversation = {
  items: ChatItem[]
  receivedIds: Array<{ id: string; at: number }>
  lastReceivedId?: string
  /** Time of the last reset: between tabs the later one wins. */
  clearedAt: number
  /** Id of the reset, until the chat confirms it. */
  unconfirmedReset?: string
}

export type ChatState = Conversation & {
  deliveredIds: string[]
  recentContents: Array<{ key: string; timestamp: number }>
  /** Set while the visitor's last delivered message has no answer. */
  awaitingSince?: number
}

export const emptyChat: ChatState = {
  items: [],
  receivedIds: [],
  clearedAt: 0,
  deliveredIds: [],
  recentContents: [],
}

export const showItem = (state: ChatState, item: ChatItem): ChatState => ({
  ...state,
  items: insertItem(state.items, item).slice(-maxStoredMessages),
})

/**
 * Inserts by `seq`, whatever the order of arrival; queued items, which have none yet, stay last. Every tab shows the same
 * order.
 */
export function insertItem(items: ChatItem[], item: ChatItem): ChatItem[] {
  if (item.isQueued) return [...items, item]
  const next = items.findIndex(({ seq, isQueued }) => isQueued || isAfter(seq, item.seq))
  return items.toSpliced(next === -1 ? items.length : next, 0, item)
}

const isAfter = (seq: number | undefined, other: number | undefined) =>
  seq !== undefined && other !== undefined && seq > other

export const changeItem = (state: ChatState, id: string, change: Partial<ChatItem>): ChatState => ({
  ...state,
  items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

type Reset = { at: number; items: ChatItem[]; unconfirmedReset?: string }

export const resetConversation = (state: ChatState, { at, items, unconfirmedReset }: Reset): ChatState => ({
  ...state,
  items,
  clearedAt: Math.max(at, state.clearedAt + 1),
  unconfirmedReset,
  awaitingSince: undefined,
})

/** Changes an item and moves it to its new position. */
export function moveItem(state: ChatState, id: string, change: Partial<ChatItem>): ChatState {
  const item = state.items.find((candidate) => candidate.id === id)
  if (!item) return state
  const others = state.items.filter((other) => other !== item)
  return showItem({ ...state, items: others }, { ...item, ...change })
}

/** Marks a message as stored by the chat, at position `seq` if given; its answer is due. */
export function markDelivered(state: ChatState, id: string, at: number, seq?: number): ChatState {
  const deliveredIds = state.deliveredIds.includes(id) ? state.deliveredIds : [...state.deliveredIds, id]
  const item = state.items.find((candidate) => candidate.id === id)
  const wasUndelivered = item?.isQueued || item?.problem
  const isInPosition = seq === undefined || item?.seq === seq
  if (!wasUndelivered && isInPosition) return { ...state, deliveredIds }
  const shown = moveItem(state, id, { isQueued: false, problem: undefined, ...(isInPosition ? {} : { seq }) })
  return { ...shown, deliveredIds, awaitingSince: wasUndelivered ? at : state.awaitingSince }
}

type OwnMessage = { id: string; content: string; at: number; seq?: number; action?: ChatAction }

export const ownItem = ({ id, content, at, seq, action }: OwnMessage): ChatItem => ({
  id,
  content,
  isFromUser: true,
  timestamp: at,
  ...(seq === undefined ? {} : { seq }),
  type: 'text',
  isQueued: false,
  ...(action && { action }),
})
