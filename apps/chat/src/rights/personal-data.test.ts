import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import type { StaffRole } from '@smm/contracts/access'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import type { Config } from '../config.ts'
import { messageHandlers } from '../message-handlers.ts'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat, until } from '../testing/open-test-chat.ts'
import { conversationTables, deleteForgotten } from './delete-conversations.ts'
import { personalDataCommands } from './personal-data-commands.ts'
import { deleteOldAccesses } from './record-access.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat({ nextTurn })
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const db = () => chat.deps.db

function ask(method: 'GET' | 'POST', url: string, { role = 'owner' as StaffRole, isProven = true } = {}) {
  const provenUntil = isProven ? Date.now() + 60_000 : 0
  const cookie = cookieOf({ username: 'dona', role, provenUntil })
  const payload = method === 'POST' ? { reason: 'Pedido do titular.' } : undefined
  return chat.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
}

/** A conversation with messages, an order that is over, a ticket with a reply, and one more browser. */
async function aConversation(status: 'completed' | 'processing' = 'completed') {
  const visitor = await visit(chat)
  visitor.say('comprei 500 seguidores e sumiram, instagram.com/padaria.estrela')
  await until(async () => visitor.texts()[0])
  const { conversationId, id: ticketId } = await db()
    .selectFrom('tickets')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('chatOrders')
    .values({
      orderId: randomUUID(),
      conversationId,
      platform: 'instagram',
      serviceType: 'followers',
      quantity: 500,
      link: 'https://www.instagram.com/padaria.estrela/',
      amountCents: 4_500,
      status,
    })
    .execute()
  await db()
    .insertInto('ticketReplies')
    .values({ id: randomUUID(), ticketId, text: 'Estamos vendo.', author: 'ana' })
    .execute()
  await db()
    .insertInto('invitedSessions')
    .values({ sessionHash: randomUUID(), conversationId, invitationId: randomUUID() })
    .execute()
  return { visitor, conversationId, at: (path: string) => `/api/conversations/${conversationId}/${path}` }
}

async function rowsOf(conversationId: string) {
  const counts = await Promise.all(
    conversationTables.map((table) =>
      db().selectFrom(table).selectAll().where('conversationId', '=', conversationId).execute(),
    ),
  )
  return counts.flat().length
}
const outbox = async (name: 'forget-conversation' | 'staff-acted', conversationId: string) => {
  const rows = await db().selectFrom('outbox').select('payload').where('name', '=', name).execute()
  return rows.map(({ payload }) => payload).filter((it) => JSON.stringify(it).includes(conversationId))
}

it('only an owner who proved their identity reads or deletes a visitor’s data', async () => {
  const { visitor, at } = await aConversation()
  for (const [method, path] of [
    ['GET', 'personal-data'],
    ['GET', 'access-records'],
    ['POST', 'forget'],
  ] as const) {
    for (const role of ['finance', 'support', 'viewer'] as const)
      expect((await ask(method, at(path), { role })).json()).toMatchObject({ error: 'ROLE_NOT_ALLOWED' })
    expect((await ask(method, at(path), { isProven: false })).json()).toMatchObject({ error: 'PROOF_NEEDED' })
  }
  visitor.socket.terminate()
})

it('a conversation is exported whole, and who did it is audited', async () => {
  const { visitor, conversationId, at } = await aConversation()
  const data = (await ask('GET', at('personal-data'))).json()
  expect(data).toMatchObject({
    conversa: conversationId,
    mensagens: [{ de: 'você', texto: expect.stringContaining('padaria.estrela') }, { de: 'loja' }],
    chamados: [{ situacao: 'Aberto', respostas: [{ texto: 'Estamos vendo.' }] }],
    acessos: [{ endereco: '127.0.0.1' }],
  })
  expect(await outbox('staff-acted', conversationId)).toMatchObject([
    { actor: 'dona', action: 'conversation-exported' },
  ])
  visitor.socket.terminate()
})

it('a conversation is forgotten, orders is told through the outbox, and its visitor begins anew', async () => {
  const { visitor, conversationId, at } = await aConversation()
  expect(await rowsOf(conversationId)).toBeGreaterThan(0)
  expect((await ask('POST', at('forget'))).statusCode).toBe(200)
  expect(await rowsOf(conversationId)).toBe(0)
  expect(await outbox('forget-conversation', conversationId)).toHaveLength(1)
  expect(await outbox('staff-acted', conversationId)).toMatchObject([
    { actor: 'dona', action: 'conversation-forgotten', details: { reason: 'Pedido do titular.' } },
  ])
  expect((await ask('POST', at('forget'))).statusCode).toBe(404)
  // The open tab is asked to come again, and its cookie leads nowhere.
  visitor.say('oi')
  await visitor.closed
  const again = await visit(chat, { cookie: visitor.cookie })
  expect(again.cookie).not.toBe(visitor.cookie)
  again.socket.terminate()
  // The accesses stay for the months of the law.
  const accesses = (await ask('GET', at('access-records'))).json()
  expect(accesses).toMatchObject([{ address: '127.0.0.1' }])
})

it('a conversation whose order is under way is not forgotten', async () => {
  const { visitor, conversationId, at } = await aConversation('processing')
  expect((await ask('POST', at('forget'))).statusCode).toBe(409)
  expect(await rowsOf(conversationId)).toBeGreaterThan(0)
  visitor.socket.terminate()
})

describe('a restored conversation', () => {
  it('is deleted again where the chat remembers it', async () => {
    const { visitor, conversationId } = await aConversation()
    await db().insertInto('forgottenConversations').values({ conversationId }).execute()
    await deleteForgotten(db())
    expect(await rowsOf(conversationId)).toBe(0)
    visitor.socket.terminate()
  })

  it('is deleted again where only orders remembers it', async () => {
    const { visitor, conversationId } = await aConversation()
    const forget = messageHandlers(chat.deps).orders['forget-conversation']!
    const origin = { eventId: randomUUID(), from: 'orders', correlationId: null } as const
    const message = { conversationId, forgottenAt: new Date().toISOString() }
    await db()
      .transaction()
      .execute((trx) => forget(trx, message, origin))
    expect(await rowsOf(conversationId)).toBe(0)
    visitor.socket.terminate()
  })
})

it('an access is recorded with its address, and deleted after six months', async () => {
  const conversationId = randomUUID()
  const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 24 * 60 * 60_000)
  await db()
    .insertInto('accessRecords')
    .values([5, 7].map((months) => ({ conversationId, address: '203.0.113.7', at: monthsAgo(months) })))
    .execute()
  await deleteOldAccesses(db())
  const left = await db()
    .selectFrom('accessRecords')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .execute()
  expect(left).toHaveLength(1)
})

it.each(['', '%', 'a', '1234567', '________'])('the command refuses "%s", which is no id', async (id) => {
  await aConversation()
  const config = { CHAT_DATABASE_URL: chat.database.url } as Config
  const forget = personalDataCommands['forget-conversation']!
  await expect(forget(config, [id, 'Pedido do titular.'])).rejects.toThrow(
    'at least its first eight characters',
  )
})
