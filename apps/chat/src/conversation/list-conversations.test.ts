import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ListedConversation } from '@smm/contracts/conversations/conversations'
import type { StaffRole } from '@smm/contracts/access'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterEach(() => chat.deps.db.deleteFrom('tickets').execute())
afterEach(() => chat.deps.db.deleteFrom('messages').execute())
afterEach(() => chat.deps.db.deleteFrom('conversations').execute())
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const kinds = { visitor: 'visitor_message', house: 'chat_response', reset: 'chat_reset_confirmed' } as const
type StoredText = [by: keyof typeof kinds, content: string]

/** A conversation whose messages came at `at`. */
async function aConversation(
  said: StoredText[],
  { at = new Date(), ...hold }: Partial<Record<'at' | 'heldUntil', Date>> & { heldBy?: string } = {},
) {
  const id = randomUUID()
  const seen = { lastSeq: said.length, lastSeenAt: at, createdAt: at }
  await chat.deps.db
    .insertInto('conversations')
    .values({ id, sessionHash: id, ...seen, ...hold })
    .execute()
  const rows = said.map(([by, content], index) => ({
    ...{ id: randomUUID(), conversationId: id, seq: index + 1, kind: kinds[by], content, createdAt: at },
    ...{ pixPayment: 'null', suggestions: 'null', clientId: null },
  }))
  if (rows.length > 0) await chat.deps.db.insertInto('messages').values(rows).execute()
  return id
}

const call = (query: Record<string, string> = {}, role: StaffRole = 'support') =>
  chat.app.inject({
    url: '/api/conversations',
    query,
    headers: { cookie: cookieOf({ username: 'ana', role }) },
  })
const list = async (query: Record<string, string> = {}) => (await call(query)).json<ListedConversation[]>()
const idsOf = (listed: ListedConversation[]) => listed.map(({ id }) => id)

describe('the list of conversations', () => {
  it('begins with the newest, and tells the visitor’s last words', async () => {
    const older = await aConversation(
      [
        ['visitor', 'oi'],
        ['house', 'Olá!'],
      ],
      { at: minutesAgo(5) },
    )
    const newer = await aConversation([
      ['visitor', 'x'.repeat(300)],
      ['house', 'Certo.'],
    ])
    const reset = await aConversation([['reset', 'Vamos de novo!']], { at: minutesAgo(9) })
    await aConversation([])
    const listed = await list()
    expect(idsOf(listed)).toEqual([newer, older, reset])
    expect(listed[0]?.words).toBe('x'.repeat(200))
    expect(listed[1]).toEqual({ id: older, lastSeenAt: expect.any(String), excerpt: 'Olá!', words: 'oi' })
    expect(listed[2]).not.toHaveProperty('words')
  })

  it('tells who has a conversation, until the hold lapses', async () => {
    const held = await aConversation(
      [
        ['visitor', 'oi'],
        ['house', 'Ana entrou'],
      ],
      { heldBy: 'ana', heldUntil: minutesAgo(-5) },
    )
    const lapsed = await aConversation(
      [
        ['visitor', 'oi'],
        ['house', 'Ana: oi'],
      ],
      { heldBy: 'ana', heldUntil: minutesAgo(1) },
    )
    const listed = await list()
    expect(listed.find(({ id }) => id === held)).toMatchObject({ holder: 'ana' })
    expect(listed.find(({ id }) => id === lapsed)).not.toHaveProperty('holder')
    expect(idsOf(await list({ state: 'held' }))).toEqual([held])
  })

  it('tells since when a visitor waits: for the member who has them, even too late, or for a ticket', async () => {
    const at = minutesAgo(30)
    const lapsed = { at, heldBy: 'ana', heldUntil: minutesAgo(20) }
    const unanswered = await aConversation(
      [
        ['house', 'Ana entrou'],
        ['visitor', 'cadê?'],
      ],
      lapsed,
    )
    await aConversation(
      [
        ['visitor', 'cadê?'],
        ['house', 'Ana: sai hoje'],
      ],
      lapsed,
    )
    const ticketed = await aConversation(
      [
        ['visitor', 'caiu'],
        ['house', 'Abri um chamado'],
      ],
      { at: minutesAgo(40) },
    )
    const ticket = { conversationId: ticketed, link: null, description: 'caiu' }
    await chat.deps.db
      .insertInto('tickets')
      .values([
        { ...ticket, id: randomUUID(), waitingSince: minutesAgo(10) },
        { ...ticket, id: randomUUID(), waitingSince: minutesAgo(60), status: 'closed' },
      ])
      .execute()
    const waiting = await list({ state: 'waiting' })
    expect(idsOf(waiting)).toEqual([unanswered, ticketed])
    expect(waiting[0]?.waitingSince).toBe(at.toISOString())
    expect(Date.parse(waiting[1]!.waitingSince!)).toBeGreaterThan(minutesAgo(11).getTime())
  })

  it('comes in pages, also where many were seen at once or a microsecond apart', async () => {
    const at = minutesAgo(1)
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push(await aConversation([['visitor', 'oi']], { at }))
    const newest = ids.slice(3)
    for (const [microseconds, id] of newest.entries())
      await chat.deps.db
        .updateTable('conversations')
        .set({ lastSeenAt: sql<Date>`last_seen_at + make_interval(secs => ${microseconds + 1} * 1e-6)` })
        .where('id', '=', id)
        .execute()
    const seen: string[] = []
    for (let page = await list({ limit: '2' }); page.length > 0;) {
      seen.push(...idsOf(page))
      const last = page.at(-1)!
      page = await list({ limit: '2', before: last.lastSeenAt, beforeId: last.id })
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen.slice(0, 2)).toEqual(newest.toReversed())
  })

  it('is refused without the right, with a cursor that is none, and without a session', async () => {
    const { url } = { url: '/api/conversations' }
    const refused = [
      await call({}, 'viewer'),
      await call({ before: 'ontem' }),
      await call({ state: 'x' }),
      await chat.app.inject(url),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 400, 400, 401])
    expect((await call({}, 'finance')).statusCode).toBe(200)
  })

  it('forgets a conversation with its visitor', async () => {
    const id = await aConversation([['visitor', 'meu segredo']])
    const payload = { reason: 'pedido do titular' }
    const url = `/api/conversations/${id}/forget`
    const forgotten = await chat.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { cookie: cookieOf({ username: 'ana', role: 'owner' }) },
    })
    expect([forgotten.statusCode, await list()]).toEqual([200, []])
  })
})
