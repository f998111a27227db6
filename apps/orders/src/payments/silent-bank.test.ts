import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile()
beforeEach(async () => {
  await sandbox.bank({ webhooks: 'on', failNext: null, failRate: 0 })
  await sandbox.smm({ balance: 10_000, stepMs: 600_000, failNext: null })
})

async function anIssuedOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode, payment: (await orders.payment(request.orderId))! }
}
const nothingOf = async (orderId: string, link: string) => {
  expect(await orders.order(orderId)).toMatchObject({ status: 'pending', fulfilment: 'waiting' })
  expect(await orders.ledger(orderId)).toEqual([])
  expect(await orders.reviews(orderId)).toEqual([])
  expect(await sandbox.ordersFor(link)).toEqual([])
}

it('money that no webhook tells is found by the bank’s list, however far the next question is', async () => {
  await sandbox.bank({ webhooks: 'off' })
  const { orderId, pixCode, payment } = await anIssuedOrder()
  const later = sql<Date>`now() + interval '5 minutes'`
  await orders.db
    .updateTable('payments')
    .set({ polls: 3, nextPollAt: later })
    .where('id', '=', payment.id)
    .execute()
  await sandbox.pay(pixCode)
  await until(async () => (await orders.order(orderId))?.fulfilment === 'sent')
})

it('a webhook that the bank does not bear out fulfils nothing, until it does', async () => {
  const { orderId, pixCode, payment, link } = await anIssuedOrder()
  for (let told = 1; told <= 3; told++) {
    expect(await sandbox.forge(payment.txid, 'right-secret')).toMatchObject({ answered: 200 })
    await until(async () => {
      const row = await orders.payment(orderId)
      return row!.polls > 0
    })
    await nothingOf(orderId, link)
  }
  await sandbox.pay(pixCode)
  await orders.becomes(orderId, { fulfilment: 'sent' })
  expect(await sandbox.ordersFor(link)).toHaveLength(1)
})

it.each([
  '503',
  '502',
  'html',
  'truncated',
  'empty',
  'reset-before',
  '429',
  'cloudflare',
  'answer:[]',
  'answer:{}',
])('a webhook while the bank answers with %s fulfils nothing, until the bank agrees', async (mode) => {
  const { orderId, pixCode, payment, link } = await anIssuedOrder()
  const failing = ['get-cob', 'list-pix'].map((action) => ({ action, mode, times: 50 }))
  await sandbox.bank({ failNext: failing })
  await sandbox.pay(pixCode)
  await until(async () => (await orders.payment(orderId))!.failedPolls > 0)
  await nothingOf(orderId, link)
  await sandbox.bank({ failNext: null })
  await orders.db
    .updateTable('payments')
    .set({ nextPollAt: sql<Date>`now()` })
    .where('id', '=', payment.id)
    .execute()
  await orders.becomes(orderId, { fulfilment: 'sent' })
  expect(await orders.ledger(orderId)).toHaveLength(2)
  expect(await sandbox.ordersFor(link)).toHaveLength(1)
})

it('a dispute of an old payment is found although the bank fails at its only webhook', async () => {
  const { orderId, pixCode, payment } = await anIssuedOrder()
  await sandbox.pay(pixCode)
  await orders.becomes(orderId, { fulfilment: 'sent' })
  await until(async () => (await orders.payment(orderId))!.nextPollAt === null)
  const dueAt = sql<Date>`now() - interval '10 days'`
  await orders.db.updateTable('payments').set({ dueAt }).where('id', '=', payment.id).execute()
  await sandbox.bank({ failNext: { action: 'get-cob', mode: '503', times: 1 } })
  const { endToEndId } = (await orders.payment(orderId))!
  await orders.service.deps.bank.refund({ endToEndId: endToEndId!, refundId: 'dispute', amountCents: 4_500 })
  await until(async () =>
    (await orders.reviews(orderId)).some(({ reason }) => reason === 'MONEY_PULLED_BACK'),
  )
  expect(await orders.payment(orderId)).toMatchObject({ nextPollAt: null })
})
