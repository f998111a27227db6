import type { ChatMessageFrame, RefusedFrameCode } from '@smm/contracts/chat'
import {
  type ConnectionState,
  type Delivery,
  reportDelivered,
  sequence,
  type Step,
} from './connection-state.ts'
import { awaitAck } from './heartbeat.ts'
import {
  acknowledge,
  countRetry,
  dequeue,
  emptyQueue,
  enqueue,
  findQueued,
  implicitlyAcknowledged,
  markSent,
  type QueuedMessage,
  unsentMessages,
} from './outgoing-queue.ts'
import type { KnownFrame } from './read-frame.ts'

/** Pace of repeating what the chat refused as too much at once. */
const resendEveryMs = 1100
/** Refusals that pass. A chat that cannot store gets a minute and a half, in which another database takes over. */
const maxRefusals: Partial<Record<RefusedFrameCode, number>> = { TOO_MANY_MESSAGES: 10, TRY_AGAIN: 80 }

type Refusal = Extract<KnownFrame, { type: 'message_refused' }>

export function restoreMessage(state: ConnectionState, message: ChatMessageFrame, now: number): Step {
  const { queue, dropped } = enqueue(state.queue, message, now)
  return [{ ...state, queue }, dropped.map((id) => ({ type: 'report-given-up', id }))]
}

export const forgetMessage = (state: ConnectionState, id: string): ConnectionState => ({
  ...state,
  queue: dequeue(state.queue, [id]),
})

export const flushIfConnected = (state: ConnectionState): Step =>
  state.status.kind === 'connected' && !state.scheduledFlush ? flush(state, 'all') : [state, []]

/** The 'flush' timer has fired. */
export function flushScheduled(state: ConnectionState): Step {
  const extent = state.scheduledFlush ?? 'all'
  const due = { ...state, scheduledFlush: undefined }
  return extent === 'all' ? flush(due, 'all') : sequence(due, (s) => flush(s, 'next'), scheduleMore)
}

function flush(state: ConnectionState, extent: 'all' | 'next'): Step {
  if (state.pendingResetId) return [state, []]
  const due = unsentMessages(state.queue).slice(0, extent === 'all' ? undefined : 1)
  if (due.length === 0) return [state, []]
  const queue = markSent(state.queue, due.map(idOf))
  const transmit = due.map(({ message }) => ({ type: 'transmit', frame: message }) as const)
  return sequence(state, (s) => [{ ...s, queue }, transmit], awaitAck)
}

const scheduleMore = (state: ConnectionState): Step =>
  state.pendingResetId || unsentMessages(state.queue).length === 0 ? [state, []] : scheduleResend(state)

/** One message at a time, in order, after the chat said that it was too much. */
function scheduleResend(state: ConnectionState): Step {
  if (state.scheduledFlush) return [state, []]
  return [{ ...state, scheduledFlush: 'next' }, [{ type: 'start-timer', timer: 'flush', ms: resendEveryMs }]]
}

export function receiveAck(state: ConnectionState, { id, seq, isUnanswered }: Delivery): Step {
  const delivered = { type: 'report-delivered', id, seq, isUnanswered } as const
  return [{ ...state, queue: acknowledge(state.queue, id) }, [delivered]]
}

/** An answer acknowledges for a server that never sends acknowledgements: one that numbers its messages does. */
export function acknowledgeImplicitly(state: ConnectionState, { seq }: { seq?: number }): Step {
  if (seq !== undefined) return [state, []]
  const ids = implicitlyAcknowledged(state.queue)
  return [{ ...state, queue: dequeue(state.queue, ids) }, reportDelivered(ids)]
}

export function receiveRefusal(state: ConnectionState, frame: Refusal): Step {
  const { id, code, content } = frame
  const most = maxRefusals[code]
  if (id === state.pendingResetId && most)
    return [state, [{ type: 'start-timer', timer: 'repeat-reset', ms: resendEveryMs }]]
  const counted = most ? { ...state, queue: countRetry(state.queue, id) } : state
  const queued = findQueued(counted.queue, id)
  if (most && (queued?.retryCount ?? 0) <= most) return scheduleResend(counted)
  if (!queued && id !== state.pendingResetId) return [state, []]
  return [forgetMessage(counted, id), [{ type: 'report-given-up', id, words: content }]]
}

/** Messages written before a reset are never sent after it. */
export const requestReset = (state: ConnectionState, id: string): Step =>
  syncReset({ ...state, queue: { ...emptyQueue, hasEverAcked: state.queue.hasEverAcked } }, id)

/** `id` is the reset that the chat has not confirmed, if there is one. */
export function syncReset(state: ConnectionState, id: string | undefined): Step {
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

const idOf = ({ id }: QueuedMessage) => id
