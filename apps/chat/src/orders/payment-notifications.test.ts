import { randomUUID } from 'node:crypto'
import type { Message, MessageName } from '@smm/contracts/messages'
import type { Handler } from '@smm/messaging/receive'
import { readSnapshot } from '../conversation/conversation.queries.ts'
import { messageHandlers } from '../message-handlers.ts'
import type { Tables } from '../tables.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** A pending order with its conversation. */
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
/** Calls the handler without a queue, so messages arrive in the order of the calls. */
async function handle<Name extends MessageName>(name: Name, message: Message<Name>) {
  const origin = { eventId: randomUUID(), from: 'orders', correlationId: null } as const
  const handler = messageHandlers(chat.deps).orders[name] as Handler<Tables, Name>
  await chat.deps.db.transaction().execute((trx) => handler(trx, message, origin))
}
async function listTexts(conversationId: string) {
  const rows = await chat.deps.db
    .selectFrom('messages')
    .select('content')
    .where('conversationId', '=', conversationId)
    .orderBy('seq')
    .execute()
  return rows.map(({ content }) => content)
}
const findOrder = async (conversationId: string) =>
  (await readSnapshot(chat.deps.db, conversationId)).orders[0]!

describe('a payment in manual review', () => {
  const reviewOf = async (id: string) => (await findOrder(id)).reviewReason

  it('keeps its reason until it is refunded', async () => {
    const about = await givenOrder()
    await handle('payment-needs-review', { ...about, reason: 'AMOUNT_MISMATCH' })
    expect(await reviewOf(about.conversationId)).toBe('AMOUNT_MISMATCH')
    const refund = { ...about, amountCents: 4_600, state: 'requested' } as const
    await handle('refund-changed', { ...refund, reviewedFor: 'SECOND_PAYMENT' })
    expect(await reviewOf(about.conversationId)).toBe('AMOUNT_MISMATCH')
    await handle('refund-changed', { ...refund, reviewedFor: 'AMOUNT_MISMATCH' })
    expect(await reviewOf(about.conversationId)).toBeNull()
  })

  it('keeps its reason until it pays the order, unless it is a second payment', async () => {
    const [late, twice] = [await givenOrder(), await givenOrder()]
    await handle('payment-needs-review', { ...late, reason: 'PAID_AFTER_EXPIRY' })
    await handle('payment-confirmed', { ...late, version: 3 })
    expect(await reviewOf(late.conversationId)).toBeNull()
    await handle('payment-needs-review', { ...twice, reason: 'SECOND_PAYMENT' })
    await handle('payment-confirmed', { ...twice, version: 2 })
    expect(await reviewOf(twice.conversationId)).toBe('SECOND_PAYMENT')
  })

  it('waits for the staff for a reason of a later release', async () => {
    const about = await givenOrder()
    const later = 'PAID_BY_SOMEBODY_ELSE' as Message<'payment-needs-review'>['reason']
    await handle('payment-needs-review', { ...about, reason: later })
    expect(await reviewOf(about.conversationId)).toBe(later)
    expect((await listTexts(about.conversationId)).at(-1)).toContain('precisa ser conferido')
  })

  it('is mentioned when its order is cancelled', async () => {
    const about = await givenOrder()
    await handle('payment-needs-review', { ...about, reason: 'AMOUNT_MISMATCH' })
    await handle('cancel-answered', { ...about, outcome: 'cancelled' })
    expect((await listTexts(about.conversationId)).at(-1)).toMatch(
      /foi cancelado\. O dinheiro que você já pagou/,
    )
  })
})

describe('a status that arrives before the payment confirmation', () => {
  const changed = { version: 3, remains: null }

  it.each(['processing', 'partial', 'completed'] as const)(
    '%s: the payment is announced first, and once',
    async (status) => {
      const about = await givenOrder()
      await handle('order-status-changed', { ...about, ...changed, status })
      await handle('payment-confirmed', { ...about, version: 2 })
      expect(await listTexts(about.conversationId)).toEqual([
        expect.stringContaining('Pagamento confirmado'),
        expect.stringMatching(/^Seus 500 seguidores no Instagram para .*: /),
      ])
      expect(await findOrder(about.conversationId)).toMatchObject({ status, paidAt: expect.any(String) })
    },
  )

  it('cancelled: the payment is not announced afterwards', async () => {
    const about = await givenOrder()
    await handle('order-status-changed', { ...about, ...changed, status: 'cancelled' })
    await handle('payment-confirmed', { ...about, version: 2 })
    expect(await listTexts(about.conversationId)).toEqual([expect.stringContaining('cancelado')])
    expect(await findOrder(about.conversationId)).toMatchObject({ paidAt: expect.any(String) })
  })

  it('is announced after a payment that arrived first', async () => {
    const about = await givenOrder()
    await handle('payment-confirmed', { ...about, version: 2 })
    await handle('order-status-changed', { ...about, ...changed, status: 'processing' })
    expect(await listTexts(about.conversationId)).toEqual([
      expect.stringContaining('Pagamento confirmado'),
      expect.stringContaining('enviado para a entrega'),
    ])
  })
})

it('a cancellation request under manual review is not answered as a delivery that began', async () => {
  const about = await givenOrder()
  await handle('cancel-answered', { ...about, outcome: 'already-started', isBeingChecked: true })
  expect(await listTexts(about.conversationId)).toEqual([expect.stringContaining('está conferindo')])
})

describe('a cancellation of a paid order', () => {
  type About = Awaited<ReturnType<typeof givenOrder>>
  const version = 3
  const arrivals = {
    status: (about: About) =>
      handle('order-status-changed', { ...about, version, status: 'cancelled', remains: null }),
    refund: (about: About) =>
      handle('refund-changed', {
        ...about,
        amountCents: 4_500,
        state: 'requested',
        cancelledVersion: version,
      }),
    answer: (about: About) =>
      handle('cancel-answered', { ...about, outcome: 'cancelled', cancelledVersion: version }),
    payment: (about: About) => handle('payment-confirmed', { ...about, version: 2 }),
  }
  type Arrival = keyof typeof arrivals

  it.each<{ order: Arrival[] }>([
    { order: ['status', 'refund', 'answer'] },
    { order: ['refund', 'answer', 'status'] },
    { order: ['answer', 'refund', 'status'] },
    { order: ['refund', 'payment', 'status', 'answer'] },
  ])('is announced once, before its refund: $order', async ({ order }) => {
    const about = await givenOrder()
    await chat.deps.db
      .updateTable('chatOrders')
      .set({ isCancelAsked: true })
      .where('orderId', '=', about.orderId)
      .execute()
    for (const arrival of order) await arrivals[arrival](about)
    expect(await listTexts(about.conversationId)).toEqual([
      expect.stringContaining('foi cancelado'),
      expect.stringContaining('Vamos devolver R$ 45,00'),
    ])
    expect(await findOrder(about.conversationId)).toMatchObject({
      status: 'cancelled',
      refundNotedCents: 4_500,
    })
  })

  it('that nobody asked for here is news', async () => {
    const about = await givenOrder()
    await arrivals.refund(about)
    await arrivals.status(about)
    expect(await listTexts(about.conversationId)).toEqual([
      expect.stringMatching(/^Seus .*: pedido cancelado\.$/),
      expect.stringContaining('Vamos devolver'),
    ])
  })

  it('is answered once by an orders service of the previous release', async () => {
    const about = await givenOrder()
    await handle('cancel-answered', { ...about, outcome: 'cancelled' })
    await handle('cancel-answered', { ...about, outcome: 'cancelled' })
    expect(await listTexts(about.conversationId)).toEqual([expect.stringContaining('cancelado')])
  })
})

describe('a refund', () => {
  it('is announced when requested and when done, and the order stores both amounts', async () => {
    const about = await givenOrder()
    await handle('refund-changed', { ...about, amountCents: 360, state: 'requested' })
    expect(await listTexts(about.conversationId)).toEqual([expect.stringMatching(/Vamos devolver R\$ 3,60/)])
    expect(await findOrder(about.conversationId)).toMatchObject({ refundNotedCents: 360, refundedCents: 0 })
    await handle('refund-changed', { ...about, amountCents: 360, state: 'done' })
    expect((await listTexts(about.conversationId)).slice(1)).toEqual([
      expect.stringMatching(/devolvemos R\$ 3,60/),
    ])
    expect(await findOrder(about.conversationId)).toMatchObject({
      refundNotedCents: 360,
      refundedCents: 360,
    })
  })

  it('that is done already is not announced as requested', async () => {
    const about = await givenOrder()
    await handle('refund-changed', { ...about, amountCents: 4_500, state: 'done' })
    await handle('refund-changed', { ...about, amountCents: 4_500, state: 'requested' })
    expect(await listTexts(about.conversationId)).toEqual([expect.stringMatching(/devolvemos R\$ 45,00/)])
  })
})
