import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { until } from '@smm/http-service/test-until'
import { requestRefund } from './request-refund.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile()
let cookie: string
beforeAll(async () => {
  cookie = await orders.signIn()
})
beforeEach(async () => {
  await sandbox.smm({ balance: 1_000, failNext: null, stepMs: 60_000 })
  await sandbox.bank({ webhooks: 'on', refunds: 'accept', refundMs: 0 })
})

async function paid(amount = '45.00') {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode, { amount, force: true })
  return request
}
const url = (id: string) => `/api/orders/${id}`
const details = async (id: string): Promise<OrderDetails> =>
  (await orders.service.app.inject({ url: url(id), headers: { cookie } })).json()
/** As soon as it is possible. */
async function decide(id: string, name: AnyOrderActionName, more: object = {}) {
  const { subject, version } = await until(async () => {
    const { actions, moreActions = [], version } = await details(id)
    const action = [...actions, ...moreActions].find((it) => it.name === name)
    return action && { subject: action.subject, version }
  })
  const payload = { name, version, reason: 'Conferido no painel.', ...(subject && { subject }), ...more }
  await orders.service.app.inject({ method: 'POST', url: `${url(id)}/actions`, payload, headers: { cookie } })
}
const told = async (id: string) => (await orders.outbox(id)).filter(({ name }) => name === 'refund-changed')
const toldTimes = (id: string, times: number) =>
  until(async () => {
    const all = await told(id)
    return all.length === times && all
  })

describe('the visitor is told of his refund', () => {
  it('when the staff gives an order up: that it is noted, and that it is done, once each', async () => {
    await sandbox.smm({ balance: 0 })
    const { orderId, conversationId } = await paid()
    await decide(orderId, 'cancel-and-refund')
    const [noted, done] = await toldTimes(orderId, 2)
    const { version: cancelledVersion } = (await orders.order(orderId))!
    const about = { orderId, conversationId, amountCents: 4_500, cancelledVersion }
    expect([noted, done]).toEqual([
      { name: 'refund-changed', ...about, state: 'requested' },
      { name: 'refund-changed', ...about, state: 'done' },
    ])
  })

  it('when a part was not delivered, long before somebody pays it', async () => {
    const { orderId } = await paid()
    await orders.becomes(orderId, { fulfilment: 'sent' })
    const order = (await orders.order(orderId))!
    for (const _again of [1, 2])
      await orders.db
        .transaction()
        .execute((trx) => requestRefund(trx, order, 'DELIVERED_IN_PART', { undelivered: 40 }))
    expect(await told(orderId)).toMatchObject([{ state: 'requested', amountCents: 360 }])
    await decide(orderId, 'pay-refund')
    expect(await toldTimes(orderId, 2)).toMatchObject([{}, { state: 'done', amountCents: 360 }])
  })

  it('when money that did not fit goes back, once though the bank refused at first', async () => {
    await sandbox.bank({ refunds: 'refuse' })
    const { orderId } = await paid('46.00')
    await decide(orderId, 'return-payment')
    await until(async () => (await details(orderId)).refunds[0]?.state === 'failed')
    expect(await told(orderId)).toMatchObject([
      { state: 'requested', amountCents: 4_600, reviewedFor: 'AMOUNT_MISMATCH' },
    ])
    await decide(orderId, 'refunded-by-hand')
    expect(await toldTimes(orderId, 2)).toMatchObject([{}, { state: 'done', amountCents: 4_600 }])
  })

  it('when the staff chose the amount', async () => {
    const { orderId } = await paid()
    await orders.becomes(orderId, { fulfilment: 'sent' })
    await decide(orderId, 'refund-amount', { amountCents: 1_000, mostCents: 4_500 })
    expect(await toldTimes(orderId, 2)).toMatchObject([
      { state: 'requested', amountCents: 1_000 },
      { state: 'done', amountCents: 1_000 },
    ])
  })
})
