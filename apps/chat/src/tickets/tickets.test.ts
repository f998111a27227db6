import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import type { StaffRole } from '@smm/contracts/access'
import type { Ticket } from '@smm/contracts/tickets'
import { cookieOf, mintedCookies } from '@smm/http-service/staff/test-staff-session'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
const sessionId = randomUUID()

beforeAll(async () => {
  chat = await openTestChat({
    nextTurn: ({ state, message }) => ({
      state: storeDialogue(readDialogue(state)),
      replies: [{ content: 'Protocolo {ticketId8}.', suggestions: ['Ok'] }],
      intents: [{ type: 'open-ticket', description: message, link: 'https://www.instagram.com/fulano/' }],
    }),
  })
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const signedIn = (session = sessionId, role?: StaffRole) => ({
  cookie: cookieOf({ sessionId: session, ...(role && { role }) }),
})
const list = (query = '', headers: Record<string, string> = signedIn()) =>
  chat.app.inject({ url: `/api/tickets${query}`, headers })
const move = (id: string, status: string, headers: Record<string, string> = signedIn()) =>
  chat.app.inject({ method: 'PATCH', url: `/api/tickets/${id}`, payload: { status }, headers })

async function openTicket(description: string) {
  const visitor = await visit(chat)
  visitor.say(description)
  const reply = await visitor.see(({ type }) => type === 'chat_response')
  visitor.socket.terminate()
  return reply
}

async function insertTicket(given: {
  id?: string
  link?: string
  description?: string
  createdAt?: string
}): Promise<string> {
  const { id: conversationId } = await chat.deps.db
    .selectFrom('conversations')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id = randomUUID(), link = null, description = 'x', createdAt } = given
  await chat.deps.db.insertInto('tickets').values({ id, conversationId, link, description }).execute()
  // As text: a Date has no microseconds.
  if (createdAt)
    await sql`UPDATE tickets SET created_at = ${createdAt}::timestamptz WHERE id = ${id}`.execute(
      chat.deps.db,
    )
  return id
}

describe('a ticket', () => {
  it('is opened in the turn of its intent, and the visitor gets its number', async () => {
    const reply = await openTicket('Não chegou')
    const [ticket] = (await list()).json<Ticket[]>()
    expect(ticket).toEqual({
      id: expect.any(String),
      description: 'Não chegou',
      orderId: null,
      link: 'https://www.instagram.com/fulano/',
      status: 'open',
      waitingSince: expect.any(String),
      createdAt: expect.any(String),
    })
    const content = `Protocolo ${ticket!.id.slice(0, 8).toUpperCase()}.`
    expect(reply).toMatchObject({ content, suggestions: ['Ok'] })
  })

  it('may go from any status to any other', async () => {
    await openTicket('Mudar')
    const [{ id }] = (await list()).json<[Ticket]>()
    for (const status of ['closed', 'open', 'in_progress', 'resolved']) {
      const moved = await move(id, status)
      expect([moved.statusCode, moved.json().status]).toEqual([200, status])
    }
    expect((await list('?status=resolved')).json()).toMatchObject([{ id }])
    expect((await list('?status=closed')).json()).toEqual([])
  })

  it('is read by every role, and moved by none that may only read', async () => {
    const id = await insertTicket({})
    const as = (role: StaffRole) => signedIn(sessionId, role)
    expect((await list('', as('viewer'))).statusCode).toBe(200)
    const answers = [await move(id, 'closed', as('viewer')), await move(id, 'closed', as('support'))]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 200])
  })

  it('is listed newest first, page by page', async () => {
    for (const description of ['a', 'b', 'c']) await openTicket(description)
    const [newest, next] = (await list('?limit=2')).json<Ticket[]>()
    expect([newest!.description, next!.description]).toEqual(['c', 'b'])
    const [older] = (await list(`?before=${encodeURIComponent(next!.createdAt)}`)).json<Ticket[]>()
    expect(older!.description).toBe('a')
  })

  it('is on exactly one page, although many have the same timestamp', async () => {
    const opened: string[] = []
    for (let i = 0; i < 5; i += 1)
      opened.push(await insertTicket({ createdAt: `2025-05-05T12:00:00.00050${i}Z` }))
    for (let i = 0; i < 4; i += 1)
      opened.push(await insertTicket({ createdAt: '2025-05-05T12:00:00.000100Z' }))
    const seen: string[] = []
    let query = '?limit=2&before=2025-05-05T12:00:01Z'
    for (let page = 0; page < 5; page += 1) {
      const tickets = (await list(query)).json<Ticket[]>()
      seen.push(...tickets.map(({ id }) => id))
      const last = tickets.at(-1)!
      query = `?limit=2&before=${last.createdAt}&beforeId=${last.id}`
    }
    expect(seen.toSorted()).toEqual(opened.toSorted())
    expect(seen.slice(0, 5)).toEqual(opened.slice(0, 5).reverse())
  })

  it('is found by a part of its id, its link or its description, in its status', async () => {
    const link = 'https://www.tiktok.com/@Padaria_da.ana'
    const long = `${'é'.repeat(1_500)} só 50% chegou`
    const id = await insertTicket({ id: 'c0ffee00-1111-4111-8111-111111111111', link, description: long })
    await insertTicket({ link: link.replace('_', '-') })
    const found = async (words: string, more = '') =>
      (await list(`?search=${encodeURIComponent(words)}${more}`)).json<Ticket[]>().map((it) => it.id)
    for (const words of [
      'C0FFEE00',
      ' #C0FFEE00 ',
      id,
      'padaria_da',
      link,
      'Só 50% CHEGOU',
      'c0ffee00\u0000',
    ])
      expect([words, await found(words)]).toEqual([words, [id]])
    for (const words of ['padaria%ana', "';--", '\\', 'c0ffee01'])
      expect([words, await found(words)]).toEqual([words, []])
    expect([await found('c0ffee', '&status=open'), await found('c0ffee', '&status=closed')]).toEqual([
      [id],
      [],
    ])
    expect((await found('\u0000')).length).toBeGreaterThan(1)
    expect((await list(`?search=${id}`)).json<Ticket[]>()[0]!.description).toHaveLength(1_000)
  })

  it('needs attention until it is in progress', async () => {
    for (const { id } of (await list('?status=open')).json<Ticket[]>()) await move(id, 'closed')
    expect((await list('/attention')).json()).toEqual([])
    for (const description of ['first', 'second']) await openTicket(description)
    const [second, first] = (await list('?status=open')).json<Ticket[]>()
    const waiting = async () => (await list('/attention')).json()
    expect(await waiting()).toEqual([{ code: 'TICKETS_OPEN', count: 2, since: first!.createdAt }])
    await move(first!.id, 'in_progress')
    expect(await waiting()).toEqual([{ code: 'TICKETS_OPEN', count: 1, since: second!.createdAt }])
    expect((await list('/attention', {})).statusCode).toBe(401)
  })

  it.each([
    ['an unknown id', () => move(randomUUID(), 'open'), 404],
    ['a malformed id', () => move('1', 'open'), 400],
    ['an unknown status', () => move(randomUUID(), 'lost'), 400],
    ['an unknown status to list', () => list('?status=lost'), 400],
    ['a malformed date', () => list('?before=yesterday'), 400],
    ['a date out of range', () => list('?before=-100000-01-01T00:00:00Z'), 400],
    ['a malformed id to list from', () => list('?beforeId=1'), 400],
    ['a search that is too long', () => list(`?search=${'a'.repeat(301)}`), 400],
    ['no session, listing', () => list('', {}), 401],
    ['no session, moving', () => move(randomUUID(), 'open', {}), 401],
    [
      'another origin',
      () => move(randomUUID(), 'open', { ...signedIn(), 'sec-fetch-site': 'cross-site' }),
      403,
    ],
  ])('is refused with %s', async (_what, call, status) => {
    expect((await call()).statusCode).toBe(status)
  })

  it('is not shown to a session that the chat could have minted itself', async () => {
    const answers = await Promise.all(mintedCookies().map((cookie) => list('', { cookie })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  it('is not shown to a session that was ended', async () => {
    const ended = randomUUID()
    const expiresAt = new Date(Date.now() + 60_000)
    await chat.deps.db.insertInto('endedStaffSessions').values({ sessionId: ended, expiresAt }).execute()
    expect((await list('', signedIn(ended))).statusCode).toBe(401)
    expect((await list('', signedIn())).statusCode).toBe(200)
  })
})
