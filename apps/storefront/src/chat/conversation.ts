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

export const showItem = (state: ChatState, item: ChatItem): ChatState => ({
  ...state,
  items: [...state.items, item].slice(-maxStoredMessages),
})

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

/** The chat has the message; its answer is what comes next. */
export function markDelivered(state: ChatState, id: string, at: number): ChatState {
  const deliveredIds = state.deliveredIds.includes(id) ? state.deliveredIds : [...state.deliveredIds, id]
  const shown = changeItem({ ...state, deliveredIds }, id, { isQueued: false, problem: undefined })
  return shown.items.at(-1)?.id === id ? { ...shown, awaitingSince: at } : shown
}

export const ownItem = (written: { id: string; content: string; at: number }): ChatItem => ({
  id: written.id,
  content: written.content,
  isFromUser: true,
  timestamp: written.at,
  type: 'text',
  isQueued: false,
})
