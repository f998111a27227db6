import { reduceConnection } from './connection-reducer.ts'
import { reconnectDelay } from './reconnect-delay.ts'
import { type ConnectionEvent, initialConnection, sequence } from './connection-state.ts'

const context = { now: 1000, chance: 0.5 }
const message = { id: 'a', type: 'chat_message', content: 'oi' } as const
const after = (...events: ConnectionEvent[]) =>
  sequence(
    initialConnection,
    ...events.map((event) => (state: typeof initialConnection) => reduceConnection(state, event, context)),
  )
const lastEffects = (...events: ConnectionEvent[]) => {
  const [state] = after(...events.slice(0, -1))
  return reduceConnection(state, events.at(-1)!, context)[1]
}
const connected: ConnectionEvent[] = [
  { type: 'start-requested' },
  { type: 'socket-opened' },
  { type: 'timer-fired', timer: 'flush' },
]

describe('the connection as a reducer', () => {
  it('does not mutate the given state', () => {
    const frozen = Object.freeze({
      ...initialConnection,
      queue: Object.freeze({ ...initialConnection.queue }),
    })
    expect(() => reduceConnection(frozen, { type: 'message-written', message }, context)).not.toThrow()
  })

  it('dials with a limit on the opening', () => {
    expect(lastEffects({ type: 'start-requested' })).toEqual([
      { type: 'report-status', status: { kind: 'connecting' } },
      { type: 'stop-timers', timers: ['redial'] },
      { type: 'start-timer', timer: 'dial', ms: 15_000 },
      { type: 'open-socket' },
    ])
  })

  it.each([
    [undefined, 100],
    [context.now - 70, 30],
    [context.now - 5000, 0],
    [context.now + 5000, 100],
  ])('sends what is queued 100 ms after the socket opened (at %s)', (at, ms) => {
    expect(lastEffects({ type: 'start-requested' }, { type: 'socket-opened', at })).toContainEqual({
      type: 'start-timer',
      timer: 'flush',
      ms,
    })
  })

  it('sends a written message when connected, and keeps it queued until the acknowledgement', () => {
    const written: ConnectionEvent = { type: 'message-written', message }
    expect(lastEffects(...connected, written)).toEqual([
      { type: 'transmit', frame: message },
      { type: 'start-timer', timer: 'ack', ms: 2000 },
    ])
    expect(after(...connected, written)[0].queue.messages).toMatchObject([{ id: 'a', isSent: true }])
    const ack: ConnectionEvent = {
      type: 'frame-received',
      frame: { id: 'a', type: 'message_ack', timestamp: 1 },
    }
    expect(after(...connected, written, ack)[0].queue).toEqual({ messages: [], hasEverAcked: true })
  })

  it('stops every timer of a lost connection and schedules the next attempt', () => {
    expect(lastEffects(...connected, { type: 'socket-closed', code: 1006 })).toEqual([
      { type: 'release-socket', closeCode: undefined },
      { type: 'stop-timers', timers: ['dial', 'redial', 'ping', 'pong', 'ack', 'flush'] },
      { type: 'start-timer', timer: 'redial', ms: 2000 },
      { type: 'report-status', status: { kind: 'reconnecting', attempt: 1, retryAt: 3000 } },
    ])
  })

  it('holds messages back while a reset is unconfirmed', () => {
    const reset: ConnectionEvent = { type: 'reset-requested', id: 'r' }
    expect(lastEffects(...connected, reset, { type: 'message-written', message })).toEqual([])
    expect(
      lastEffects(
        ...connected,
        reset,
        { type: 'message-written', message },
        { type: 'reset-synced', id: undefined },
      ),
    ).toContainEqual({ type: 'transmit', frame: message })
  })
})

describe('the pause before a try', () => {
  it('is spread by a quarter, and at most 30 s', () => {
    const [earliest, latest] = [0, 1].map((chance) => [1, 2, 5].map((at) => reconnectDelay(at, 1006, chance)))
    expect(earliest).toEqual([1500, 3000, 24_000])
    expect(latest).toEqual([2500, 5000, 30_000])
  })
})
