import type { ConnectionState, Step } from './connection-state.ts'

export const pingEveryMs = 30_000
export const pongTimeoutMs = 5000
const ackPatienceMs = 2000

export const startHeartbeat = (state: ConnectionState): Step => [
  state,
  [{ type: 'start-timer', timer: 'ping', ms: pingEveryMs }],
]

/** Asks for a sign of life: every 30 s, and out of turn when the network or the screen comes back. */
export function beat(state: ConnectionState): Step {
  return [
    { ...state, isAwaitingPong: true },
    [
      { type: 'start-timer', timer: 'ping', ms: pingEveryMs },
      { type: 'transmit', frame: { type: 'ping' } },
      ...(state.isAwaitingPong ? [] : [{ type: 'start-timer', timer: 'pong', ms: pongTimeoutMs } as const]),
    ],
  ]
}

/** Starts the patience with what was just sent. */
export const awaitAck = (state: ConnectionState): Step =>
  state.isAwaitingAck
    ? [state, []]
    : [{ ...state, isAwaitingAck: true }, [{ type: 'start-timer', timer: 'ack', ms: ackPatienceMs }]]

/** A message without an answer may be on a dead connection, which no event reports. */
export function beatUnlessAcknowledged(state: ConnectionState): Step {
  const rested = { ...state, isAwaitingAck: false }
  const isLate = state.queue.messages.some(({ isSent }) => isSent)
  return isLate && !state.isAwaitingPong ? beat(rested) : [rested, []]
}

export const receivePong = (state: ConnectionState): Step => [
  { ...state, isAwaitingPong: false },
  [{ type: 'stop-timers', timers: ['pong'] }],
]
