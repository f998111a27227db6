import type { PixPayment } from '@smm/contracts/chat'

export const maxStoredMessages = 100
export const maxReceivedIds = 200

export type ChatItem = {
  id: string
  content: string
  isFromUser: boolean
  timestamp: number
  /** Its place in the conversation, once the chat has told it. */
  seq?: number
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
  /** The reset that emptied it, until the chat confirms that it forgot the talk too. */
  unconfirmedReset?: string
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

export const showItem = (state: ChatState, item: ChatItem): ChatState => ({
  ...state,
  items: placeItem(state.items, item).slice(-maxStoredMessages),
})

/**
 * A numbered message stands before all with a higher number, whenever it arrives. What is still on its way stays last: the
 * chat has not placed it yet. So every tab shows the same order.
 */
export function placeItem(items: ChatItem[], item: ChatItem): ChatItem[] {
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

type Emptying = { at: number; items: ChatItem[]; unconfirmedReset?: string }

export const emptied = (state: ChatState, { at, items, unconfirmedReset }: Emptying): ChatState => ({
  ...state,
  items,
  clearedAt: Math.max(at, state.clearedAt + 1),
  unconfirmedReset,
  awaitingSince: undefined,
})

/** Shows an item that is there already as it is now, in the place that this gives it. */
export function moveItem(state: ChatState, id: string, change: Partial<ChatItem>): ChatState {
  const item = state.items.find((candidate) => candidate.id === id)
  if (!item) return state
  const others = state.items.filter((other) => other !== item)
  return showItem({ ...state, items: others }, { ...item, ...change })
}

/** The chat has the message, at this place if it says so; its answer is what comes next. */
export function markDelivered(state: ChatState, id: string, at: number, seq?: number): ChatState {
  const deliveredIds = state.deliveredIds.includes(id) ? state.deliveredIds : [...state.deliveredIds, id]
  const item = state.items.find((candidate) => candidate.id === id)
  const isNews = item?.isQueued || item?.problem
  const isPlaced = seq === undefined || item?.seq === seq
  if (!isNews && isPlaced) return { ...state, deliveredIds }
  const shown = moveItem(state, id, { isQueued: false, problem: undefined, ...(isPlaced ? {} : { seq }) })
  return { ...shown, deliveredIds, awaitingSince: isNews ? at : state.awaitingSince }
}

type Written = { id: string; content: string; at: number; seq?: number }

export const ownItem = ({ id, content, at, seq }: Written): ChatItem => ({
  id,
  content,
  isFromUser: true,
  timestamp: at,
  ...(seq === undefined ? {} : { seq }),
  type: 'text',
  isQueued: false,
})
