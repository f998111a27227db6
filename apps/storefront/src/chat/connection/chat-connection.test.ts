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
  const connection = createChatConnection({
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
    connection.send({ id, type: 'chat_message', content: `texto ${id}`, timestamp: clock.now() })
  return {
    connection,
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
    const { connection, open, status } = givenConnection()
    connection.start()
    open()
    expect(status()).toEqual({ kind: 'connected' })
  })

  it('reconnects after 2, 4, 8, 16 and 30 s and fails after five attempts', () => {
    const { connection, clock, sockets, socket, status } = givenConnection()
    connection.start()
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
    const { connection, clock, open, socket, status } = givenConnection()
    connection.start()
    socket().drop(1006)
    clock.pass(2000)
    open()
    socket().drop(1006)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    connection.retry()
    expect(status()).toEqual({ kind: 'connecting' })
    socket().drop(1006)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
  })

  it('does not reconnect after a normal close', () => {
    const { connection, open, socket, status } = givenConnection()
    connection.start()
    open()
    socket().drop(1000)
    expect(status()).toEqual({ kind: 'failed' })
  })

  it('reconnects with jitter after an announced restart', () => {
    const { connection, clock, open, sockets, socket } = givenConnection()
    connection.start()
    open()
    socket().drop(1012)
    clock.pass(2749)
    expect(sockets).toHaveLength(1)
    clock.pass(1)
    expect(sockets).toHaveLength(2)
  })

  it('reconnects when the socket never opens', () => {
    const { connection, clock, sockets, status } = givenConnection()
    connection.start()
    clock.pass(15_000)
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    expect(sockets[0]!.closedWith).toBe(4000)
    clock.pass(2000)
    expect(sockets).toHaveLength(2)
  })

  it('ends when the visitor ends it, and only the visitor starts it again', () => {
    const { connection, clock, open, sockets, status } = givenConnection()
    connection.start()
    open()
    connection.disconnect()
    expect(sockets[0]!.closedWith).toBe(1000)
    expect(status()).toEqual({ kind: 'failed' })
    connection.resume()
    clock.pass(60_000)
    expect(sockets).toHaveLength(1)
    connection.retry()
    expect(sockets).toHaveLength(2)
  })

  it('reports answers, but no pongs and no malformed frames', () => {
    const { connection, open, socket, seen } = givenConnection()
    connection.start()
    open()
    socket().say('nonsense')
    socket().say({ type: 'pong' })
    socket().say({ id: 'a', type: 'chat_response', content: 'Olá', timestamp: 1 })
    expect(seen.frames.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('the heartbeat', () => {
  it('pings every 30 s and stays connected while pongs arrive', () => {
    const { connection, clock, open, socket, status } = givenConnection()
    connection.start()
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
    const { connection, clock, open, socket, status } = givenConnection()
    connection.start()
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
    const { connection, clock, open, sockets, socket, status } = givenConnection()
    connection.start()
    open()
    connection.resume()
    expect(socket().sent.at(-1)!.type).toBe('ping')
    clock.pass(5000)
    expect(status()).toMatchObject({ kind: 'reconnecting' })
    connection.resume()
    expect(sockets).toHaveLength(2)
  })
})

describe('a connection that dies', () => {
  it('is given up at once when the browser says that it has no network', () => {
    const { connection, open, socket, status } = givenConnection()
    connection.start()
    connection.loseNetwork()
    expect(status()).toEqual({ kind: 'connecting' })
    open()
    const dead = socket()
    connection.loseNetwork()
    expect(status()).toMatchObject({ kind: 'reconnecting', attempt: 1 })
    expect(dead.closedWith).toBe(4000)
  })

  it('is asked for a sign of life when a message stays without acknowledgement', () => {
    const { connection, clock, open, write, socket, status } = givenConnection()
    connection.start()
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
    const { connection, clock, open, write, ack, socket } = givenConnection()
    connection.start()
    open()
    write('a')
    ack('a')
    clock.pass(10_000)
    expect(socket().sent.map(({ type }) => type)).toEqual(['chat_message'])
  })
})

describe('a message of the visitor', () => {
  it('is sent at once when connected', () => {
    const { connection, open, write, socket, clock } = givenConnection()
    connection.start()
    open()
    write('a')
    expect(socket().sent).toEqual([
      { id: 'a', type: 'chat_message', content: 'texto a', timestamp: clock.now() },
    ])
  })

  it('waits for a connection and is sent in order 100 ms after it opens', () => {
    const { connection, clock, write, socket, sentIds } = givenConnection()
    connection.start()
    write('a')
    socket().open()
    clock.pass(99)
    write('b')
    expect(sentIds()).toEqual([])
    clock.pass(1)
    expect(sentIds()).toEqual(['a', 'b'])
  })

  it('is dropped as the oldest when more than 50 are queued', () => {
    const { connection, open, write, sentIds, seen } = givenConnection()
    connection.start()
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
    const { connection, clock, open, write, ack, socket, sentIds, seen } = givenConnection()
    connection.start()
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
    const { connection, clock, open, write, ack, socket, sentIds } = givenConnection()
    connection.start()
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
    const { connection, clock, open, write, socket, sentIds, seen } = givenConnection()
    connection.start()
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
    const { connection, open, write, socket, seen } = givenConnection()
    connection.start()
    open()
    write('a')
    socket().say({ type: 'chat_response', content: 'Olá' })
    expect(seen.delivered).toEqual(['a'])
  })

  it.each([{ type: 'pong' }, { type: 'chat_response', content: 'Pagamento confirmado', seq: 7 }])(
    'is still sent again when the chat could not store it, whatever came meanwhile: %j',
    (frame) => {
      const { connection, clock, open, write, socket, sentIds, seen } = givenConnection()
      connection.start()
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
    const { connection, clock, open, write, socket, sentIds, seen } = givenConnection()
    connection.start()
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
    const { connection, open, write, ack, socket, seen } = givenConnection()
    connection.start()
    open()
    write('a')
    ack('a')
    write('b')
    socket().say({ type: 'chat_response', content: 'Olá' })
    socket().say({ type: 'pong' })
    expect(seen.delivered).toEqual(['a'])
  })

  it('is resent slowly and in order after a rate-limit refusal', () => {
    const { connection, clock, open, write, socket, sentIds, ack } = givenConnection()
    connection.start()
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
    const { connection, clock, open, write, socket, sentIds, seen } = givenConnection()
    connection.start()
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
    const { connection, write, socket, clock } = givenConnection()
    connection.start()
    write('a')
    const id = connection.reset()
    expect(socket().sent).toEqual([])
    socket().open()
    clock.pass(sendQueuedAfterMs)
    expect(socket().sent).toMatchObject([{ id, type: 'reset_chat', content: '' }])
  })

  it('is repeated after a passing refusal', () => {
    const { connection, open, socket, clock } = givenConnection()
    connection.start()
    open()
    connection.reset()
    const { id } = socket().sent[0]!
    socket().say({ id, type: 'message_refused', code: 'TRY_AGAIN', content: '' })
    clock.pass(1100)
    expect(socket().sent.map((frame) => frame.id)).toEqual([id, id])
  })
})
