import { randomUUID } from 'node:crypto'
import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import type { Transcript } from '@smm/contracts/conversations/transcripts'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { listMessagesAfter } from '../delivery/delivery.queries.ts'
import { resetChat } from './reset-chat.ts'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
const orderId = randomUUID()
const strangersOrderId = randomUUID()

beforeAll(async () => {
  chat = await openTestChat({
    nextTurn: ({ state, message }) => ({
      state: storeDialogue(readDialogue(state)),
      replies: [{ content: `Você disse: ${message}` }],
      intents: [],
    }),
  })
  await placeOrder(orderId, 'Quero 500 seguidores')
  await placeOrder(strangersOrderId, 'Sou outra pessoa')
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** Sends a visitor's message and inserts an order of that conversation. */
async function placeOrder(id: string, words: string) {
  const visitor = await visit(chat)
  visitor.say(words)
  await visitor.see(({ type }) => type === 'chat_response')
  visitor.socket.terminate()
  const { conversationId } = await chat.deps.db
    .selectFrom('messages')
    .select('conversationId')
    .where('content', '=', words)
    .executeTakeFirstOrThrow()
  await chat.deps.db
    .insertInto('chatOrders')
    .values({
      orderId: id,
      conversationId,
      platform: 'instagram',
      serviceType: 'followers',
      quantity: 500,
      link: 'https://www.instagram.com/fulano/',
      amountCents: 4_500,
      status: 'pending',
    })
    .execute()
}

const signedIn = () => ({ cookie: cookieOf() })
const ask = (path: string, headers: Record<string, string> = signedIn()) =>
  chat.app.inject({ url: `/api/transcripts/${path}`, headers })
const read = async (path: string) => (await ask(path)).json<Transcript>()

describe('the transcript of an order', () => {
  it('lists the messages of its conversation, with author and time, and of no other', async () => {
    const { messages, hasMore } = await read(orderId)
    expect(hasMore).toBe(false)
    expect(messages).toMatchObject([
      { isFromVisitor: true, content: 'Quero 500 seguidores', pixAmount: null },
      { isFromVisitor: false, content: 'Você disse: Quero 500 seguidores', pixAmount: null },
    ])
    expect(Object.keys(messages[0]!).sort()).toEqual(
      ['content', 'createdAt', 'id', 'isFromVisitor', 'pixAmount', 'seq'].sort(),
    )
  })

  it('is paged from the newest, and contains the amounts of its PIX cards', async () => {
    const [first] = (await read(orderId)).messages
    const { conversationId } = await chat.deps.db
      .selectFrom('messages')
      .select('conversationId')
      .where('id', '=', first!.id)
      .executeTakeFirstOrThrow()
    const pixPayment = { orderId, amount: 45, dueDate: '', qrCodeImageUrl: '', pixCode: '000201' }
    const more = Array.from({ length: 120 }, (_, n) => ({
      id: randomUUID(),
      conversationId,
      seq: 10 + n,
      kind: n === 119 ? ('pix_payment' as const) : ('chat_response' as const),
      content: `mensagem ${n}`,
      pixPayment: n === 119 ? JSON.stringify(pixPayment) : 'null',
      suggestions: 'null',
      createdAt: new Date(),
    }))
    await chat.deps.db.insertInto('messages').values(more).execute()
    const newest = await read(orderId)
    expect(newest.hasMore).toBe(true)
    expect(newest.messages).toHaveLength(100)
    expect(newest.messages.at(-1)).toMatchObject({ content: 'mensagem 119', pixAmount: 45 })
    expect(JSON.stringify(newest)).not.toContain('000201')
    const older = await read(`${orderId}?before=${newest.messages[0]!.seq}`)
    expect(older.hasMore).toBe(false)
    expect(older.messages.map(({ content }) => content)).toEqual([
      'Quero 500 seguidores',
      'Você disse: Quero 500 seguidores',
      ...Array.from({ length: 20 }, (_, n) => `mensagem ${n}`),
    ])
  })

  it.each([
    ['pending', null, null, 'kept'],
    ['completed', new Date(), null, 'kept'],
    ['cancelled', null, 'PAID_AFTER_EXPIRY', 'kept'],
    ['cancelled', null, null, 'gone'],
  ] as const)('of a %s one (paid: %s, review: %s) is %s after a reset', async (...row) => {
    const [status, paidAt, reviewReason, what] = row
    const id = randomUUID()
    await placeOrder(id, `Apague isto ${id}`)
    const { db } = chat.deps
    await db
      .updateTable('chatOrders')
      .set({ status, paidAt, reviewReason })
      .where('orderId', '=', id)
      .execute()
    const { conversationId } = await db
      .selectFrom('chatOrders')
      .select('conversationId')
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow()
    for (const _again of [1, 2]) await resetChat(chat.deps, conversationId, randomUUID())
    const shown = await listMessagesAfter(db, conversationId, 0, 100)
    expect(shown).toMatchObject([{ kind: 'chat_reset_confirmed', seq: 4 }])
    const texts = (await read(id)).messages.map(({ content }) => content)
    const wiped = [`Apague isto ${id}`, `Você disse: Apague isto ${id}`, shown[0]!.content]
    expect(texts).toEqual([...(what === 'kept' ? wiped : []), shown[0]!.content])
  })

  it('is empty for an unknown order', async () => {
    expect(await read(randomUUID())).toEqual({ messages: [], hasMore: false })
  })

  it.each([
    ['a malformed id', () => ask('1'), 400],
    ['a malformed position', () => ask(`${orderId}?before=x`), 400],
    ['no session', () => ask(orderId, {}), 401],
  ])('is refused with %s', async (_what, call, status) => {
    expect((await call()).statusCode).toBe(status)
  })
})
