import type { ConnectionState, Step } from './connection-state.ts'

export const pingEveryMs = 30_000
export const pongTimeoutMs = 5000

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

export const receivePong = (state: ConnectionState): Step => [
  { ...state, isAwaitingPong: false },
  [{ type: 'stop-timers', timers: ['pong'] }],
]
