import {
  changeStatus,
  type ConnectionEvent,
  type ConnectionState,
  type ConnectionTimer,
  sequence,
  type Step,
} from './connection-state.ts'
import {
  flushScheduled,
  receiveFrame,
  reduceMessages,
  requeueSent,
  transmitReset,
} from './deliver-messages.ts'
import { beat, beatUnlessAcknowledged, receivePong, startHeartbeat } from './heartbeat.ts'
import { maxReconnectAttempts, reconnectDelay } from './reconnect-delay.ts'

export const sendQueuedAfterMs = 100
const openTimeoutMs = 15_000

const normalClosure = 1000
const noAnswer = 4000

/** `chance` is in [0, 1): it spreads reconnections after a restart of the chat. */
export type Context = { now: number; chance: number }

/** The life of the connection to the chat: its next state, and the effects that the driver carries out in order. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent, context: Context): Step {
  switch (event.type) {
    case 'start-requested':
      return connect(state)
    case 'retry-requested':
      return sequence({ ...state, attempts: 0, isEndedByVisitor: false }, (s) => release(s), connect)
    case 'disconnect-requested':
      return sequence({ ...state, isEndedByVisitor: true }, (s) => release(s, normalClosure), fail)
    case 'page-resumed':
      return resume(state)
    case 'network-lost':
      return state.status.kind === 'connected' ? lose(state, noAnswer, context, noAnswer) : [state, []]
    case 'socket-opened':
      return open(state, event.at ?? context.now, context.now)
    case 'socket-closed':
      return lose(state, event.code, context)
    case 'socket-failed':
      return lose(state, noAnswer, context, noAnswer)
    case 'timer-fired':
      return fire(state, event.timer, context)
    case 'frame-received':
      return event.frame.type === 'pong' ? receivePong(state) : receiveFrame(state, event.frame)
    default:
      return reduceMessages(state, event)
  }
}

const connect = (state: ConnectionState): Step =>
  sequence(state, (s) => changeStatus(s, { kind: 'connecting' }), dial)

const dial = (state: ConnectionState): Step => [
  { ...state, hasSocket: true },
  [
    { type: 'stop-timers', timers: ['redial'] },
    { type: 'start-timer', timer: 'dial', ms: openTimeoutMs },
    { type: 'open-socket' },
  ],
]

const open = (state: ConnectionState, openedAt: number, now: number): Step =>
  sequence(
    { ...state, attempts: 0, scheduledFlush: 'all' },
    (s) => [s, [{ type: 'stop-timers', timers: ['dial'] }]],
    startHeartbeat,
    (s) => [s, [{ type: 'start-timer', timer: 'flush', ms: remaining(openedAt + sendQueuedAfterMs, now) }]],
    (s) => changeStatus(s, { kind: 'connected' }),
    transmitReset,
  )

const remaining = (until: number, now: number) => Math.min(Math.max(until - now, 0), sendQueuedAfterMs)

/** A silent socket is closed with `closeCode` without waiting for the other side, which may never answer the close. */
function lose(state: ConnectionState, code: number, context: Context, closeCode?: number): Step {
  const isOver = code === normalClosure || state.attempts >= maxReconnectAttempts
  return sequence(
    state,
    (s) => release(s, closeCode),
    isOver ? fail : (s) => scheduleRedial(s, code, context),
  )
}

function scheduleRedial(state: ConnectionState, code: number, { now, chance }: Context): Step {
  const attempt = state.attempts + 1
  const ms = reconnectDelay(attempt, code, chance)
  return sequence(
    { ...state, attempts: attempt },
    (s) => [s, [{ type: 'start-timer', timer: 'redial', ms }]],
    (s) => changeStatus(s, { kind: 'reconnecting', attempt, retryAt: now + ms }),
  )
}

const fail = (state: ConnectionState): Step => changeStatus(state, { kind: 'failed' })

function release(state: ConnectionState, closeCode?: number): Step {
  return [
    {
      ...requeueSent(state),
      hasSocket: false,
      isAwaitingPong: false,
      isAwaitingAck: false,
      scheduledFlush: undefined,
    },
    [
      { type: 'release-socket', closeCode },
      { type: 'stop-timers', timers: ['dial', 'redial', 'ping', 'pong', 'ack', 'flush'] },
    ],
  ]
}

/** Finds out at once whether the connection is alive. */
function resume(state: ConnectionState): Step {
  if (state.isEndedByVisitor) return [state, []]
  if (state.status.kind === 'connected') return beat(state)
  if (state.status.kind === 'failed') return sequence({ ...state, attempts: 0 }, (s) => release(s), connect)
  return state.status.kind === 'reconnecting' && !state.hasSocket ? dial(state) : [state, []]
}

function fire(state: ConnectionState, timer: ConnectionTimer, context: Context): Step {
  switch (timer) {
    case 'redial':
      return dial(state)
    case 'dial':
    case 'pong':
      return lose(state, noAnswer, context, noAnswer)
    case 'ping':
      return beat(state)
    case 'ack':
      return beatUnlessAcknowledged(state)
    case 'flush':
      return flushScheduled(state)
    case 'repeat-reset':
      return transmitReset(state)
  }
}
