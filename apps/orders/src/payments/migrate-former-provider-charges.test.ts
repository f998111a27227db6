import { randomUUID } from 'node:crypto'
import { until } from '@smm/http-service/test-until'
import { closeReviews } from '../decisions/reviews.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder, placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile()
afterEach(() => sandbox.bank({ failNext: null }))

const look = () => orders.service.deps.wake('migrate-former-provider-charges')
const set = (orderId: string, change: { provider: string; dueAt?: Date }) =>
  orders.db
    .updateTable('payments')
    .set({ ...change, nextPollAt: new Date(0), nextExpiryAt: new Date(0) })
    .where('orderId', '=', orderId)
    .execute()
const askBoth = () => {
  for (const work of ['poll-charges', 'expire-payments'] as const) orders.service.deps.wake(work)
}
/** An order whose charge is open at a bank that the settings named before. */
async function anOrderAtTheFormerBank() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  await orders.card(request.orderId)
  await set(request.orderId, { provider: 'efi', dueAt: new Date(Date.now() - 1_000) })
  return { ...request, payment: (await orders.payment(request.orderId))! }
}
const reviewOf = (orderId: string) => until(async () => (await orders.reviews(orderId))[0])

it('asks nobody else about a charge, shows it, and ends it once somebody has looked', async () => {
  const { orderId, payment } = await anOrderAtTheFormerBank()
  askBoth()
  look()
  const details = { provider: 'efi' }
  expect(await reviewOf(orderId)).toMatchObject({ reason: 'CHARGE_AT_FORMER_BANK', details, closedAt: null })
  // Turns of the work that would have taken it, had it been theirs.
  const ours = placeOrderMessage()
  await orders.send('place-order', ours)
  await orders.card(ours.orderId)
  await set(ours.orderId, { provider: 'api-pix', dueAt: new Date(Date.now() - 1_000) })
  askBoth()
  await orders.becomes(ours.orderId, { status: 'cancelled' })
  const charge = (await sandbox.charges()).find(({ txid }) => txid === payment.txid)
  expect(charge).toMatchObject({ status: 'ATIVA' })
  expect(await orders.order(orderId)).toMatchObject({ status: 'pending' })
  expect(await orders.payment(orderId)).toMatchObject({ polls: 0, nextPollAt: new Date(0) })

  const reasons = ['CHARGE_AT_FORMER_BANK' as const]
  const closer = { actor: 'admin', reason: 'not paid' }
  await orders.db.transaction().execute((trx) => closeReviews(trx, { reasons, orderId }, closer))
  look()
  await orders.becomes(orderId, { status: 'cancelled' })
  look()
  expect(await orders.reviews(orderId)).toHaveLength(1)
  const told = (await orders.outbox(orderId)).map(({ name }) => name)
  expect(told).toEqual(['pix-issued', 'payment-expired'])
})

it('asks again when the bank is back', async () => {
  const { orderId } = await anOrderAtTheFormerBank()
  look()
  await reviewOf(orderId)
  await set(orderId, { provider: 'api-pix' })
  look()
  await until(async () => (await reviewOf(orderId)).closedBy === 'orders')
  askBoth()
  await orders.becomes(orderId, { status: 'cancelled' })
})

it('issues at the new bank what was not issued yet', async () => {
  await sandbox.bank({ failNext: { action: 'put-cob', mode: '503', times: 1 } })
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const later = new Date(Date.now() + 60_000)
  await until(async () => (await orders.payment(request.orderId))?.issueAttempts === 1)
  const { db } = orders
  await db
    .updateTable('payments')
    .set({ provider: 'efi', nextIssueAt: later })
    .where('orderId', '=', request.orderId)
    .execute()
  look()
  await orders.card(request.orderId)
  expect(await orders.payment(request.orderId)).toMatchObject({ provider: 'api-pix', state: 'pending' })
})

it('leaves the refund of what the former bank received to a person', async () => {
  const { id: orderId } = await aPaidOrder(orders, { fulfilment: 'stopped' })
  await orders.db.updateTable('payments').set({ provider: 'efi' }).where('orderId', '=', orderId).execute()
  const refund = { orderId, endToEndId: `E${randomUUID()}`, cause: 'DECIDED_BY_STAFF', amountCents: 4_500 }
  await orders.db
    .insertInto('refunds')
    .values({ ...refund, state: 'sending', nextTryAt: new Date(0) })
    .execute()
  orders.service.deps.wake('send-refunds')
  expect(await reviewOf(orderId)).toMatchObject({ reason: 'REFUND_FAILED', details: { byHand: true } })
})
