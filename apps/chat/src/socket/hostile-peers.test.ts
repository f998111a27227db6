import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { emptyDialogue } from '@smm/assistant/dialogue/state'
import { storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { until } from '@smm/http-service/test-until'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { openRateLimiter } from '../limits/rate-limiter.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** A peer that writes raw bytes and reads the code of the close frame. */
async function rawPeer() {
  const { port } = new URL(chat.url)
  const socket: Socket = connect(Number(port), '127.0.0.1')
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  const body = await until(async () => received.includes('\r\n\r\n') && received.indexOf('\r\n\r\n') + 4)
  return {
    socket,
    async closeCode() {
      const at = await until(async () => {
        const found = received.subarray(body).indexOf(0x88)
        return found >= 0 && received.length >= body + found + 4 && body + found + 1
      })
      socket.end()
      await closed
      return received.readUInt16BE(at + 1)
    },
  }
}

type FrameOptions = { opcode?: number; isLast?: boolean; isMasked?: boolean; isCompressed?: boolean }
const text = 1
function frame(payload: Buffer | string, options: FrameOptions = {}) {
  const { opcode = text, isLast = true, isMasked = true, isCompressed = false } = options
  const body = Buffer.from(payload)
  const head = [(isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode]
  const mask = isMasked ? 0x80 : 0
  if (body.length < 126) head.push(mask | body.length)
  else head.push(mask | 126, body.length >> 8, body.length & 255)
  return Buffer.concat([Buffer.from(head), isMasked ? Buffer.alloc(4) : Buffer.alloc(0), body])
}

describe('a peer that violates the protocol is closed with the right code', () => {
  it.each<[string, Buffer[], number]>([
    ['a frame one byte too large', [frame('a'.repeat(16 * 1024 + 1))], 1009],
    ['a binary frame', [frame('abc', { opcode: 2 })], 1003],
    ['invalid UTF-8', [frame(Buffer.from([0xc3, 0x28]))], 1007],
    ['an unmasked frame', [frame('abc', { isMasked: false })], 1002],
    ['a compressed frame without negotiation', [frame('abc', { isCompressed: true })], 1002],
    ['an unknown opcode', [frame('abc', { opcode: 3 })], 1002],
    [
      'a message in too many fragments',
      Array.from({ length: 100 }, (_, n) => frame('a', { opcode: n ? 0 : text, isLast: false })),
      1008,
    ],
  ])('%s', async (_what, bytes, code) => {
    const peer = await rawPeer()
    for (const part of bytes) peer.socket.write(part)
    expect(await peer.closeCode()).toBe(code)
  })

  it('and other visitors are answered', async () => {
    const peer = await rawPeer()
    for (let n = 0; n < 2_000; n++) peer.socket.write(frame('', { opcode: 9 }))
    peer.socket.write(frame('an unfinished message', { isLast: false }))
    const visitor = await visit(chat)
    visitor.say('oi')
    await visitor.see(({ type }) => type === 'chat_response')
    peer.socket.destroy()
    visitor.socket.terminate()
  })
})

describe('an invalid frame', () => {
  it('is refused in Portuguese and the socket stays open', async () => {
    const visitor = await visit(chat)
    visitor.socket.send('not json')
    visitor.send({ id: 'x1', type: 'chat_message', content: '   ' })
    visitor.send({ id: 'x2', type: 'chat_message', content: 'a'.repeat(2_001) })
    visitor.send({ id: 'x3', type: 'what' })
    visitor.say('oi')
    await visitor.see(({ type }) => type === 'chat_response')
    const refused = (id: unknown) =>
      visitor.frames.find((frame) => frame.type === 'message_refused' && frame.id === id)
    expect(visitor.frames[0]).toMatchObject({ type: 'message_refused', code: 'INVALID_FRAME' })
    expect(refused('x1')).toMatchObject({ code: 'EMPTY_MESSAGE', content: expect.stringContaining('vazia') })
    expect(refused('x2')).toMatchObject({ code: 'TOO_LONG', content: expect.stringContaining('2.000') })
    expect(refused('x3')).toMatchObject({ code: 'INVALID_FRAME' })
    visitor.socket.terminate()
  })
})

describe('a handshake', () => {
  it('from another origin is refused', async () => {
    await expect(visit(chat, { headers: { origin: 'https://evil.example' } })).rejects.toThrow('403')
    await expect(visit(chat, { headers: { origin: 'null' } })).rejects.toThrow('403')
  })

  it('from our own origins is accepted, and sets a cookie', async () => {
    for (const origin of ['http://localhost:3000', chat.url]) {
      const visitor = await visit(chat, { headers: { origin } })
      visitor.socket.terminate()
      expect(visitor.cookie).toMatch(/^smm_chat=[\w-]{43}$/)
    }
  })

  it('without an upgrade gets a plain 404', async () => {
    const answer = await fetch(`${chat.url}/ws`)
    expect(answer.status).toBe(404)
  })
})

it('over https the cookie has the __Host- prefix', async () => {
  const secure = await openTestChat({
    database: chat.database,
    settings: { PUBLIC_ORIGIN: 'https://smm.example' },
  })
  const visitor = await visit(secure, { headers: { origin: 'https://smm.example' } })
  expect(visitor.cookie).toMatch(/^__Host-smm_chat=/)
  visitor.socket.terminate()
  await secure.close()
})

it('the rate limiter refuses messages, then closes the socket', async () => {
  const limited = await openTestChat({ database: chat.database, rateLimiter: openRateLimiter(() => 0) })
  const visitor = await visit(limited)
  for (let n = 0; n < 12; n++) visitor.say(`m${n}`)
  const refused = await visitor.see(({ type }) => type === 'message_refused')
  expect(refused).toMatchObject({ code: 'TOO_MANY_MESSAGES', content: expect.stringContaining('de novo') })
  await until(async () => visitor.texts().length === 10)
  for (let n = 0; n < 100; n++) visitor.send({ type: 'ping' })
  expect(await visitor.closed).toBe(4029)
  const tabs = []
  for (let n = 0; n < 5; n++) tabs.push(await visit(limited, { cookie: visitor.cookie }))
  await expect(visit(limited, { cookie: visitor.cookie })).rejects.toThrow('429')
  for (const tab of tabs) tab.socket.terminate()
  await limited.close()
})

it('a slow reader is closed, and gets all messages after reconnecting', async () => {
  const most = 120
  const long = 'x'.repeat(150_000)
  const wordy = await openTestChat({
    database: chat.database,
    nextTurn: ({ message }) => ({
      state: storeDialogue(emptyDialogue),
      replies: [{ content: message + long }],
      intents: [],
    }),
  })
  const slow = await visit(wordy)
  const other = await visit(wordy, { cookie: slow.cookie })
  slow.socket.pause()
  for (let n = 0; n < most; n++) {
    other.say(`m${n}`)
    await until(async () => other.texts().length > n)
  }
  await until(async () => wordy.deps.fanOut.countSubscribers(await conversationOf(wordy)) === 1)
  slow.socket.resume()
  await slow.closed
  const after = slow.frames.at(-1)?.id
  const back = await visit(wordy, { cookie: slow.cookie, after })
  await until(async () => slow.texts().length + back.texts().length === most)
  expect([...slow.texts(), ...back.texts()].map((text) => text.split('x')[0])).toEqual(
    Array.from({ length: most }, (_, n) => `m${n}`),
  )
  for (const { socket } of [other, back]) socket.terminate()
  await wordy.close()
})

const conversationOf = async ({ deps }: TestChat) =>
  (
    await deps.db
      .selectFrom('conversations')
      .select('id')
      .orderBy('lastSeenAt', 'desc')
      .executeTakeFirstOrThrow()
  ).id

it('a message that the assistant fails on is answered', async () => {
  const broken = await openTestChat({
    database: chat.database,
    nextTurn: () => {
      throw new Error('a bug')
    },
  })
  const visitor = await visit(broken)
  visitor.say('oi')
  await visitor.see((frame) => frame.type === 'chat_response' && frame.content.startsWith('Desculpe'))
  visitor.socket.terminate()
  await broken.close()
})
