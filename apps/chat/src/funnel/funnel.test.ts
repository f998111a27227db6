import { randomUUID } from 'node:crypto'
import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import type { Conversion, VisitOrigin } from '@smm/contracts/conversion'
import type { RecapPart } from '@smm/contracts/message-parts'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { openTestChat, type TestChat, until } from '../testing/open-test-chat.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'

let chat: TestChat
const open: TestVisitor[] = []
beforeAll(async () => {
  chat = await openTestChat({
    nextTurn: ({ state, message }) => ({
      state: storeDialogue(readDialogue(state)),
      replies: [{ content: message, ...(message === 'resumo' && { parts: [aRecap] }) }],
      intents: [],
    }),
  })
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const aRecap: RecapPart = { type: 'recap', items: [], total: 45, actions: [] }

const conversion = async () => {
  const answer = await chat.app.inject({
    url: '/api/conversations/conversion?days=7',
    headers: { cookie: cookieOf() },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<Conversion>()
}
const ofSource = async (source: string) => {
  const { bySource } = await conversion()
  return bySource.find((it) => it.source === source)
}
const counted = (source: string, wanted: Partial<Conversion['bySource'][number]>) =>
  until(async () => {
    const found = await ofSource(source)
    return found && Object.entries(wanted).every(([step, count]) => Reflect.get(found, step) === count)
  })
const countVisits = (payload: object) => chat.app.inject({ method: 'POST', url: '/visits', payload })

async function write(content: string, origin?: object, cookie?: string) {
  const visitor = await visit(chat, { ...(cookie && { cookie }) })
  open.push(visitor)
  const id = randomUUID()
  visitor.send({ id, type: 'chat_message', content, ...(origin && { origin }) })
  // An earlier answer of the same words may come with the history, before this message is stored.
  await visitor.see((frame) => frame.type === 'message_ack' && frame.id === id)
  await visitor.see((frame) => frame.type === 'chat_response' && frame.content === content)
  const { conversationId } = await chat.deps.db
    .selectFrom('messages')
    .select('conversationId')
    .where('clientId', '=', id)
    .executeTakeFirstOrThrow()
  return { ...visitor, conversationId }
}

const originOf = (source: string): VisitOrigin => ({ page: '/comprar-seguidores-instagram', source })

it('counts visits by page and campaign', async () => {
  const visits = [
    { ...originOf('visitas'), count: 3 },
    { page: '/', source: 'visitas', count: 2 },
  ]
  for (let times = 0; times < 2; times++) expect((await countVisits(visits)).statusCode).toBe(200)
  expect(await ofSource('visitas')).toMatchObject({ visits: 10, chats: 0 })
  const { byPage, byDay } = await conversion()
  expect(byPage.find(({ page }) => page === '/')).toMatchObject({ visits: 4 })
  expect(byDay).toHaveLength(7)
  expect(byDay.at(-1)).toMatchObject({ visits: 10 })
})

it('counts a conversation with its first message, and each step once', async () => {
  const visitor = await write('oi', originOf('passos'))
  await counted('passos', { chats: 1, recaps: 0 })
  for (let times = 0; times < 2; times++) await write('resumo', originOf('outra'), visitor.cookie)
  await counted('passos', { chats: 1, recaps: 1, charges: 0 })
  expect(await ofSource('outra')).toBeUndefined()
  const orderId = randomUUID()
  await chat.deps.db
    .insertInto('chatOrders')
    .values({
      orderId,
      conversationId: visitor.conversationId,
      platform: 'instagram',
      serviceType: 'followers',
      quantity: 500,
      link: 'https://www.instagram.com/x/',
      amountCents: 4_500,
      status: 'requested',
    })
    .execute()
  expect(await ofSource('passos')).toMatchObject({ charges: 0 })
  const change = (set: { status: 'pending' | 'paid'; paidAt?: Date }) =>
    chat.deps.db.updateTable('chatOrders').set(set).where('orderId', '=', orderId).execute()
  await change({ status: 'pending' })
  expect(await ofSource('passos')).toMatchObject({ charges: 1, paid: 0 })
  await change({ status: 'paid', paidAt: new Date() })
  expect(await ofSource('passos')).toMatchObject({ chats: 1, recaps: 1, charges: 1, paid: 1 })
})

it('counts the conversations that begin in one moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => write('resumo', originOf('juntas'))))
  await counted('juntas', { chats: 8, recaps: 8 })
})

it.each([undefined, { page: 'javascript:alert(1)', source: 'x' }, { page: '/', source: '<b>' }, 'x'])(
  'answers a message with the origin %j, and counts it without one',
  async (origin) => {
    const before = (await ofSource(''))?.chats ?? 0
    await write('oi', origin as object)
    await counted('', { chats: before + 1 })
  },
)

it('takes an address that names ever new campaigns for one', async () => {
  const visits = Array.from({ length: 300 }, (_, n) => ({ page: '/', source: `c${n}`, count: 1 }))
  await countVisits(visits)
  await countVisits(visits.map((visit) => ({ ...visit, source: `d${visit.source}` })))
  const rows = await chat.deps.db.selectFrom('pageVisits').select('source').distinct().execute()
  expect(rows.map(({ source }) => source)).toContain('outras')
  expect(rows.length).toBeLessThan(400)
})

it.each([
  [{ page: '/', source: 'x', count: 0 }],
  [{ page: '', source: 'x', count: 1 }],
  [{ page: '/', source: 'A b', count: 1 }],
])('counts nothing of %j', async (visit) => {
  expect((await countVisits([visit])).statusCode).toBe(400)
})

it('is no business of support', async () => {
  const headers = { cookie: cookieOf({ role: 'support' }) }
  const answer = await chat.app.inject({ url: '/api/conversations/conversion', headers })
  expect(answer.statusCode).toBe(403)
})
