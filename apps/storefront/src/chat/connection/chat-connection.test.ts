import { createChatConnection } from './chat-connection.ts'
import { sendQueuedAfterMs } from './connection-reducer.ts'
import type { ConnectionStatus } from './connection-state.ts'
import { pingEveryMs, pongTimeoutMs } from './heartbeat.ts'
import { maxQueuedMessages } from './deliver-messages.ts'
import { maxReconnectAttempts } from './reconnect-delay.ts'
import type { ShownFrame } from './read-frame.ts'
import { countingIds, createTestClock, createTestSocket, type TestSocket } from '../testing.ts'

function givenConnection() {
  const clock = createTestClock()
  const sockets: TestSocket[] = []
  const seen = {
    statuses: [] as ConnectionStatus[],
    frames: [] as ShownFrame[],
    delivered: [] as string[],
    givenUp: [] as Array<[string, string | undefined]>,
  }
  const { dispatch } = createChatConnection({
    openSocket: () => {
      sockets.push(createTestSocket())
      return sockets.at(-1)!
    },
    clock,
    random: () => 0.5,
    newId: countingIds('own'),
    onStatus: (status) => seen.statuses.push(status),
    onFrame: (frame) => seen.frames.push(frame),
    onDelivered: ({ id }) => seen.delivered.push(id),
    onGivenUp: (id, words) => seen.givenUp.push([id, words]),
  })
  const write = (id: string) =>
    dispatch({
      type: 'message-written',
      message: { id, type: 'chat_message', content: `texto ${id}`, timestamp: clock.now() },
    })
  return {
    dispatch,
    clock,
    sockets,
    seen,
    write,
    socket: () => sockets.at(-1)!,
    status: () => seen.statuses.at(-1),
    sentIds: () =>
      sockets
        .at(-1)!
        .sent.filter(({ type }) => type === 'chat_message')
        .map(({ id }) => id),
    open() {
      sockets.at(-1)!.open()
      clock.pass(sendQueuedAfterMs)
    },
    ack: (id: string) => sockets.at(-1)!.say({ id, type: 'message_ack', timestamp: 1 }),
  }
}

describe('constants of the specification', () => {
  it('have the specified values', () => {
    expect(sendQueuedAfterMs).toBe(100)
    expect(pingEveryMs).toBe(30_000)
    expect(pongTimeoutMs).toBe(5000)
    expect(maxQueuedMessages).toBe(50)
    expect(maxReconnectAttempts).toBe(5)
  })
})

describe('the connection', () => {
  it('is connected once the socket opens', () => {
    const { dispatch, open, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    expect(status()).toEqual({ kind: 'connected' })
  })

  it('reconnects after 2, 4, 8, 16 and 30 s and fails after five attempts', () => {
    const { dispatch, clock, sockets, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    for (const [index, seconds] of [2, 4, 8, 16, 30].entries()) {
      socket().drop(1006)
      expect(status()).toEqual({
        kind: 'reconnecting',
        attempt: index + 1,
        retryAt: clock.now() + seconds * 1000,
      })
      clock.pass(seconds * 1000 - 1)
      expect(sockets).toHaveLength(index + 1)
      clock.pass(1)
      expect(sockets).toHaveLength(index + 2)
    }
    socket().drop(1006)
    expect(status()).toEqual({ kind: 'failed' })
    clock.pass(600_000)
    expect(sockets).toHaveLength(6)
  })

  it('resets the attempts after a connection and on a manual retry', () => {
    const { dispatch, clock, open, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    socket().drop(1006)
    clock.pass(2000)
    open()
    socket().drop(1006)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    dispatch({ type: 'retry-requested' })
    expect(status()).toEqual({ kind: 'connecting' })
    socket().drop(1006)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
  })

  it('does not reconnect after a normal close', () => {
    const { dispatch, open, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    socket().drop(1000)
    expect(status()).toEqual({ kind: 'failed' })
  })

  it('reconnects with jitter after an announced restart', () => {
    const { dispatch, clock, open, sockets, socket } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    socket().drop(1012)
    clock.pass(2749)
    expect(sockets).toHaveLength(1)
    clock.pass(1)
    expect(sockets).toHaveLength(2)
  })

  it('reconnects when the socket never opens', () => {
    const { dispatch, clock, sockets, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    clock.pass(15_000)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    expect(sockets[0]!.closedWith).toBe(4000)
    clock.pass(2000)
    expect(sockets).toHaveLength(2)
  })

  it('ends when the visitor ends it, and only the visitor starts it again', () => {
    const { dispatch, clock, open, sockets, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    dispatch({ type: 'disconnect-requested' })
    expect(sockets[0]!.closedWith).toBe(1000)
    expect(status()).toEqual({ kind: 'failed' })
    dispatch({ type: 'page-resumed' })
    clock.pass(60_000)
    expect(sockets).toHaveLength(1)
    dispatch({ type: 'retry-requested' })
    expect(sockets).toHaveLength(2)
  })

  it('reports answers, but no pongs and no malformed frames', () => {
    const { dispatch, open, socket, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    socket().say('nonsense')
    socket().say({ type: 'pong' })
    socket().say({ id: 'a', type: 'chat_response', content: 'Olá', timestamp: 1 })
    expect(seen.frames.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('the heartbeat', () => {
  it('pings every 30 s and stays connected while pongs arrive', () => {
    const { dispatch, clock, open, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    for (let beat = 1; beat <= 3; beat += 1) {
      clock.pass(beat === 1 ? 29_900 : 30_000)
      const pings = socket().sent.filter(({ type }) => type === 'ping')
      expect(pings).toHaveLength(beat)
      expect(pings.at(-1)).toEqual({
        id: expect.any(String),
        type: 'ping',
        content: '',
        timestamp: clock.now(),
      })
      socket().say({ type: 'pong' })
    }
    clock.pass(10_000)
    expect(status()).toEqual({ kind: 'connected' })
  })

  it('reconnects when no pong came within 5 s', () => {
    const { dispatch, clock, open, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    clock.pass(29_900)
    clock.pass(4999)
    expect(status()).toEqual({ kind: 'connected' })
    const silent = socket()
    clock.pass(1)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    expect(silent.closedWith).toBe(4000)
  })

  it('pings at once when the network or the screen comes back', () => {
    const { dispatch, clock, open, sockets, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    dispatch({ type: 'page-resumed' })
    expect(socket().sent.at(-1)!.type).toBe('ping')
    clock.pass(5000)
    expect(status()).toMatchObject({ kind: 'reconnecting' })
    dispatch({ type: 'page-resumed' })
    expect(sockets).toHaveLength(2)
  })
})

describe('a connection that dies', () => {
  it('is given up at once when the browser says that it has no network', () => {
    const { dispatch, open, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    dispatch({ type: 'network-lost' })
    expect(status()).toEqual({ kind: 'connecting' })
    open()
    const dead = socket()
    dispatch({ type: 'network-lost' })
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    expect(dead.closedWith).toBe(4000)
  })

  it('is asked for a sign of life when a message stays without acknowledgement', () => {
    const { dispatch, clock, open, write, socket, status } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    clock.pass(1000)
    write('b')
    clock.pass(1000)
    expect(socket().sent.map(({ type }) => type)).toEqual(['chat_message', 'chat_message', 'ping'])
    clock.pass(pongTimeoutMs)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
  })

  it('is not asked while acknowledgements come', () => {
    const { dispatch, clock, open, write, ack, socket } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    ack('a')
    clock.pass(10_000)
    expect(socket().sent.map(({ type }) => type)).toEqual(['chat_message'])
  })
})

describe('a message of the visitor', () => {
  it('is sent at once when connected', () => {
    const { dispatch, open, write, socket, clock } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    expect(socket().sent).toEqual([
      { id: 'a', type: 'chat_message', content: 'texto a', timestamp: clock.now() },
    ])
  })

  it('waits for a connection and is sent in order 100 ms after it opens', () => {
    const { dispatch, clock, write, socket, sentIds } = givenConnection()
    dispatch({ type: 'start-requested' })
    write('a')
    socket().open()
    clock.pass(99)
    write('b')
    expect(sentIds()).toEqual([])
    clock.pass(1)
    expect(sentIds()).toEqual(['a', 'b'])
  })

  it('is dropped as the oldest when more than 50 are queued', () => {
    const { dispatch, open, write, sentIds, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    for (let index = 1; index <= 52; index += 1) write(`m${index}`)
    expect(seen.givenUp).toEqual([
      ['m1', undefined],
      ['m2', undefined],
    ])
    open()
    expect(sentIds()).toHaveLength(50)
    expect(sentIds()[0]).toBe('m3')
  })

  it('is delivered on acknowledgement, and then never sent again', () => {
    const { dispatch, clock, open, write, ack, socket, sentIds, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    expect(seen.delivered).toEqual([])
    ack('a')
    expect(seen.delivered).toEqual(['a'])
    socket().drop(1006)
    clock.pass(2000)
    open()
    expect(sentIds()).toEqual([])
  })

  it('is resent under the same id without limit to a server that acknowledges', () => {
    const { dispatch, clock, open, write, ack, socket, sentIds } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('first')
    ack('first')
    write('a')
    for (let round = 0; round < 6; round += 1) {
      socket().drop(1006)
      clock.pass(2000)
      open()
      expect(sentIds()).toEqual(['a'])
    }
  })

  it('is resent, a first one too, until the chat says that it has it', () => {
    const { dispatch, clock, open, write, socket, sentIds, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    for (let round = 0; round < 6; round += 1) {
      socket().say({
        id: 'a',
        type: 'message_refused',
        code: 'TRY_AGAIN',
        content: 'Tente de novo.',
        timestamp: 1,
      })
      clock.pass(1100)
      socket().drop(1006)
      clock.pass(2000)
      open()
      expect(sentIds()).toEqual(['a'])
    }
    expect(seen.delivered).toEqual([])
  })

  it('counts as delivered when a server without acknowledgements answers', () => {
    const { dispatch, open, write, socket, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    socket().say({ type: 'chat_response', content: 'Olá' })
    expect(seen.delivered).toEqual(['a'])
  })

  it.each([{ type: 'pong' }, { type: 'chat_response', content: 'Pagamento confirmado', seq: 7 }])(
    'is still sent again when the chat could not store it, whatever came meanwhile: %j',
    (frame) => {
      const { dispatch, clock, open, write, socket, sentIds, seen } = givenConnection()
      dispatch({ type: 'start-requested' })
      open()
      write('a')
      socket().say(frame)
      expect(seen.delivered).toEqual([])
      socket().say({ id: 'a', type: 'message_refused', code: 'TRY_AGAIN', content: '' })
      clock.pass(1100)
      expect(sentIds()).toEqual(['a', 'a'])
    },
  )

  it('waits while the database of the chat fails over', () => {
    const { dispatch, clock, open, write, socket, sentIds, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    for (let second = 0; second < 60; second += 1) {
      socket().say({ id: 'a', type: 'message_refused', code: 'TRY_AGAIN', content: '' })
      socket().say({ type: 'pong' })
      clock.pass(1100)
    }
    expect(sentIds()).toHaveLength(61)
    expect(seen.delivered).toEqual([])
  })

  it('is not implicitly acknowledged once the chat has acknowledged any message', () => {
    const { dispatch, open, write, ack, socket, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    ack('a')
    write('b')
    socket().say({ type: 'chat_response', content: 'Olá' })
    socket().say({ type: 'pong' })
    expect(seen.delivered).toEqual(['a'])
  })

  it('is resent slowly and in order after a rate-limit refusal', () => {
    const { dispatch, clock, open, write, socket, sentIds, ack } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    for (const id of ['a', 'b', 'c']) write(id)
    ack('a')
    for (const id of ['b', 'c'])
      socket().say({ id, type: 'message_refused', code: 'TOO_MANY_MESSAGES', content: '' })
    write('d')
    expect(sentIds()).toEqual(['a', 'b', 'c'])
    clock.pass(1100)
    expect(sentIds().slice(3)).toEqual(['b'])
    clock.pass(2200)
    expect(sentIds().slice(3)).toEqual(['b', 'c', 'd'])
  })

  it('is given up with the reason after a permanent refusal', () => {
    const { dispatch, clock, open, write, socket, sentIds, seen } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    write('a')
    socket().say({ id: 'a', type: 'message_refused', code: 'TOO_LONG', content: 'Longa demais.' })
    expect(seen.givenUp).toEqual([['a', 'Longa demais.']])
    clock.pass(20_000)
    expect(sentIds()).toEqual(['a'])
  })
})

describe('reset', () => {
  it('is sent as soon as there is a connection, and discards the queue', () => {
    const { dispatch, write, socket, clock } = givenConnection()
    dispatch({ type: 'start-requested' })
    write('a')
    const id = 'reset'
    dispatch({ type: 'reset-requested', id })
    expect(socket().sent).toEqual([])
    socket().open()
    clock.pass(sendQueuedAfterMs)
    expect(socket().sent).toMatchObject([{ id, type: 'reset_chat', content: '' }])
  })

  it('is repeated after a passing refusal', () => {
    const { dispatch, open, socket, clock } = givenConnection()
    dispatch({ type: 'start-requested' })
    open()
    const id = 'reset'
    dispatch({ type: 'reset-requested', id })
    socket().say({ id, type: 'message_refused', code: 'TRY_AGAIN', content: '' })
    clock.pass(1100)
    expect(socket().sent.map((frame) => frame.id)).toEqual([id, id])
  })
})
