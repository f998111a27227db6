import { randomUUID } from 'node:crypto'
import { until } from '@smm/http-service/test-until'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
const open: TestVisitor[] = []
const enter = async (...given: Parameters<typeof visit>) => {
  const visitor = await visit(...given)
  open.push(visitor)
  return visitor
}

beforeAll(async () => {
  chat = await openTestChat()
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const answer = (text: string) => (frame: { type: string; content?: string }) =>
  frame.type === 'chat_response' && frame.content === text
const messagesOf = async (clientId: string) => {
  const { conversationId } = await chat.deps.db
    .selectFrom('messages')
    .select('conversationId')
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow()
  return chat.deps.db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('seq')
    .execute()
}

it('a message that could not be stored is not overtaken by the next one, which is resent after it', async () => {
  let loaded = 0
  const failing = await openTestChat({
    database: chat.database,
    redis: chat.redis,
    loadCatalogue: async () => {
      loaded += 1
      if (loaded === 1) throw new Error('the database is away')
      return { offers: [], priceBook: [] }
    },
  })
  const visitor = await enter(failing)
  const [first, second] = [visitor.say('500'), visitor.say('na verdade 700')]
  const refused = (id: string) =>
    visitor.see((frame) => frame.id === id && frame.type === 'message_refused' && frame.code === 'TRY_AGAIN')
  await refused(first)
  await refused(second)
  visitor.say('500', first)
  visitor.say('na verdade 700', second)
  await visitor.see(answer('2: na verdade 700'))
  expect(visitor.texts()).toEqual(['1: 500', '2: na verdade 700'])
  await failing.close()
})

it('a message that its address may not send yet is not overtaken by the next one', async () => {
  const allowed = [false]
  const sharedLimits = { ...chat.deps.sharedLimits, allowMessage: async () => allowed.shift() ?? true }
  const limited = await openTestChat({ database: chat.database, redis: chat.redis, sharedLimits })
  const visitor = await enter(limited)
  const [first, second] = [visitor.say('500'), visitor.say('sim')]
  await visitor.see((frame) => frame.id === first && frame.type === 'message_refused')
  await visitor.see((frame) => frame.id === second && frame.type === 'message_refused')
  visitor.say('sim', second)
  visitor.say('500', first)
  await visitor.see(answer('1: 500'))
  expect(visitor.texts()).toEqual(['1: 500'])
  await limited.close()
})

it.each([
  ['the first', [false, true]],
  ['the second', [true, false]],
])('where the door refuses %s of two, the other does not overtake it', async (_, isAllowed) => {
  const rateLimiter = { ...chat.deps.rateLimiter, allowMessage: () => isAllowed.shift() ?? true }
  const limited = await openTestChat({ database: chat.database, redis: chat.redis, rateLimiter })
  const visitor = await enter(limited)
  const ids = [visitor.say('500'), visitor.say('sim')]
  const isRefused = (id: string) =>
    visitor.frames.some((frame) => frame.id === id && frame.type === 'message_refused')
  await visitor.see((frame) => frame.type === 'message_refused')
  if (isRefused(ids[0]!))
    await visitor.see((frame) => frame.id === ids[1] && frame.type === 'message_refused')
  visitor.say('e mais', randomUUID())
  for (const [at, text] of ['500', 'sim'].entries()) if (isRefused(ids[at]!)) visitor.say(text, ids[at])
  await visitor.see(answer('2: sim'))
  expect(visitor.texts()).toEqual(['1: 500', '2: sim'])
  await limited.close()
})

describe('a message from a visitor', () => {
  it('is stored, acknowledged, then answered', async () => {
    const visitor = await enter(chat)
    const id = visitor.say('  olá \u202Emundo\u0000 ')
    await visitor.see(answer('1: olá mundo'))
    expect(visitor.frames.map(({ type }) => type)).toEqual(['message_ack', 'chat_response'])
    expect(visitor.frames).toMatchObject([{ id, seq: 1 }, { seq: 2 }])
    expect(await messagesOf(id)).toMatchObject([
      { seq: 1, kind: 'visitor_message', content: 'olá mundo', clientId: id },
      { seq: 2, kind: 'chat_response', content: '1: olá mundo', id: visitor.frames[1]!.id },
    ])
  })

  it('sent twice is acknowledged twice and answered once', async () => {
    const visitor = await enter(chat)
    const id = visitor.say('oi')
    visitor.say('oi', id)
    visitor.say('fim')
    await visitor.see(answer('2: fim'))
    expect(visitor.texts()).toEqual(['1: oi', '2: fim'])
    expect(visitor.frames.filter((frame) => frame.id === id)).toMatchObject([
      { type: 'message_ack', seq: 1 },
      { type: 'message_ack', seq: 1 },
    ])
    expect(await messagesOf(id)).toHaveLength(4)
  })

  it('is answered with the newest state of other tabs and the newest offers', async () => {
    const first = await enter(chat)
    first.say('a')
    await first.see(answer('1: a'))
    const second = await enter(chat, { cookie: first.cookie })
    second.say('b')
    await first.see(answer('2: b'))
    const repeated = first.say('c')
    await first.see(answer('3: c'))
    second.say('c', repeated)
    await second.see(({ id, type }) => type === 'message_ack' && id === repeated)
    first.say('d')
    await first.see(answer('4: d'))
    await chat.deps.db.insertInto('catalogueCopy').values({ id: 1, version: 1, offers: '[]' }).execute()
    first.say('e')
    await second.see(answer('5: e'))
    expect(first.texts()).toEqual(['1: a', '2: b', '3: c', '4: d', '5: e'])
  })

  it('keeps its order in every tab', async () => {
    const first = await enter(chat)
    const second = await enter(chat, { cookie: first.cookie })
    const sent = Array.from({ length: 20 }, (_, n) => `m${n}`)
    for (const [n, text] of sent.entries()) (n % 2 ? first : second).say(text)
    await Promise.all([first, second].map((tab) => until(async () => tab.texts().length === 20)))
    expect(first.texts()).toEqual(second.texts())
    expect(first.texts().map((text) => Number(text.split(':')[0]))).toEqual(sent.map((_, n) => n + 1))
  })

  it('is shown in the other tab, without an echo in its own', async () => {
    const first = await enter(chat)
    const second = await enter(chat, { cookie: first.cookie })
    const id = first.say('da primeira aba')
    const shown = await second.see(({ type }) => type === 'visitor_message')
    expect(shown).toMatchObject({ id, content: 'da primeira aba' })
    await second.see(answer('1: da primeira aba'))
    await first.see(answer('1: da primeira aba'))
    expect(first.frames.some(({ type }) => type === 'visitor_message')).toBe(false)
  })
})

it('a message that offers a password is answered, but not stored', async () => {
  const visitor = await enter(chat)
  const id = visitor.say('minha senha é gatinho123')
  await visitor.see(({ type }) => type === 'chat_response')
  const [stored] = await messagesOf(id)
  expect(stored!.content).toBe('(Mensagem não guardada: parecia conter uma senha.)')
})

describe('a visitor who reconnects', () => {
  it('gets the messages after the last one received', async () => {
    const before = await enter(chat)
    before.say('um')
    const seen = await before.see(answer('1: um'))
    before.say('dois')
    await before.see(answer('2: dois'))
    before.socket.terminate()
    const back = await enter(chat, { cookie: before.cookie, after: seen.id })
    await back.see(answer('2: dois'))
    expect(back.frames).toMatchObject([
      { type: 'visitor_message', content: 'dois' },
      { type: 'chat_response', content: '2: dois' },
    ])
  })

  it.each([undefined, 'unknown', randomUUID()])('gets the last 100 messages after %s', async (after) => {
    const before = await enter(chat)
    for (let n = 1; n <= 60; n++) before.say(`m${n}`)
    await before.see(answer('60: m60'))
    const back = await enter(chat, { cookie: before.cookie, after })
    await back.see(answer('60: m60'))
    expect(back.frames).toHaveLength(100)
    expect(back.frames[0]).toMatchObject({ type: 'visitor_message', content: 'm11' })
  })

  it.each(['\u0000', 'a b', "'; --", 'a'.repeat(65), ''])(
    'with the malformed position %j gets the newest messages',
    async (after) => {
      const first = await enter(chat)
      first.say('oi')
      await first.see(answer('1: oi'))
      const back = await enter(chat, { cookie: first.cookie, after })
      await back.see(answer('1: oi'))
    },
  )

  it('with an unknown cookie gets a new one and no messages', async () => {
    const before = await enter(chat)
    before.say('segredo')
    await before.see(answer('1: segredo'))
    const other = await enter(chat, { cookie: `smm_chat=${'A'.repeat(43)}` })
    other.say('oi')
    await other.see(answer('1: oi'))
    expect(other.texts()).toEqual(['1: oi'])
    expect(other.cookie).not.toBe(before.cookie)
  })
})

describe('reset_chat', () => {
  it('deletes the messages and confirms in every tab', async () => {
    const visitor = await enter(chat)
    const other = await enter(chat, { cookie: visitor.cookie })
    visitor.say('olá')
    await visitor.see(answer('1: olá'))
    const id = randomUUID()
    visitor.send({ id, type: 'reset_chat', content: '', timestamp: Date.now() })
    const confirmed = await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    await other.see(({ type }) => type === 'chat_reset_confirmed')
    expect(await messagesOf(id)).toMatchObject([{ seq: 3, kind: 'chat_reset_confirmed', id: confirmed.id }])
    visitor.say('de novo')
    await visitor.see(answer('1: de novo'))
    const back = await enter(chat, { cookie: visitor.cookie })
    await back.see(answer('1: de novo'))
    expect(back.frames.map(({ type }) => type)).toEqual([
      'chat_reset_confirmed',
      'visitor_message',
      'chat_response',
    ])
  })
})

it('answers a ping', async () => {
  const visitor = await enter(chat)
  visitor.send({ id: 'p1', type: 'ping', content: '', timestamp: 1 })
  expect(await visitor.see(({ type }) => type === 'pong')).toMatchObject({ id: 'p1' })
})
