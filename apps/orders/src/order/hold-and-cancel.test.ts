import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder, placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile({ HOLD_BEFORE_SENDING_S: '60' })
beforeEach(() => sandbox.smm({ balance: 10_000, latencyMs: 0, failNext: null, stepMs: 60_000 }))

async function aPaidCharge() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode)
  await orders.becomes(request.orderId, { status: 'paid' })
  return request
}
const answers = async (orderId: string) =>
  (await orders.outbox(orderId)).filter(({ name }) => name === 'cancel-answered')
async function cancel({ orderId, conversationId }: { orderId: string; conversationId: string }) {
  const before = (await answers(orderId)).length
  await orders.send('cancel-order', { orderId, conversationId })
  return until(async () => (await answers(orderId))[before])
}
const refunds = (orderId: string) =>
  orders.db.selectFrom('refunds').select(['cause', 'amountCents']).where('orderId', '=', orderId).execute()
/** Resolves when a later order was sent: whatever may leave before it has left. */
async function sendAnother() {
  const { id } = await aPaidOrder(orders)
  await orders.becomes(id, { fulfilment: 'sent' })
}
async function endHold(orderId: string) {
  const notBefore = new Date()
  await orders.db
    .updateTable('orders')
    .set({ notBefore, readyAt: notBefore })
    .where('id', '=', orderId)
    .execute()
  orders.service.deps.wake('submit-orders')
}
/** Reached the supplier, without a hold. */
async function aSentOrder() {
  const { id, conversationId } = await aPaidOrder(orders)
  const { upstreamOrderId } = await orders.becomes(id, { fulfilment: 'sent' })
  return { orderId: id, conversationId, upstreamOrderId: upstreamOrderId! }
}

describe('a paid order', () => {
  it('is held, which its visitor is told, and then sent', async () => {
    const { orderId, link } = await aPaidCharge()
    const { paidAt, notBefore } = (await orders.order(orderId))!
    const heldMs = notBefore!.getTime() - paidAt!.getTime()
    expect(heldMs).toBeGreaterThan(50_000)
    expect(await orders.outbox(orderId)).toMatchObject([
      { name: 'pix-issued' },
      { name: 'payment-confirmed', sendsAt: notBefore!.toISOString() },
    ])
    await sendAnother()
    expect(await sandbox.ordersFor(link)).toEqual([])
    await endHold(orderId)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })

  it('is cancelled and refunded while it is held, and never sent', async () => {
    const request = await aPaidCharge()
    expect(await cancel(request)).toMatchObject({ outcome: 'cancelled' })
    const { version: cancelledVersion } = (await orders.order(request.orderId))!
    expect((await orders.outbox(request.orderId)).slice(2)).toMatchObject([
      { name: 'order-status-changed', status: 'cancelled', version: cancelledVersion },
      { name: 'refund-changed', cancelledVersion },
      { name: 'cancel-answered', cancelledVersion },
    ])
    expect(await refunds(request.orderId)).toEqual([{ cause: 'CANCELLED_BY_VISITOR', amountCents: 4_500 }])
    await endHold(request.orderId)
    await sendAnother()
    expect(await orders.order(request.orderId)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
    expect(await sandbox.ordersFor(request.link)).toEqual([])
  })

  it('is either sent or refunded, whichever comes first at the end of the hold', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => aPaidOrder(orders)))
    const outcomes = await Promise.all(
      placed.map(({ id, conversationId }) => cancel({ orderId: id, conversationId })),
    )
    for (const [index, { id, link }] of placed.entries()) {
      const isSent = (await sandbox.ordersFor(link)).length > 0
      expect((await refunds(id)).length).toBe(isSent ? 0 : 1)
      expect(outcomes[index]!.outcome).toBe(isSent ? 'already-started' : 'cancelled')
    }
  })
})

describe('a cancellation of an order at the supplier', () => {
  it('stops it there, and the money of what was not delivered is owed', async () => {
    const order = await aSentOrder()
    expect(await cancel(order)).toMatchObject({ outcome: 'already-started', isStopping: true })
    expect(await cancel(order)).toMatchObject({ outcome: 'already-started', isStopping: true })
    await sandbox.smmSays(order.upstreamOrderId, { status: 'Partial', remains: 400, startCount: 10 })
    await orders.becomes(order.orderId, { status: 'partial' })
    await until(async () => (await refunds(order.orderId)).length > 0)
    expect(await refunds(order.orderId)).toEqual([{ cause: 'DELIVERED_IN_PART', amountCents: 3_600 }])
  })

  it('is refused where the service cannot be stopped, and the delivery goes on', async () => {
    const order = await aSentOrder()
    await sandbox.smm({ failNext: { action: 'cancel', mode: "refuse:Order can't be canceled", times: 1 } })
    const answer = await cancel(order)
    expect(answer).toMatchObject({ outcome: 'already-started' })
    expect(answer).not.toHaveProperty('isStopping')
    expect(await orders.order(order.orderId)).toMatchObject({ status: 'processing', nextCancelAt: null })
    expect(await refunds(order.orderId)).toEqual([])
  })

  it('is asked for again after a temporary refusal', async () => {
    const order = await aSentOrder()
    await sandbox.smm({ failNext: { action: 'cancel', mode: 'refuse:Too many requests', times: 1 } })
    const answer = cancel(order)
    await until(async () => ((await sandbox.state())['failNext'] as unknown[]).length === 0)
    await until(async () => ((await orders.order(order.orderId))?.nextCancelAt?.getTime() ?? 0) > Date.now())
    await orders.db
      .updateTable('orders')
      .set({ nextCancelAt: new Date() })
      .where('id', '=', order.orderId)
      .execute()
    orders.service.deps.wake('ask-cancels')
    expect(await answer).toMatchObject({ isStopping: true })
  })

  it('that did not leave after all is cancelled here', async () => {
    await sandbox.smm({ balance: 0 })
    const { id: orderId } = await aPaidOrder(orders, { nextCancelAt: new Date() })
    await orders.becomes(orderId, { status: 'cancelled', fulfilment: 'stopped' })
    expect(await answers(orderId)).toMatchObject([{ outcome: 'cancelled' }])
    expect(await refunds(orderId)).toHaveLength(1)
  })
})

it('a delivery is told of when it begins and at each quarter', async () => {
  const { orderId, upstreamOrderId } = await aSentOrder()
  for (const remains of [500, 480, 300, 290, 100]) {
    await sandbox.smmSays(upstreamOrderId, { status: 'In progress', remains, startCount: 10 })
    await orders.becomes(orderId, { remains, upstreamStatus: 'In progress' })
  }
  const { version, startedAt } = (await orders.order(orderId))!
  const told = (await orders.outbox(orderId)).filter(({ name }) => name === 'order-status-changed')
  expect(told.map(({ remains }) => remains)).toEqual([null, 500, 300, 100])
  expect(told.at(-1)).toMatchObject({ status: 'processing', version, startedAt: startedAt!.toISOString() })
})
