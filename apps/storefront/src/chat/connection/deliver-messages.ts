import type { ChatMessageFrame, RefusedFrameCode } from '@smm/contracts/chat'
import {
  type ConnectionEvent,
  type ConnectionState,
  type Delivery,
  type QueuedMessage,
  sequence,
  type Step,
} from './connection-state.ts'
import { awaitAck } from './heartbeat.ts'
import type { KnownFrame } from './read-frame.ts'

export const maxQueuedMessages = 50
/** Pace of repeating what the chat refused as too much at once. */
const resendEveryMs = 1100
/** Refusals that pass. A chat that cannot store gets a minute and a half, in which another database takes over. */
const maxRefusals: Partial<Record<RefusedFrameCode, number>> = { TOO_MANY_MESSAGES: 10, TRY_AGAIN: 80 }

type MessageEvent = Extract<ConnectionEvent, { type: `message-${string}` | `reset-${string}` }>
type Refusal = Extract<KnownFrame, { type: 'message_refused' }>

/** The visitor's messages and resets, on their way until the chat has them. */
export function reduceMessages(state: ConnectionState, event: MessageEvent): Step {
  switch (event.type) {
    case 'message-written':
      return sequence(state, (s) => enqueue(s, event.message), flushIfConnected)
    case 'message-restored':
      return enqueue(state, event.message)
    case 'message-stored-elsewhere':
      return [forget(state, event.id), []]
    case 'reset-requested':
      // Messages written before a reset are never sent after it.
      return syncReset(withMessages(state, []), event.id)
    case 'reset-synced':
      return syncReset(state, event.id)
  }
}

export function receiveFrame(state: ConnectionState, frame: Exclude<KnownFrame, { type: 'pong' }>): Step {
  switch (frame.type) {
    case 'message_ack':
      return receiveAck(state, frame)
    case 'message_refused':
      return receiveRefusal(state, frame)
    case 'visitor_message':
      return [forget(state, frame.id), []]
    default:
      return acknowledgeImplicitly(state, frame)
  }
}

/** Queues a message, once by its id. The oldest ones, which no longer fit, are given up. */
function enqueue(state: ConnectionState, message: ChatMessageFrame): Step {
  const { id } = message
  if (findQueued(state, id)) return [state, []]
  const messages = [...state.queue.messages, { id, message, retryCount: 0, isSent: false }]
  const dropped = messages.slice(0, -maxQueuedMessages)
  return [
    withMessages(state, messages.slice(-maxQueuedMessages)),
    dropped.map((queued) => ({ type: 'report-given-up', id: queued.id })),
  ]
}

const forget = (state: ConnectionState, id: string): ConnectionState =>
  withMessages(
    state,
    state.queue.messages.filter((queued) => queued.id !== id),
  )

/** Sent messages may be lost with their connection: all are to be sent again. */
export const requeueSent = (state: ConnectionState): ConnectionState =>
  changeEach(state, (queued) => (queued.isSent ? retried(queued) : queued))

const flushIfConnected = (state: ConnectionState): Step =>
  state.status.kind === 'connected' && !state.scheduledFlush ? flush(state, 'all') : [state, []]

/** The 'flush' timer has fired. */
export function flushScheduled(state: ConnectionState): Step {
  const extent = state.scheduledFlush ?? 'all'
  const due = { ...state, scheduledFlush: undefined }
  return extent === 'all' ? flush(due, 'all') : sequence(due, (s) => flush(s, 'next'), scheduleMore)
}

function flush(state: ConnectionState, extent: 'all' | 'next'): Step {
  if (state.pendingResetId) return [state, []]
  const due = unsentMessages(state).slice(0, extent === 'all' ? undefined : 1)
  if (due.length === 0) return [state, []]
  const sent = changeEach(state, (it) => (due.includes(it) ? { ...it, isSent: true } : it))
  const transmit = due.map(({ message }) => ({ type: 'transmit', frame: message }) as const)
  return sequence(sent, (s) => [s, transmit], awaitAck)
}

const scheduleMore = (state: ConnectionState): Step =>
  state.pendingResetId || unsentMessages(state).length === 0 ? [state, []] : scheduleResend(state)

/** One message at a time, in order, after the chat said that it was too much. */
function scheduleResend(state: ConnectionState): Step {
  if (state.scheduledFlush) return [state, []]
  return [{ ...state, scheduledFlush: 'next' }, [{ type: 'start-timer', timer: 'flush', ms: resendEveryMs }]]
}

function receiveAck(state: ConnectionState, { id, seq, isUnanswered }: Delivery): Step {
  const { messages } = forget(state, id).queue
  return [
    { ...state, queue: { messages, hasEverAcked: true } },
    [{ type: 'report-delivered', id, seq, isUnanswered }],
  ]
}

/** Of a server that never acknowledges, an answer confirms all that was sent before; one that numbers its messages does. */
function acknowledgeImplicitly(state: ConnectionState, { seq }: { seq?: number }): Step {
  if (seq !== undefined || state.queue.hasEverAcked) return [state, []]
  const sent = state.queue.messages.filter(({ isSent }) => isSent)
  return [
    withMessages(state, unsentMessages(state)),
    sent.map(({ id }) => ({ type: 'report-delivered', id })),
  ]
}

function receiveRefusal(state: ConnectionState, frame: Refusal): Step {
  const { id, code, content } = frame
  const most = maxRefusals[code]
  if (id === state.pendingResetId && most)
    return [state, [{ type: 'start-timer', timer: 'repeat-reset', ms: resendEveryMs }]]
  const counted = most ? changeEach(state, (it) => (it.id === id ? retried(it) : it)) : state
  const queued = findQueued(counted, id)
  if (most && (queued?.retryCount ?? 0) <= most) return scheduleResend(counted)
  if (!queued && id !== state.pendingResetId) return [state, []]
  return [forget(counted, id), [{ type: 'report-given-up', id, words: content }]]
}

/** `id` is the reset that the chat has not confirmed, if there is one. */
function syncReset(state: ConnectionState, id: string | undefined): Step {
  if (id === state.pendingResetId) return [state, []]
  return sequence(
    { ...state, pendingResetId: id },
    (s) => [s, [{ type: 'stop-timers', timers: ['repeat-reset'] }]],
    id ? transmitReset : flushIfConnected,
  )
}

export function transmitReset(state: ConnectionState): Step {
  const { pendingResetId: id, status } = state
  return [
    state,
    id && status.kind === 'connected' ? [{ type: 'transmit', frame: { type: 'reset_chat', id } }] : [],
  ]
}

const findQueued = ({ queue }: ConnectionState, id: string) => queue.messages.find((it) => it.id === id)

const unsentMessages = ({ queue }: ConnectionState) => queue.messages.filter(({ isSent }) => !isSent)

const retried = (queued: QueuedMessage): QueuedMessage => ({
  ...queued,
  isSent: false,
  retryCount: queued.retryCount + 1,
})

const withMessages = (state: ConnectionState, messages: readonly QueuedMessage[]): ConnectionState => ({
  ...state,
  queue: { ...state.queue, messages },
})

const changeEach = (state: ConnectionState, change: (queued: QueuedMessage) => QueuedMessage) =>
  withMessages(state, state.queue.messages.map(change))
