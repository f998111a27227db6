import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder, placeOrderMessage } from '../testing/open-orders.ts'
import { until } from '../testing/start-sandbox.ts'

openForThisFile({ HOLD_BEFORE_SENDING_S: '60' })
beforeEach(() => sandbox.smm({ balance: 10_000, latencyMs: 0, failNext: null, stepMs: 60_000 }))

const dayMs = 24 * 60 * 60_000
const tomorrow = () => new Date(Date.now() + dayMs)
type Order = { orderId: string; conversationId: string }

const answers = async (orderId: string) =>
  (await orders.outbox(orderId)).filter(({ name }) => name === 'cancel-answered')
async function withdraw({ orderId, conversationId }: Order, reason = 'Comprei sem querer.') {
  const before = (await answers(orderId)).length
  await orders.send('cancel-order', { orderId, conversationId, withdrawal: { reason } })
  return until(async () => (await answers(orderId))[before])
}
const refunds = (orderId: string) =>
  orders.db
    .selectFrom('refunds')
    .select(['cause', 'amountCents', 'state'])
    .where('orderId', '=', orderId)
    .execute()

async function anOrder(status: 'paid' | 'processing' | 'completed', paidDaysAgo = 0): Promise<Order> {
  const paidAt = new Date(Date.now() - paidDaysAgo * dayMs)
  const { id, conversationId } = await aPaidOrder(orders, {
    paidAt,
    ...(status === 'paid' && { notBefore: tomorrow(), readyAt: tomorrow() }),
    ...(status === 'completed' && { status, fulfilment: 'sent', finishedAt: new Date() }),
  })
  if (status === 'processing') await orders.becomes(id, { status: 'processing', fulfilment: 'sent' })
  return { orderId: id, conversationId }
}

const details = async (orderId: string, cookie: string): Promise<OrderDetails> =>
  (await orders.service.app.inject({ url: `/api/orders/${orderId}`, headers: { cookie } })).json()
async function decide(orderId: string, name: string, more: object = {}) {
  const cookie = await orders.signIn()
  const { version, moreActions = [] } = await details(orderId, cookie)
  const action = moreActions.find((it) => it.name === name)
  const payload = { name, version, reason: 'Ainda não usou o serviço.', ...more }
  const { statusCode } = await orders.service.app.inject({
    method: 'POST',
    url: `/api/orders/${orderId}/actions`,
    headers: { cookie },
    payload: {
      ...payload,
      ...(action?.subject && { subject: action.subject }),
      ...(action?.mostCents && { mostCents: action.mostCents }),
    },
  })
  return statusCode
}

describe('a withdrawal within seven days', () => {
  it('refunds an order that was not sent whole, hours after the time to cancel it', async () => {
    const order = await anOrder('paid', 6)
    expect(await withdraw(order)).toMatchObject({ outcome: 'cancelled' })
    expect(await orders.order(order.orderId)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
    expect(await refunds(order.orderId)).toMatchObject([
      { cause: 'CANCELLED_BY_VISITOR', amountCents: 4_500, state: expect.not.stringMatching('requested') },
    ])
  })

  it('of an unpaid order is a cancellation', async () => {
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    await orders.card(request.orderId)
    expect(await withdraw(request)).toMatchObject({ outcome: 'cancelled' })
    expect(await refunds(request.orderId)).toEqual([])
  })

  it('stops an order under way at the supplier, and returns what remains', async () => {
    const order = await anOrder('processing', 2)
    const { upstreamOrderId } = (await orders.order(order.orderId))!
    expect(await withdraw(order)).toMatchObject({ isStopping: true })
    await sandbox.smmSays(upstreamOrderId!, { status: 'Partial', remains: 400, startCount: 10 })
    await until(async () => (await refunds(order.orderId)).length > 0)
    expect(await refunds(order.orderId)).toMatchObject([{ cause: 'DELIVERED_IN_PART', amountCents: 3_600 }])
    expect(await orders.reviews(order.orderId)).toEqual([])
  })

  it.each([
    ['the supplier does not stop', { failNext: { action: 'cancel', mode: 'refuse:No', times: 1 } }, false],
    ['the supplier agreed to stop and delivered all the same', {}, true],
  ])('is decided by the staff where %s', async (_case, control, isDelivered) => {
    const order = await anOrder('processing')
    const { upstreamOrderId } = (await orders.order(order.orderId))!
    await sandbox.smm(control)
    await withdraw(order)
    if (isDelivered) await sandbox.smmSays(upstreamOrderId!, { status: 'Completed', remains: 0 })
    const [review] = await until(async () => {
      const found = await orders.reviews(order.orderId)
      return found.length > 0 && found
    })
    expect(review).toMatchObject({ reason: 'WITHDRAWAL_ASKED', details: { said: 'Comprei sem querer.' } })
    expect((await answers(order.orderId)).at(-1)).toMatchObject({ withdrawal: { state: 'under-review' } })
  })

  it('after delivery is accepted by the staff with a reason that the visitor reads, once', async () => {
    const order = await anOrder('completed')
    expect(await withdraw(order)).toMatchObject({
      outcome: 'already-started',
      withdrawal: { state: 'under-review' },
    })
    const again = await withdraw(order)
    expect(again).toMatchObject({ withdrawal: { state: 'asked-before' } })
    expect(await orders.reviews(order.orderId)).toHaveLength(1)
    expect(await decide(order.orderId, 'accept-withdrawal')).toBe(400)
    expect(await decide(order.orderId, 'accept-withdrawal', { amountCents: 4_501 })).toBe(400)
    expect(await decide(order.orderId, 'accept-withdrawal', { amountCents: 4_500 })).toBe(200)
    expect(await refunds(order.orderId)).toMatchObject([{ cause: 'WITHDRAWN', amountCents: 4_500 }])
    expect((await answers(order.orderId)).at(-1)).toMatchObject({
      withdrawal: { state: 'accepted', reason: 'Ainda não usou o serviço.' },
    })
    expect(await decide(order.orderId, 'refuse-withdrawal')).toBe(409)
    expect(await withdraw(order)).toMatchObject({ withdrawal: { state: 'asked-before' } })
  })

  it('after delivery is refused by the staff with a reason, and nothing is refunded', async () => {
    const order = await anOrder('completed', 3)
    await withdraw(order)
    expect(await decide(order.orderId, 'refuse-withdrawal')).toBe(200)
    expect((await answers(order.orderId)).at(-1)).toMatchObject({ withdrawal: { state: 'refused' } })
    expect(await refunds(order.orderId)).toEqual([])
  })
})

it('a withdrawal after seven days is too late, whatever the state of the order', async () => {
  for (const status of ['paid', 'processing', 'completed'] as const) {
    const order = await anOrder(status, 9)
    expect(await withdraw(order)).toMatchObject({ outcome: 'too-late', withdrawal: { state: 'too-late' } })
    expect(await orders.order(order.orderId)).toMatchObject({ status })
  }
})

it('the days are whole days of Brasília', () => {
  for (const paidAt of ['2026-11-23T03:00:00Z', '2026-11-24T02:59:59Z'])
    expect(withdrawalEndsAt(new Date(paidAt)).toISOString()).toBe('2026-12-01T03:00:00.000Z')
})
