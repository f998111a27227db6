import type { PixPayment } from '@smm/contracts/chat'

export const maxStoredMessages = 100
export const maxReceivedIds = 200

export type ChatItem = {
  id: string
  content: string
  isFromUser: boolean
  timestamp: number
  type: 'text' | 'pix_payment'
  pixPayment?: PixPayment
  suggestions?: string[]
  /** Not known to be stored by the chat yet: shown as 'Na fila'. */
  isQueued: boolean
  /** Why a message of the visitor's will not be sent by itself any more. */
  problem?: string
}

/** What survives the page: shared by all tabs through localStorage. */
export type Conversation = {
  items: ChatItem[]
  receivedIds: Array<{ id: string; at: number }>
  lastReceivedId?: string
  /** When the chat was last emptied: between tabs the later one wins. */
  clearedAt: number
}

export type ChatState = Conversation & {
  deliveredIds: string[]
  recentlySaid: Array<{ key: string; timestamp: number }>
  /** Set while the visitor's last stored message has no answer yet. */
  awaitingSince?: number
}

export const emptyChat: ChatState = {
  items: [],
  receivedIds: [],
  clearedAt: 0,
  deliveredIds: [],
  recentlySaid: [],
}

/**
 * What is still on its way stays last: the chat has not placed it yet, and whatever arrives before its acknowledgement
 * stands before it in the conversation. So every tab shows the same order.
 */
export function showItem(state: ChatState, item: ChatItem): ChatState {
  const firstQueued = item.isQueued ? -1 : state.items.findIndex(({ isQueued }) => isQueued)
  const place = firstQueued === -1 ? state.items.length : firstQueued
  return { ...state, items: state.items.toSpliced(place, 0, item).slice(-maxStoredMessages) }
}

export const changeItem = (state: ChatState, id: string, change: Partial<ChatItem>): ChatState => ({
  ...state,
  items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

export const emptied = (state: ChatState, at: number, items: ChatItem[]): ChatState => ({
  ...state,
  items,
  clearedAt: Math.max(at, state.clearedAt + 1),
  awaitingSince: undefined,
})

/** Shows an item that is there already as it is now, in the place that this gives it. */
export function moveItem(state: ChatState, id: string, change: Partial<ChatItem>): ChatState {
  const item = state.items.find((candidate) => candidate.id === id)
  if (!item) return state
  const others = state.items.filter((other) => other !== item)
  return showItem({ ...state, items: others }, { ...item, ...change })
}

/** The chat has the message; its answer is what comes next. */
export function markDelivered(state: ChatState, id: string, at: number): ChatState {
  const deliveredIds = state.deliveredIds.includes(id) ? state.deliveredIds : [...state.deliveredIds, id]
  const item = state.items.find((candidate) => candidate.id === id)
  if (!item?.isQueued && !item?.problem) return { ...state, deliveredIds }
  const shown = moveItem(state, id, { isQueued: false, problem: undefined })
  return { ...shown, deliveredIds, awaitingSince: at }
}

export const ownItem = (written: { id: string; content: string; at: number }): ChatItem => ({
  id: written.id,
  content: written.content,
  isFromUser: true,
  timestamp: written.at,
  type: 'text',
  isQueued: false,
})
