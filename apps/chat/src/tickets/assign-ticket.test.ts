import { randomUUID } from 'node:crypto'
import type { Ticket } from '@smm/contracts/tickets'
import type { StaffRole } from '@smm/contracts/access'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { appendToTicket } from './tickets.queries.ts'

let chat: TestChat
const conversationId = randomUUID()
beforeAll(async () => {
  chat = await openTestChat()
  await chat.deps.db
    .insertInto('conversations')
    .values({ id: conversationId, sessionHash: randomUUID() })
    .execute()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

async function openTicket(): Promise<string> {
  const id = randomUUID()
  await chat.deps.db
    .insertInto('tickets')
    .values({ id, conversationId, link: null, description: 'Não chegou' })
    .execute()
  return id
}
const call = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  { username = 'ana', role }: { username?: string; role?: StaffRole } = {},
) =>
  chat.app.inject({
    method,
    url: `/api/tickets${url}`,
    headers: { cookie: cookieOf({ username, ...(role && { role }) }) },
    ...(payload && { payload }),
  })
const assign = (id: string, assignee: 'me' | 'nobody', as: { username?: string; role?: StaffRole } = {}) =>
  call('POST', `/${id}/assignee`, { assignee }, as)
const show = async (id: string) => (await call('GET', `/${id}`)).json<Ticket>()
const auditsOf = async (id: string) => {
  const rows = await chat.deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('name', '=', 'staff-acted')
    .orderBy('position')
    .execute()
  return rows
    .map(({ payload }) => payload as { actor: string; action: string; details: Record<string, string> })
    .filter(({ details }) => details.ticket === id)
}

describe('a ticket', () => {
  it('is taken on, passed on and given back, each once in the audit and never in the chat', async () => {
    const id = await openTicket()
    expect(await show(id)).not.toHaveProperty('assignee')
    expect((await assign(id, 'me')).json()).toMatchObject({ id, assignee: 'ana', status: 'open' })
    await assign(id, 'me')
    await assign(id, 'me', { username: 'bia' })
    expect((await assign(id, 'nobody')).json()).not.toHaveProperty('assignee')
    expect(await auditsOf(id)).toEqual(
      [
        ['ana', 'ana'],
        ['bia', 'bia'],
        ['ana', '—'],
      ].map(([actor, assignee]) => ({ actor, action: 'ticket-assigned', details: { ticket: id, assignee } })),
    )
    const messages = await chat.deps.db.selectFrom('messages').select('id').execute()
    expect(messages).toEqual([])
  })

  it('is listed by who has it', async () => {
    const [mine, hers, free] = [await openTicket(), await openTicket(), await openTicket()]
    await assign(mine, 'me', { username: 'lia' })
    await assign(hers, 'me', { username: 'eva' })
    const listed = async (query: string) =>
      (await call('GET', query, undefined, { username: 'lia' })).json<Ticket[]>().map(({ id }) => id)
    expect(await listed('?assignee=me')).toEqual([mine])
    expect(await listed('?assignee=nobody')).toContain(free)
    expect(await listed('?assignee=nobody')).not.toContain(hers)
    expect((await call('GET', '?assignee=eva')).statusCode).toBe(400)
  })

  it('belongs to the first who answers it', async () => {
    const id = await openTicket()
    for (const username of ['bia', 'ana'])
      await call('POST', `/${id}/replies`, { text: `Oi, sou eu: ${username}` }, { username })
    expect(await show(id)).toMatchObject({ assignee: 'bia' })
  })

  it('waits while it is open, from its first word or from the last one after an answer', async () => {
    const id = await openTicket()
    const first = (await show(id)).waitingSince!
    expect(Date.parse(first)).not.toBeNaN()
    await call('POST', `/${id}/replies`, { text: 'O perfil está público?' })
    expect(await show(id)).not.toHaveProperty('waitingSince')
    await chat.deps.db
      .transaction()
      .execute((trx) =>
        appendToTicket(trx, conversationId, { ticketId: id, description: 'Agora está', link: null }),
      )
    expect(Date.parse((await show(id)).waitingSince!)).toBeGreaterThan(Date.parse(first))
  })

  it('is assigned by none that may only read, and to nobody else', async () => {
    const id = await openTicket()
    expect((await assign(id, 'me', { role: 'viewer' })).statusCode).toBe(403)
    expect((await assign(id, 'me', { role: 'support' })).statusCode).toBe(200)
    expect((await call('POST', `/${id}/assignee`, { assignee: 'bia' })).statusCode).toBe(400)
    expect((await assign(randomUUID(), 'me')).statusCode).toBe(404)
  })
})
