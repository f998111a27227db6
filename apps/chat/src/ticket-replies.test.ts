import { randomUUID } from 'node:crypto'
import { nextTurn } from '@smm/assistant/next-turn'
import { staffCookie } from '@smm/contracts/staff'
import { longestTicketReply, shownTicketId, type Ticket, type TicketReply } from '@smm/contracts/tickets'
import type { ChatAttention } from '@smm/contracts/attention'
import type { Transcript } from '@smm/contracts/transcripts'
import { sealSession } from '@smm/http-service/staff-session'
import { openTestChat, type TestChat, type TestVisitor, until, visit } from './testing.ts'

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
const hear = (visitor: TestVisitor, words: string) =>
  visitor.see((frame) => frame.type === 'chat_response' && frame.content.includes(words))

/** A visitor who complains, and the ticket of it. */
async function complain(words = 'paguei e não recebi instagram.com/loja.x') {
  const visitor = await enter(first)
  visitor.say(words)
  const opened = await hear(visitor, 'Abri um chamado')
  const protocol = /protocolo (\w{8})/.exec('content' in opened ? opened.content : '')![1]!
  const ticket = (await ask('GET', '/api/tickets'))
    .json<Ticket[]>()
    .find((it) => shownTicketId(it.id) === protocol)!
  return { visitor, ticket }
}

function signedIn() {
  const endsAt = Date.now() + 60_000
  const session = { sessionId: randomUUID(), username: 'ana', idleEndsAt: endsAt, endsAt }
  return { cookie: `${staffCookie}=${sealSession(session, first.deps.config.STAFF_SESSION_SECRET)}` }
}
const ask = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = signedIn(),
) => first.app.inject({ method, url, headers, ...(payload && { payload }) })
const reply = (id: string, body: object, headers?: Record<string, string>) =>
  ask('POST', `/api/tickets/${id}/replies`, body, headers)
const audited = () =>
  first.deps.db.selectFrom('outbox').selectAll().where('name', '=', 'staff-acted').execute()
const ofTicket = async (id: string) =>
  (await audited())
    .map(({ payload }) => payload as { details: { ticket: string } })
    .filter((it) => it.details.ticket === id)

describe('an answer to a ticket', () => {
  it('arrives in every tab of its visitor, on every replica, as a message of the shop, and is audited', async () => {
    const { visitor, ticket } = await complain()
    const elsewhere = await enter(second, { cookie: visitor.cookie })
    const answered = await reply(ticket.id, { text: '  Já falamos com o <b>fornecedor</b>.\u202e ' })
    expect(answered.statusCode).toBe(200)
    expect(answered.json<TicketReply>()).toMatchObject({
      text: 'Já falamos com o <b>fornecedor</b>.',
      author: 'ana',
    })
    const told = `Nossa equipe sobre o chamado #${shownTicketId(ticket.id)}: Já falamos com o <b>fornecedor</b>.`
    const frames = await Promise.all([visitor, elsewhere].map((tab) => hear(tab, told)))
    expect(frames[0]).toEqual(frames[1])
    expect(frames[0]).toMatchObject({ id: answered.json<TicketReply>().id, content: told })
    expect(await ofTicket(ticket.id)).toEqual([
      { actor: 'ana', action: 'ticket-replied', details: { ticket: ticket.id, status: 'in_progress' } },
    ])
  })

  it('takes the ticket on, and what the visitor says after it makes it wait for the staff again', async () => {
    const { visitor, ticket } = await complain()
    const status = async () => (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>().status
    const waiting = async () =>
      (await ask('GET', '/api/tickets/attention')).json<ChatAttention>()[0]?.count ?? 0
    const before = await waiting()
    await reply(ticket.id, { text: 'O perfil está público?' })
    expect([await status(), await waiting()]).toEqual(['in_progress', before - 1])
    await hear(visitor, 'O perfil está público?')
    visitor.say('já deixei público')
    await hear(visitor, 'Anotei no seu chamado')
    expect([await status(), await waiting()]).toEqual(['open', before])
    expect(visitor.texts().join()).not.toContain('Novidade do chamado')
    await ask('PATCH', `/api/tickets/${ticket.id}`, { status: 'closed' })
    await reply(ticket.id, { text: 'Só mais uma coisa.' })
    expect(await status()).toBe('closed')
  })

  it('waits for a visitor who is away, after what he read', async () => {
    const { visitor, ticket } = await complain()
    const last = visitor.frames.at(-1)!
    visitor.socket.terminate()
    await visitor.closed
    await reply(ticket.id, { text: 'Resolvido, pode conferir?' })
    const back = await enter(first, { cookie: visitor.cookie, after: last.id })
    await hear(back, 'Resolvido, pode conferir?')
    const { seq } = last as { seq: number }
    expect(back.frames.map((frame) => 'seq' in frame && frame.seq)).toEqual([seq + 1])
  })

  it('is told once, however often and at once it is sent under one id', async () => {
    const { visitor, ticket } = await complain()
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => reply(ticket.id, { id, text: 'Uma vez só' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    visitor.say('obrigado')
    await hear(visitor, 'Por nada')
    expect(visitor.texts().filter((it) => it.includes('Uma vez só'))).toHaveLength(1)
    expect(await ofTicket(ticket.id)).toHaveLength(1)
    expect((await reply(ticket.id, { id, text: 'outra coisa' })).statusCode).toBe(409)
  })

  it.each([
    ['an unknown ticket', () => reply(randomUUID(), { text: 'oi' }), 404],
    ['an id that is none', () => reply('1', { text: 'oi' }), 400],
    ['no words', async () => reply((await complain()).ticket.id, { text: ' \u200b ' }), 400],
    ['no text', () => reply(randomUUID(), {}), 400],
    [
      'too many words',
      async () => reply((await complain()).ticket.id, { text: '👩‍🚀'.repeat(longestTicketReply) }),
      400,
    ],
    ['nobody signed in', async () => reply((await complain()).ticket.id, { text: 'oi' }, {}), 401],
    [
      'a foreign page',
      () => reply(randomUUID(), { text: 'oi' }, { ...signedIn(), 'sec-fetch-site': 'cross-site' }),
      403,
    ],
  ])('is refused with %s', async (_what, call, status) => {
    expect((await call()).statusCode).toBe(status)
  })

  it('is all or nothing: it is not told when it cannot be noted', async () => {
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
    expect(await ofTicket(ticket.id)).toEqual([])
    visitor.say('como está meu chamado?')
    await hear(visitor, '(Aberto)')
    expect(visitor.texts().join()).not.toContain('Nunca dito')
  })
})

describe('a status that the staff gives a ticket', () => {
  it('is told to its visitor and audited, and not again when it is the same', async () => {
    const { visitor, ticket } = await complain()
    const move = (status: string) => ask('PATCH', `/api/tickets/${ticket.id}`, { status })
    await move('in_progress')
    await move('in_progress')
    await hear(
      visitor,
      `Novidade do chamado #${shownTicketId(ticket.id)}: nossa equipe já está cuidando dele.`,
    )
    await move('resolved')
    await hear(visitor, 'Boa notícia')
    expect(visitor.texts().filter((it) => it.includes('cuidando dele'))).toHaveLength(1)
    expect(await ofTicket(ticket.id)).toMatchObject([
      { actor: 'ana', action: 'ticket-moved', details: { status: 'in_progress' } },
      { action: 'ticket-moved', details: { status: 'resolved' } },
    ])
  })
})

describe('a visitor with a ticket', () => {
  it('is told how it stands and what was answered, even after the chat was begun anew', async () => {
    const { visitor, ticket } = await complain()
    await reply(ticket.id, { text: 'Em até 24 horas.' })
    visitor.send({ id: randomUUID(), type: 'reset_chat' })
    await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    visitor.say('e aquele problema?')
    await hear(visitor, `Chamado #${shownTicketId(ticket.id)} (Em Andamento)`)
    expect(visitor.texts().at(-1)).toContain('Última resposta da equipe: “Em até 24 horas.”')
  })

  it('who began anew is reminded what the answer is about, once, and can answer back', async () => {
    const { visitor, ticket } = await complain()
    visitor.send({ id: randomUUID(), type: 'reset_chat' })
    await visitor.see(({ type }) => type === 'chat_reset_confirmed')
    await reply(ticket.id, { text: 'O perfil está público?' })
    const name = `#${shownTicketId(ticket.id)}`
    await hear(
      visitor,
      `Nossa equipe sobre o chamado ${name} (você escreveu: “paguei e não recebi instagram.com/loja.x”): O perfil`,
    )
    visitor.say('já deixei público')
    await hear(visitor, `Anotei no seu chamado ${name}`)
    await ask('PATCH', `/api/tickets/${ticket.id}`, { status: 'resolved' })
    await hear(visitor, `resolveu o chamado ${name}. Se`)
  })

  it('answers the staff where it reads on', async () => {
    const { visitor, ticket } = await complain()
    await reply(ticket.id, { text: 'O perfil está público?' })
    await hear(visitor, 'O perfil está público?')
    visitor.say('já deixei público')
    await hear(visitor, `Anotei no seu chamado #${shownTicketId(ticket.id)}`)
    const shown = (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>()
    expect(shown.description).toMatch(/\n\njá deixei público$/)
  })

  it('adds to the open one what he complains of again, once each', async () => {
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

  it.each([4_500, 100_000])('adds what he says to one of %i characters too', async (length) => {
    const { visitor, ticket } = await complain()
    const description = `${'ç'.repeat(length - 4)} fim`
    await first.deps.db.updateTable('tickets').set({ description }).where('id', '=', ticket.id).execute()
    visitor.say('ainda não chegou nada')
    await hear(visitor, shownTicketId(ticket.id))
    const shown = async () => (await ask('GET', `/api/tickets/${ticket.id}`)).json<Ticket>().description
    const added = await until(async () => (await shown()) !== description && shown())
    expect(added.startsWith('ç'.repeat(4_000))).toBe(true)
    expect(added.slice(-27)).toBe(' fim\n\nainda não chegou nada')
    expect(added.length).toBeLessThan(50_000)
  })

  it('keeps the order that it is about', async () => {
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
    // Another tab: the first remembers that there were no orders.
    const tab = await enter(first, { cookie: visitor.cookie })
    tab.say('paguei e não recebi nada')
    await hear(tab, 'Abri um chamado')
    const [ticket] = (await ask('GET', '/api/tickets')).json<Ticket[]>()
    expect(ticket).toMatchObject({ orderId, link: 'https://www.instagram.com/loja.y/' })
  })
})

describe('the conversation behind a ticket', () => {
  it('is shown to the staff, with who of it wrote what', async () => {
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

  it('is nothing for a ticket that the chat does not know, and for nobody signed in', async () => {
    const url = `/api/transcripts/tickets/${randomUUID()}`
    expect((await ask('GET', url)).json()).toEqual({ messages: [], hasMore: false })
    expect((await ask('GET', url, undefined, {})).statusCode).toBe(401)
    expect((await ask('GET', `/api/tickets/${randomUUID()}`)).statusCode).toBe(404)
  })

  it('loses its answers with it', async () => {
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
