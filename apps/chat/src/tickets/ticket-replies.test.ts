import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import { maxReplyLength, shownTicketId, type Ticket, type TicketReply } from '@smm/contracts/tickets'
import type { ChatAttention } from '@smm/contracts/attention'
import type { Transcript } from '@smm/contracts/conversations/transcripts'
import { until } from '@smm/http-service/test-until'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let first: TestChat
let second: TestChat
const tabs: TestVisitor[] = []
const orderId = '0a1b2c3d-0000-4000-8000-000000000001'

beforeAll(async () => {
  first = await openTestChat({ nextTurn })
  second = await openTestChat({ nextTurn, database: first.database, redis: first.redis })
})
afterEach(() => tabs.splice(0).forEach(({ socket }) => socket.terminate()))
afterAll(async () => {
  await first.close()
  await second.close()
  await first.database.drop()
})

const enter = async (...given: Parameters<typeof visit>) => {
  const tab = await visit(...given)
  tabs.push(tab)
  return tab
}
const seeText = (visitor: TestVisitor, words: string) =>
  visitor.see((frame) => frame.type === 'chat_response' && frame.content.includes(words))

/** A visitor's complaint and its ticket. */
async function complain(words = 'paguei e não recebi instagram.com/loja.x') {
  const visitor = await enter(first)
  visitor.say(words)
  const opened = await seeText(visitor, 'Abri um chamado')
  const protocol = /protocolo (\w{8})/.exec('content' in opened ? opened.content : '')![1]!
  const ticket = (await ask('GET', '/api/tickets'))
    .json<Ticket[]>()
    .find((it) => shownTicketId(it.id) === protocol)!
  return { visitor, ticket }
}

const signedIn = () => ({ cookie: cookieOf() })
const ask = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = signedIn(),
) => first.app.inject({ method, url, headers, ...(payload && { payload }) })
const reply = (id: string, body: object, headers?: Record<string, string>) =>
  ask('POST', `/api/tickets/${id}/replies`, body, headers)
const listAudits = () =>
  first.deps.db.selectFrom('outbox').selectAll().where('name', '=', 'staff-acted').execute()
const listAuditsOf = async (id: string) =>
  (await listAudits())
    .map(({ payload }) => payload as { details: { ticket: string } })
    .filter((it) => it.details.ticket === id)

describe('a reply to a ticket', () => {
  it('is delivered to every tab of the visitor, on every replica, and audited', async () => {
    const { visitor, ticket } = await complain()
    const elsewhere = await enter(second, { cookie: visitor.cookie })
    const answered = await reply(ticket.id, { text: '  Já falamos com o <b>fornecedor</b>.\u202e ' })
    expect(answered.statusCode).toBe(200)
    expect(answered.json<TicketReply>()).toMatchObject({
      text: 'Já falamos com o <b>fornecedor</b>.',
      author: 'ana',
    })
    const text = `Nossa equipe sobre o chamado #${shownTicketId(ticket.id)}: Já falamos com o <b>fornecedor</b>.`
    const frames = await Promise.all([visitor, elsewhere].map((tab) => seeText(tab, text)))
    expect(frames[0]).toEqual(frames[1])
    expect(frames[0]).toMatchObject({ id: answered.json<TicketReply>().id, content: text })
    expect(await listAuditsOf(ticket.id)).toEqual([
      { actor: 'ana', action: 'ticket-replied', details: { ticket: ticket.id, status: 'in_progress' } },
    ])
  })

  it('moves the ticket to in_progress, and the visitor’s next message opens it again', async () => {
    const { visitor, ticket } = await complain()
    const status = async () => (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>().status
    const waiting = async () =>
      (await ask('GET', '/api/tickets/attention')).json<ChatAttention>()[0]?.count ?? 0
    const before = await waiting()
    await reply(ticket.id, { text: 'O perfil está público?' })
    expect([await status(), await waiting()]).toEqual(['in_progress', before - 1])
    await seeText(visitor, 'O perfil está público?')
    visitor.say('já deixei público')
    await seeText(visitor, 'Juntei isso ao chamado')
    expect([await status(), await waiting()]).toEqual(['open', before])
    expect(visitor.texts().join()).not.toContain('Novidade do chamado')
    await ask('PATCH', `/api/tickets/${ticket.id}`, { status: 'closed' })
    await reply(ticket.id, { text: 'Só mais uma coisa.' })
    expect(await status()).toBe('closed')
  })

  it('is delivered to a visitor who was away, after the last message they read', async () => {
    const { visitor, ticket } = await complain()
    const last = visitor.frames.at(-1)!
    visitor.socket.terminate()
    await visitor.closed
    await reply(ticket.id, { text: 'Resolvido, pode conferir?' })
    const back = await enter(first, { cookie: visitor.cookie, after: last.id })
    await seeText(back, 'Resolvido, pode conferir?')
    const { seq } = last as { seq: number }
    expect(back.frames.map((frame) => 'seq' in frame && frame.seq)).toEqual([seq + 1])
  })

  it('is delivered once when it is sent several times under one id', async () => {
    const { visitor, ticket } = await complain()
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => reply(ticket.id, { id, text: 'Uma vez só' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    visitor.say('obrigado')
    await seeText(visitor, 'Por nada')
    expect(visitor.texts().filter((it) => it.includes('Uma vez só'))).toHaveLength(1)
    expect(await listAuditsOf(ticket.id)).toHaveLength(1)
    expect((await reply(ticket.id, { id, text: 'outra coisa' })).statusCode).toBe(409)
  })

  it.each([
    ['an unknown ticket', () => reply(randomUUID(), { text: 'oi' }), 404],
    ['a malformed id', () => reply('1', { text: 'oi' }), 400],
    ['invisible characters only', async () => reply((await complain()).ticket.id, { text: ' \u200b ' }), 400],
    ['no text', () => reply(randomUUID(), {}), 400],
    [
      'a text that is too long',
      async () => reply((await complain()).ticket.id, { text: '👩‍🚀'.repeat(maxReplyLength) }),
      400,
    ],
    ['no session', async () => reply((await complain()).ticket.id, { text: 'oi' }, {}), 401],
    [
      'another origin',
      () => reply(randomUUID(), { text: 'oi' }, { ...signedIn(), 'sec-fetch-site': 'cross-site' }),
      403,
    ],
  ])('is refused with %s', async (_what, call, status) => {
    expect((await call()).statusCode).toBe(status)
  })

  it('is rolled back when its message cannot be stored', async () => {
    const { visitor, ticket } = await complain()
    const id = randomUUID()
    const { conversationId } = await first.deps.db
      .selectFrom('tickets')
      .select('conversationId')
      .where('id', '=', ticket.id)
      .executeTakeFirstOrThrow()
    const seq = 1_000_000
    const taken = {
      id,
      conversationId,
      seq,
      kind: 'chat_response' as const,
      content: 'x',
      createdAt: new Date(),
    }
    await first.deps.db
      .insertInto('messages')
      .values({ ...taken, pixPayment: 'null', suggestions: 'null' })
      .execute()
    expect((await reply(ticket.id, { id, text: 'Nunca dito' })).statusCode).toBe(500)
    expect(await listAuditsOf(ticket.id)).toEqual([])
    visitor.say('como está meu chamado?')
    await seeText(visitor, '(Aberto)')
    expect(visitor.texts().join()).not.toContain('Nunca dito')
  })
})

describe('a ticket’s status', () => {
  it('is announced to its visitor and audited, once for the same status', async () => {
    const { visitor, ticket } = await complain()
    const move = (status: string) => ask('PATCH', `/api/tickets/${ticket.id}`, { status })
    await move('in_progress')
    await move('in_progress')
    await seeText(
      visitor,
      `Novidade do chamado #${shownTicketId(ticket.id)}: nossa equipe já está cuidando dele.`,
    )
    await move('resolved')
    await seeText(visitor, 'Boa notícia')
    expect(visitor.texts().filter((it) => it.includes('cuidando dele'))).toHaveLength(1)
    expect(await listAuditsOf(ticket.id)).toMatchObject([
      { actor: 'ana', action: 'ticket-moved', details: { status: 'in_progress' } },
      { action: 'ticket-moved', details: { status: 'resolved' } },
    ])
  })
})

describe('a visitor with a ticket', () => {
  it('is told its status and the last reply, also after a reset', async () => {
    const { visitor, ticket } = await complain()
    await reply(ticket.id, { text: 'Em até 24 horas.' })
    visitor.send({ id: randomUUID(), type: 'reset_chat' })
    await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    visitor.say('e aquele problema?')
    await seeText(visitor, `Chamado #${shownTicketId(ticket.id)} (Em Andamento)`)
    expect(visitor.texts().at(-1)).toContain('Última resposta da equipe: “Em até 24 horas.”')
  })

  it('who reset the chat is reminded once of what the reply is about, and can answer', async () => {
    const { visitor, ticket } = await complain()
    visitor.send({ id: randomUUID(), type: 'reset_chat' })
    await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    await reply(ticket.id, { text: 'O perfil está público?' })
    const name = `#${shownTicketId(ticket.id)}`
    await seeText(
      visitor,
      `Nossa equipe sobre o chamado ${name} (você escreveu: “paguei e não recebi instagram.com/loja.x”): O perfil`,
    )
    visitor.say('já deixei público')
    await seeText(visitor, `Anotei isso no chamado ${name}`)
    await ask('PATCH', `/api/tickets/${ticket.id}`, { status: 'resolved' })
    await seeText(visitor, `resolveu o chamado ${name}. Se`)
  })

  it('answers the staff in the chat', async () => {
    const { visitor, ticket } = await complain()
    await reply(ticket.id, { text: 'O perfil está público?' })
    await seeText(visitor, 'O perfil está público?')
    visitor.say('já deixei público')
    await seeText(visitor, `Juntei isso ao chamado #${shownTicketId(ticket.id)}`)
    const shown = (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>()
    expect(shown.description).toMatch(/\n\njá deixei público$/)
  })

  it('appends further complaints to the open one, once each', async () => {
    const { visitor, ticket } = await complain()
    for (const words of ['ainda não chegou nada', 'ainda não chegou nada', 'continua sem chegar']) {
      const id = visitor.say(words)
      await visitor.see((frame) => frame.type === 'message_ack' && frame.id === id)
    }
    const shown = (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>()
    expect(shown.description).toBe(
      'paguei e não recebi instagram.com/loja.x\n\nainda não chegou nada\n\ncontinua sem chegar',
    )
    const all = (await ask('GET', '/api/tickets')).json<Ticket[]>()
    expect(all.filter(({ description }) => description.includes('ainda não chegou nada'))).toHaveLength(1)
  })

  it.each([4_500, 100_000])('appends to one of %i characters', async (length) => {
    const { visitor, ticket } = await complain()
    const description = `${'ç'.repeat(length - 4)} fim`
    await first.deps.db.updateTable('tickets').set({ description }).where('id', '=', ticket.id).execute()
    visitor.say('ainda não chegou nada')
    await seeText(visitor, shownTicketId(ticket.id))
    const shown = async () => (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>().description
    const added = await until(async () => (await shown()) !== description && shown())
    expect(added.startsWith('ç'.repeat(4_000))).toBe(true)
    expect(added.slice(-27)).toBe(' fim\n\nainda não chegou nada')
    expect(added.length).toBeLessThan(50_000)
  })

  it('links it to the order that it is about', async () => {
    const visitor = await enter(first)
    const id = visitor.say('oi')
    await visitor.see(({ type }) => type === 'message_ack')
    const { conversationId } = await first.deps.db
      .selectFrom('messages')
      .select('conversationId')
      .where('clientId', '=', id)
      .executeTakeFirstOrThrow()
    await first.deps.db
      .insertInto('chatOrders')
      .values({
        ...{ orderId, conversationId, platform: 'instagram', serviceType: 'followers', quantity: 500 },
        ...{ link: 'https://www.instagram.com/loja.y/', amountCents: 4_500, status: 'paid' },
      })
      .execute()
    await first.deps.db
      .updateTable('conversations')
      .set({ hasOrders: true })
      .where('id', '=', conversationId)
      .execute()
    // Another tab: the first one cached a snapshot without orders.
    const tab = await enter(first, { cookie: visitor.cookie })
    tab.say('paguei e não recebi nada')
    await seeText(tab, 'Abri um chamado')
    const [ticket] = (await ask('GET', '/api/tickets')).json<Ticket[]>()
    expect(ticket).toMatchObject({ orderId, link: 'https://www.instagram.com/loja.y/' })
  })
})

describe('the conversation behind a ticket', () => {
  it('is shown to the staff with the author of each message', async () => {
    const { ticket } = await complain('as curtidas não vieram https://www.instagram.com/p/DAbc_1-XyZq/')
    await complain('outra pessoa: paguei e não recebi instagram.com/loja.z')
    await reply(ticket.id, { text: 'Vamos repor.' })
    const { messages, hasMore } = (
      await ask('GET', `/api/transcripts/tickets/${ticket.id}`)
    ).json<Transcript>()
    expect(hasMore).toBe(false)
    expect(messages.map(({ isFromVisitor, author }) => [isFromVisitor, author])).toEqual([
      [true, undefined],
      [false, undefined],
      [false, 'ana'],
    ])
    expect(messages[0]!.content).toContain('as curtidas não vieram')
    expect(messages.at(-1)!.content).toContain('Vamos repor.')
  })

  it('is empty for an unknown ticket, and refused without a session', async () => {
    const url = `/api/transcripts/tickets/${randomUUID()}`
    expect((await ask('GET', url)).json()).toEqual({ messages: [], hasMore: false })
    expect((await ask('GET', url, undefined, {})).statusCode).toBe(401)
    expect((await ask('GET', `/api/tickets/${randomUUID()}`)).statusCode).toBe(404)
  })

  it('loses its replies with it', async () => {
    const { ticket } = await complain()
    await reply(ticket.id, { text: 'Vai junto.' })
    await first.deps.db.deleteFrom('tickets').where('id', '=', ticket.id).execute()
    const left = await first.deps.db
      .selectFrom('ticketReplies')
      .selectAll()
      .where('ticketId', '=', ticket.id)
      .execute()
    expect(left).toEqual([])
  })
})
