import { randomUUID } from 'node:crypto'
import type { Message, MessageName } from '@smm/contracts/messages'
import type { Handler } from '@smm/messaging/take-in'
import { readConversation } from './conversation.queries.ts'
import { messageHandlers } from './message-handlers.ts'
import type { Tables } from './tables.ts'
import { openTestChat, type TestChat } from './testing.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** An order that waits for its payment, and its conversation. */
async function givenOrder() {
  const about = { orderId: randomUUID(), conversationId: randomUUID() }
  const { db } = chat.deps
  const { conversationId: id } = about
  await db.insertInto('conversations').values({ id, sessionHash: id, hasOrders: true }).execute()
  const wanted = {
    platform: 'instagram',
    serviceType: 'followers',
    quantity: 500,
    link: 'https://x',
  } as const
  const version = 1
  await db
    .insertInto('chatOrders')
    .values({ ...about, ...wanted, amountCents: 4_500, status: 'pending', version })
    .execute()
  return about
}
/** Taken in at once: what is told first here came first. */
async function tell<Name extends MessageName>(name: Name, message: Message<Name>) {
  const origin = { eventId: randomUUID(), from: 'orders', correlationId: null } as const
  const handler = messageHandlers(chat.deps)[name] as Handler<Tables, Name>
  await chat.deps.db.transaction().execute((trx) => handler(trx, message, origin))
}
async function heard(conversationId: string) {
  const rows = await chat.deps.db
    .selectFrom('messages')
    .select('content')
    .where('conversationId', '=', conversationId)
    .orderBy('seq')
    .execute()
  return rows.map(({ content }) => content)
}
const knownOrder = async (conversationId: string) =>
  (await readConversation(chat.deps.db, conversationId)).orders[0]!

describe('money that does not fit its order', () => {
  const reviewOf = async (id: string) => (await knownOrder(id)).reviewReason

  it('is remembered until it goes back', async () => {
    const about = await givenOrder()
    await tell('payment-needs-review', { ...about, reason: 'AMOUNT_MISMATCH' })
    expect(await reviewOf(about.conversationId)).toBe('AMOUNT_MISMATCH')
    const refund = { ...about, amountCents: 4_600, state: 'requested' } as const
    await tell('refund-changed', { ...refund, reviewedFor: 'SECOND_PAYMENT' })
    expect(await reviewOf(about.conversationId)).toBe('AMOUNT_MISMATCH')
    await tell('refund-changed', { ...refund, reviewedFor: 'AMOUNT_MISMATCH' })
    expect(await reviewOf(about.conversationId)).toBeNull()
  })

  it('is remembered until it pays the order, unless it came twice', async () => {
    const [late, twice] = [await givenOrder(), await givenOrder()]
    await tell('payment-needs-review', { ...late, reason: 'PAID_AFTER_EXPIRY' })
    await tell('payment-confirmed', { ...late, version: 3 })
    expect(await reviewOf(late.conversationId)).toBeNull()
    await tell('payment-needs-review', { ...twice, reason: 'SECOND_PAYMENT' })
    await tell('payment-confirmed', { ...twice, version: 2 })
    expect(await reviewOf(twice.conversationId)).toBe('SECOND_PAYMENT')
  })

  it('is spoken of when its order is cancelled', async () => {
    const about = await givenOrder()
    await tell('payment-needs-review', { ...about, reason: 'AMOUNT_MISMATCH' })
    await tell('cancel-answered', { ...about, outcome: 'cancelled' })
    expect((await heard(about.conversationId)).at(-1)).toMatch(/foi cancelado\. O dinheiro que você já pagou/)
  })
})

describe('news that overtake the payment', () => {
  const changed = { version: 3, remains: null }

  it.each(['processing', 'partial', 'completed'] as const)(
    '%s: the payment is told first, and once',
    async (status) => {
      const about = await givenOrder()
      await tell('order-status-changed', { ...about, ...changed, status })
      await tell('payment-confirmed', { ...about, version: 2 })
      expect(await heard(about.conversationId)).toEqual([
        expect.stringContaining('Pagamento confirmado'),
        expect.stringContaining('Novidade do pedido'),
      ])
      expect(await knownOrder(about.conversationId)).toMatchObject({ status, paidAt: expect.any(String) })
    },
  )

  it('cancelled: nobody is told afterwards that the delivery begins soon', async () => {
    const about = await givenOrder()
    await tell('order-status-changed', { ...about, ...changed, status: 'cancelled' })
    await tell('payment-confirmed', { ...about, version: 2 })
    expect(await heard(about.conversationId)).toEqual([expect.stringContaining('Cancelado')])
    expect(await knownOrder(about.conversationId)).toMatchObject({ paidAt: expect.any(String) })
  })

  it('is told as ever when the payment came first', async () => {
    const about = await givenOrder()
    await tell('payment-confirmed', { ...about, version: 2 })
    await tell('order-status-changed', { ...about, ...changed, status: 'processing' })
    expect(await heard(about.conversationId)).toEqual([
      expect.stringContaining('Pagamento confirmado'),
      expect.stringContaining('Processando'),
    ])
  })
})

it('a wish to cancel what is being checked is not told as a delivery that began', async () => {
  const about = await givenOrder()
  await tell('cancel-answered', { ...about, outcome: 'already-started', isBeingChecked: true })
  expect(await heard(about.conversationId)).toEqual([expect.stringContaining('está conferindo')])
})

describe('a refund', () => {
  it('is told when it is noted and when it is done, and the order remembers both', async () => {
    const about = await givenOrder()
    await tell('refund-changed', { ...about, amountCents: 360, state: 'requested' })
    expect(await heard(about.conversationId)).toEqual([expect.stringMatching(/Vamos devolver R\$ 3,60/)])
    expect(await knownOrder(about.conversationId)).toMatchObject({ refundNotedCents: 360, refundedCents: 0 })
    await tell('refund-changed', { ...about, amountCents: 360, state: 'done' })
    expect((await heard(about.conversationId)).slice(1)).toEqual([
      expect.stringMatching(/devolvemos R\$ 3,60/),
    ])
    expect(await knownOrder(about.conversationId)).toMatchObject({
      refundNotedCents: 360,
      refundedCents: 360,
    })
  })

  it('that is done already is not announced any more', async () => {
    const about = await givenOrder()
    await tell('refund-changed', { ...about, amountCents: 4_500, state: 'done' })
    await tell('refund-changed', { ...about, amountCents: 4_500, state: 'requested' })
    expect(await heard(about.conversationId)).toEqual([expect.stringMatching(/devolvemos R\$ 45,00/)])
  })
})
