import {
  type ChatItem,
  type ChatState,
  emptied,
  markDelivered,
  maxReceivedIds,
  ownItem,
  showItem,
} from './conversation.ts'
import type { KnownFrame } from './read-frame.ts'

export const sameContentWindowMs = 5000

type Shown = Exclude<KnownFrame, { type: 'pong' | 'message_ack' | 'message_refused' }>
type Said = Extract<KnownFrame, { type: 'chat_response' | 'pix_payment' }>

/** What the conversation is after a frame of the chat's; what was there before is ignored. */
export function takeFrame(state: ChatState, frame: KnownFrame, at: number): ChatState {
  if (frame.type === 'pong' || frame.type === 'message_ack' || frame.type === 'message_refused') return state
  if (frame.type === 'visitor_message' && state.items.some(({ id }) => id === frame.id)) {
    return markDelivered(remember(state, frame, at), frame.id, at, frame.seq)
  }
  if (isKnown(state, frame.id)) return state
  const known = remember(state, frame, at)
  if (frame.type === 'visitor_message') {
    return { ...showItem(known, ownItem({ ...frame, at: frame.timestamp })), awaitingSince: at }
  }
  if (frame.type === 'chat_reset_confirmed') {
    const stillOnTheWay = state.items.filter(({ isQueued }) => isQueued)
    const items = [...(frame.content.trim() ? [houseItem(frame)] : []), ...stillOnTheWay]
    return emptied(known, { at, items })
  }
  const answered = { ...known, awaitingSince: undefined }
  return wasJustSaid(state, frame) ? answered : showItem(noteSaid(answered, frame), houseItem(frame))
}

const isKnown = (state: ChatState, id: string) =>
  state.receivedIds.some((received) => received.id === id) ||
  state.items.some((item) => item.id === id) ||
  state.deliveredIds.includes(id)

function remember(state: ChatState, frame: KnownFrame, at: number): ChatState {
  const receivedIds = [...state.receivedIds.filter(({ id }) => id !== frame.id), { id: frame.id, at }]
  return {
    ...state,
    receivedIds: receivedIds.slice(-maxReceivedIds),
    lastReceivedId: frame.hasLocalId ? state.lastReceivedId : frame.id,
  }
}

/** Two cards with the same words are still two payments: the order is part of what a card says. */
const saidKey = (frame: Said) =>
  JSON.stringify([
    frame.type,
    frame.content,
    frame.sessionId,
    frame.type === 'pix_payment' && frame.pixPayment.orderId,
  ])

/** Measured between the messages' own times: what was missed while away arrives all at once. */
const wasJustSaid = (state: ChatState, frame: Said) =>
  state.recentlySaid.some(
    ({ key, timestamp }) =>
      key === saidKey(frame) && Math.abs(frame.timestamp - timestamp) < sameContentWindowMs,
  )

const noteSaid = (state: ChatState, frame: Said): ChatState => ({
  ...state,
  recentlySaid: [...state.recentlySaid, { key: saidKey(frame), timestamp: frame.timestamp }].slice(-50),
})

const houseItem = (frame: Shown): ChatItem => ({
  id: frame.id,
  content: frame.content,
  isFromUser: false,
  timestamp: frame.timestamp,
  ...(frame.seq === undefined ? {} : { seq: frame.seq }),
  type: frame.type === 'pix_payment' ? 'pix_payment' : 'text',
  isQueued: false,
  ...(frame.type === 'pix_payment' ? { pixPayment: frame.pixPayment } : {}),
  ...(frame.type === 'chat_response' && frame.suggestions ? { suggestions: frame.suggestions } : {}),
})
