import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { type Sandbox, startSandbox } from '../../testing/start-sandbox.ts'
import { aPaidOrder, placeOrderMessage, openOrders, type OpenOrders } from '../../testing/open-orders.ts'
import { type ReceivedRequest, startFakeBankBy, type FakeAnswer } from '../../testing/fake-bank.ts'

const apiKey = 'apk_1-abc'
type Transaction = { transaction_id: string; order_id: string; status: string; value_cents: string }

/** PagHiper, as far as an order needs it. */
function fakePaghiper() {
  const transactions: Transaction[] = []
  const state = { isAway: false }
  const create = (body: { order_id: string; items: Array<{ price_cents: string }> }): FakeAnswer => {
    const transaction_id = `BPV661O7AVLOR${transactions.length}`.padEnd(16, 'X')
    const { order_id, items } = body
    transactions.push({ transaction_id, order_id, status: 'pending', value_cents: items[0]!.price_cents })
    const made = {
      ...transactions.at(-1),
      due_date: '2999-01-01',
      pix_code: { emv: `000201-${transaction_id}` },
    }
    return { status: 201, json: { pix_create_request: { result: 'success', ...made } } }
  }
  const answerRequest = ({ path, body: text }: ReceivedRequest): FakeAnswer => {
    const body = JSON.parse(text)
    if (path === '/invoice/create/') return create(body)
    if (path === '/invoice/notification/' && state.isAway) return { status: 503, text: 'away' }
    const known = transactions.find(({ transaction_id }) => transaction_id === body.transaction_id)
    const isForged = path === '/invoice/notification/' && body.notification_id !== 'real'
    const envelope = path === '/invoice/cancel/' ? 'cancellation_request' : 'status_request'
    if (!known || isForged)
      return { json: { [envelope]: { result: 'reject', response_message: 'transaction_id inválida' } } }
    if (path === '/invoice/cancel/') known.status = 'canceled'
    return { status: 201, json: { [envelope]: { result: 'success', ...known } } }
  }
  return { answerRequest, transactions, state }
}

const paghiper = fakePaghiper()
let fakeBank: Awaited<ReturnType<typeof startFakeBankBy>>
let sandbox: Sandbox
let orders: OpenOrders
beforeAll(async () => {
  fakeBank = await startFakeBankBy(paghiper.answerRequest)
  sandbox = await startSandbox()
  orders = await openOrders(sandbox, {
    PIX_PROVIDER: 'paghiper',
    PIX_API_URL: fakeBank.url,
    PIX_CLIENT_ID: apiKey,
    PIX_CLIENT_SECRET: 'token',
    PIX_PAYER_EMAIL: 'loja@example.com.br',
    PIX_PAYER_NAME: 'Loja Exemplo',
    PIX_PAYER_DOCUMENT: '12345678909',
  })
})
afterAll(async () => {
  await orders.close()
  await sandbox.stop()
  await fakeBank.close()
})

const notice = async (fields: object) => {
  const body = new URLSearchParams({
    apiKey,
    notification_id: 'real',
    source_api: 'https://pix.paghiper.com',
    ...fields,
  })
  const url = `http://127.0.0.1:${orders.port}/api/webhooks/pix/paghiper`
  return (await fetch(url, { method: 'POST', body })).status
}
const hints = async () => (await orders.db.selectFrom('webhookHints').select('id').execute()).length

async function aCharge() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const card = await orders.card(request.orderId)
  return { ...request, card, transaction: paghiper.transactions.at(-1)! }
}

it('settles a payment from its notification once PagHiper confirms it', async () => {
  const { orderId, card, transaction } = await aCharge()
  const { transaction_id } = transaction
  expect(card.pixCode).toBe(`000201-${transaction_id}`)
  expect(Date.parse(card.dueDate)).toBeLessThan(Date.now() + 61 * 60_000)
  expect(await orders.payment(orderId)).toMatchObject({ txid: transaction_id, state: 'pending' })
  transaction.status = 'paid'
  paghiper.state.isAway = true
  expect(await notice({ transaction_id })).toBe(503)
  expect(await hints()).toBe(0)
  paghiper.state.isAway = false
  expect(await Promise.all([notice({ transaction_id }), notice({ transaction_id })])).toEqual([200, 200])
  expect(await hints()).toBe(1)
  await orders.becomes(orderId, { status: 'processing' })
  expect(await orders.payment(orderId)).toMatchObject({ state: 'confirmed', endToEndId: transaction_id })
})

it('polls charges each minute, because PagHiper lists no receipts', async () => {
  const { orderId, transaction } = await aCharge()
  const askNow = async (polls: number) => {
    const now = sql<Date>`now()`
    await orders.db
      .updateTable('payments')
      .set({ nextPollAt: now, polls })
      .where('orderId', '=', orderId)
      .execute()
    orders.service.deps.wake('poll-charges')
  }
  await askNow(5)
  const { nextPollAt } = await until(async () => {
    const row = await orders.payment(orderId)
    return row?.polls === 6 && row
  })
  expect(nextPollAt!.getTime()).toBeLessThan(Date.now() + 61_000)
  transaction.status = 'paid'
  await askNow(6)
  await orders.becomes(orderId, { fulfilment: 'sent' })
})

it('cancels the charge when the visitor cancels the order', async () => {
  const { orderId, conversationId, transaction } = await aCharge()
  await orders.send('cancel-order', { orderId, conversationId })
  await until(async () => transaction.status === 'canceled')
})

it.each([
  ['with another key', { apiKey: 'apk_2-xyz' }],
  ['without a key', { apiKey: '' }],
  ['that PagHiper does not know', { notification_id: 'forged' }],
  ['of an unknown transaction', { transaction_id: 'NOBODYKNOWSTHIS1' }],
])('rejects a notification %s, and stores nothing', async (_what, forged) => {
  const before = await hints()
  const { transaction_id } = paghiper.transactions[0]!
  expect(await notice({ transaction_id, ...forged })).toBe(401)
  expect(await hints()).toBe(before)
})

it('leaves refunds to staff', async () => {
  const { id: orderId } = await aPaidOrder(orders, { fulfilment: 'stopped' })
  const { id } = await orders.db
    .insertInto('refunds')
    .values({
      orderId,
      endToEndId: 'E1',
      cause: 'DECIDED_BY_STAFF',
      amountCents: 4_500,
      state: 'sending',
      nextTryAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  orders.service.deps.wake('send-refunds')
  const review = await until(async () => (await orders.reviews(orderId))[0])
  expect(review).toMatchObject({
    reason: 'REFUND_FAILED',
    subject: id,
    details: { amountCents: 4_500, byHand: true },
  })
})
