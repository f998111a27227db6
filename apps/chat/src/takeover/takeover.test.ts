import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@smm/contracts/access'
import type { Takeover } from '@smm/contracts/conversations/takeover'
import type { Transcript } from '@smm/contracts/conversations/transcripts'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { whatsappLink } from '@smm/site/contact'
import { notifyVisitor } from '../orders/notify-visitor.ts'
import { textMessage } from '../conversation/stored-message.ts'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
const tabs: TestVisitor[] = []
beforeAll(async () => {
  chat = await openTestChat()
})
afterEach(() => tabs.splice(0).forEach(({ socket }) => socket.terminate()))
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { payload, username = 'ana', role }: { payload?: object; username?: string; role?: StaffRole } = {},
) =>
  chat.app.inject({
    method,
    url: `/api/${url}`,
    headers: { cookie: cookieOf({ username, ...(role && { role }) }) },
    ...(payload && { payload }),
  })

/** A visitor whose first message the assistant has answered. */
async function aVisitor() {
  const visitor = await visit(chat)
  tabs.push(visitor)
  visitor.say('oi')
  await seeText(visitor, '1: oi')
  const { id: conversationId } = await chat.deps.db
    .selectFrom('conversations')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const at = (path: string) => `conversations/${conversationId}/${path}`
  const holder = async () => (await call('GET', at('takeover'))).json<Takeover>().holder
  const write = (text: string, more: { username?: string; id?: string } = {}) =>
    call('POST', at('messages'), {
      payload: { id: more.id ?? randomUUID(), text },
      username: more.username ?? 'ana',
    })
  const lapse = () =>
    chat.deps.db
      .updateTable('conversations')
      .set({ heldUntil: new Date(Date.now() - 1) })
      .where('id', '=', conversationId)
      .execute()
  return { visitor, conversationId, at, holder, write, lapse }
}
const seeText = (visitor: TestVisitor, words: string) =>
  visitor.see((frame) => frame.type === 'chat_response' && frame.content.includes(words))
const acked = (visitor: TestVisitor, id: string) =>
  visitor.see((frame) => frame.type === 'message_ack' && frame.id === id)

describe('a conversation that is taken over', () => {
  it('is answered by the member alone, under their name, until it is given back', async () => {
    const { visitor, at, holder, write } = await aVisitor()
    expect(await holder()).toBeNull()
    await call('POST', at('takeover'))
    await seeText(visitor, 'Ana, do atendimento, entrou na conversa')
    expect(await holder()).toMatchObject({ username: 'ana' })
    const asked = visitor.say('cadê meu pedido?')
    expect(await acked(visitor, asked)).toMatchObject({ isUnanswered: true })
    const heard = visitor.frames.splice(0)
    visitor.say('cadê meu pedido?', asked)
    expect(await acked(visitor, asked)).toMatchObject({ isUnanswered: true })
    visitor.frames.unshift(...heard)
    expect((await write(' Já vi, <b>sai</b> hoje.\u202e ')).statusCode).toBe(200)
    await seeText(visitor, 'Ana, do atendimento: Já vi, <b>sai</b> hoje.')
    await call('DELETE', at('takeover'))
    await seeText(visitor, 'Ana saiu da conversa')
    expect(await holder()).toBeNull()
    expect(await acked(visitor, visitor.say('valeu'))).not.toHaveProperty('isUnanswered')
    await seeText(visitor, '2: valeu')
    expect(visitor.texts()).toHaveLength(5)
  })

  it('is the assistant’s again once the time since the last message is over', async () => {
    const { visitor, holder, write, lapse } = await aVisitor()
    await write('Oi!')
    const first = await holder()
    await write('Tudo bem?')
    const second = await holder()
    expect(Date.parse(second!.until)).toBeGreaterThanOrEqual(Date.parse(first!.until))
    await acked(visitor, visitor.say('tudo'))
    await lapse()
    expect(await holder()).toBeNull()
    visitor.say('e aí?')
    await seeText(visitor, '2: e aí?')
    expect(visitor.texts().filter((text) => text.includes('entrou'))).toHaveLength(1)
    await write('Voltei')
    await seeText(visitor, 'Voltei')
    expect(visitor.texts().filter((text) => text.includes('entrou'))).toHaveLength(2)
  })

  it('has one member at a time, and passes to another who takes it', async () => {
    const { visitor, at, holder, write } = await aVisitor()
    await write('Oi!')
    const refused = await write('Eu também', { username: 'bia' })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'CONVERSATION_HELD' }])
    await call('POST', at('takeover'), { username: 'bia' })
    expect(await holder()).toMatchObject({ username: 'bia' })
    await write('Agora sim', { username: 'bia' })
    await seeText(visitor, 'Bia, do atendimento: Agora sim')
    expect((await write('E eu?')).statusCode).toBe(409)
    expect(visitor.texts().join()).not.toContain('Eu também')
  })

  it('gets the words of the member whole, with our WhatsApp among them', async () => {
    const { visitor, write } = await aVisitor()
    const text = `Chame em ${whatsappLink()} que a gente resolve.`
    await write(text)
    expect(await seeText(visitor, 'que a gente resolve.')).toMatchObject({
      parts: [{ type: 'staff', speaker: 'Ana, do atendimento', text }],
    })
  })

  it('still brings the news of money', async () => {
    const { visitor, conversationId, write } = await aVisitor()
    const orderId = randomUUID()
    const product = { platform: 'instagram', serviceType: 'likes', quantity: 50, link: 'x' } as const
    await chat.deps.db
      .insertInto('chatOrders')
      .values({ orderId, conversationId, ...product, amountCents: 800, status: 'paid' })
      .execute()
    await write('Oi!')
    const news = async () => [textMessage('Pagamento recebido.')]
    const notify = await chat.deps.db
      .transaction()
      .execute((trx) => notifyVisitor(chat.deps, trx, { orderId, conversationId }, news))
    notify?.()
    await seeText(visitor, 'Pagamento recebido.')
  })

  it('gets a repeated message once', async () => {
    const { visitor, write } = await aVisitor()
    const id = randomUUID()
    await write('Uma vez', { id })
    expect((await write('Uma vez', { id })).statusCode).toBe(200)
    await write('Depois')
    await seeText(visitor, 'Depois')
    expect(visitor.texts().filter((text) => text.includes('Uma vez'))).toHaveLength(1)
  })

  it('is audited, and its transcript names the member', async () => {
    const { conversationId, at, write } = await aVisitor()
    await write('Oi!')
    await call('POST', at('takeover'))
    await call('DELETE', at('takeover'))
    await call('DELETE', at('takeover'))
    const rows = await chat.deps.db.selectFrom('outbox').select('payload').orderBy('position').execute()
    const details = { conversation: conversationId }
    expect(
      rows.map(({ payload }) => payload).filter((it) => JSON.stringify(it).includes(conversationId)),
    ).toEqual([
      { actor: 'ana', action: 'conversation-answered', details },
      { actor: 'ana', action: 'conversation-given-back', details },
    ])
    const transcript = (await call('GET', `transcripts/conversations/${conversationId}`)).json<Transcript>()
    expect(transcript.conversationId).toBe(conversationId)
    expect(transcript.messages.map(({ author, isFromVisitor }) => [author, isFromVisitor])).toEqual([
      [undefined, true],
      [undefined, false],
      [undefined, false],
      ['ana', false],
      [undefined, false],
    ])
  })
})

it('is found by the beginning of its id, or of its ticket’s', async () => {
  const { conversationId } = await aVisitor()
  const ticketId = randomUUID()
  await chat.deps.db
    .insertInto('tickets')
    .values({ id: ticketId, conversationId, link: null, description: 'x' })
    .execute()
  const found = async (search: string) =>
    (await call('GET', `conversations?search=${encodeURIComponent(search)}`)).json()
  const expected = [
    {
      id: conversationId,
      lastSeenAt: expect.any(String),
      excerpt: '1: oi',
      words: 'oi',
      waitingSince: expect.any(String),
    },
  ]
  expect(await found(conversationId.slice(0, 8).toUpperCase())).toEqual(expected)
  expect(await found(` #${ticketId}`)).toEqual(expected)
  expect(await found("oi';--")).toEqual([])
  expect((await call('GET', 'conversations?search=abcd', { role: 'viewer' })).statusCode).toBe(403)
})

it('is refused without the right, without a conversation and without words', async () => {
  const { at } = await aVisitor()
  const payload = { id: randomUUID(), text: 'Oi' }
  const refused = await Promise.all([
    call('POST', at('takeover'), { role: 'viewer' }),
    call('POST', at('messages'), { role: 'viewer', payload }),
    call('DELETE', at('takeover'), { role: 'viewer' }),
    chat.app.inject({ method: 'POST', url: `/api/${at('takeover')}` }),
    call('POST', `conversations/${randomUUID()}/takeover`),
    call('GET', `conversations/${randomUUID()}/takeover`),
    call('POST', at('messages'), { payload: { text: '\u200b' } }),
    call('POST', at('messages'), { payload: { text: 'a'.repeat(1_001) } }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401, 404, 404, 400, 400])
})
