import { createHmac } from 'node:crypto'
import { until } from '@smm/http-service/test-until'
import { type Sandbox, startSandbox } from '../../testing/start-sandbox.ts'
import { placeOrderMessage, openOrders, type OpenOrders } from '../../testing/open-orders.ts'
import { type ReceivedRequest, startFakeBankBy, type FakeAnswer } from '../../testing/fake-bank.ts'

type Payment = { id: number; external_reference: string; status: string } & Record<string, unknown>

/** Mercado Pago, as far as an order needs it; the first answer of all is lost. */
function fakeMercadoPago() {
  const byKey = new Map<string, Payment>()
  const payments = () => [...byKey.values()]
  const find = (path: string) => payments().find(({ id }) => path.startsWith(`/v1/payments/${id}`))
  const create = ({ headers, body }: ReceivedRequest): FakeAnswer => {
    const key = String(headers['x-idempotency-key'])
    const isFirst = byKey.size === 0
    const made = byKey.get(key) ?? {
      ...(JSON.parse(body) as Payment),
      id: 1_000_000_000 + byKey.size,
      status: 'pending',
      date_created: new Date().toISOString(),
      point_of_interaction: { transaction_data: { qr_code: `00020126-${key}` } },
    }
    byKey.set(key, made)
    return isFirst ? 'hang-up' : { status: 201, json: made }
  }
  const search = (path: string): FakeAnswer => {
    const { searchParams } = new URL(path, 'http://x')
    const reference = searchParams.get('external_reference')
    const status = searchParams.get('status')
    const results = payments().filter(
      (payment) =>
        (!reference || payment.external_reference === reference) && (!status || payment.status === status),
    )
    return { json: { results } }
  }
  const answer = (request: ReceivedRequest): FakeAnswer => {
    if (request.method === 'POST' && request.path === '/v1/payments') return create(request)
    if (request.path.startsWith('/v1/payments/search')) return search(request.path)
    const payment = find(request.path)
    if (!payment) return { status: 404, json: { message: 'Payment not found', status: 404 } }
    if (request.method === 'PUT') payment.status = 'cancelled'
    return { json: payment }
  }
  const pay = (id: string) => Object.assign(find(`/v1/payments/${id}`)!, { status: 'approved' })
  return { answer, payments, pay }
}

const secret = 's'.repeat(24)
const mercadoPago = fakeMercadoPago()
let fakeBank: Awaited<ReturnType<typeof startFakeBankBy>>
let sandbox: Sandbox
let orders: OpenOrders
beforeAll(async () => {
  fakeBank = await startFakeBankBy(mercadoPago.answer)
  sandbox = await startSandbox()
  orders = await openOrders(sandbox, {
    PIX_PROVIDER: 'mercado-pago',
    PIX_API_URL: fakeBank.url,
    PIX_CLIENT_SECRET: 'APP_USR-1',
    PIX_PAYER_EMAIL: 'loja@example.com.br',
    PIX_WEBHOOK_SECRET: secret,
  })
})
afterAll(async () => {
  await orders.close()
  await sandbox.stop()
  await fakeBank.close()
})

type Notice = {
  id: string
  change?: (parts: { ts: string; v1: string }) => object
  key?: string
  ts?: string
  body?: string
}
const sign = (key: string, id: string, ts: string) =>
  createHmac('sha256', key).update(`id:${id};request-id:r-1;ts:${ts};`).digest('hex')

async function notice({
  id,
  key = secret,
  ts = String(Math.floor(Date.now() / 1000)),
  body,
  change,
}: Notice) {
  const parts = { ts, v1: sign(key, id, ts) }
  const headers = {
    'x-signature': `ts=${parts.ts},v1=${parts.v1}`,
    'x-request-id': 'r-1',
    ...change?.(parts),
  }
  const url = `http://127.0.0.1:${orders.port}/api/webhooks/pix/mercado-pago?data.id=${id}&type=payment`
  const usual = JSON.stringify({ id: 1, type: 'payment', action: 'payment.updated', data: { id } })
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ?? usual,
  })
  return status
}
const hints = async () => (await orders.db.selectFrom('webhookHints').select('id').execute()).length

it('charges an order once although the first answer is lost, and settles its payment', async () => {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode, amount } = await orders.card(request.orderId)
  expect(amount).toBe(45)
  expect(mercadoPago.payments()).toHaveLength(1)
  const { txid } = (await orders.payment(request.orderId))!
  expect(txid).toBe('1000000000')
  expect(pixCode).toBe(`00020126-${request.orderId.replaceAll('-', '')}`)
  // A notice alone pays nothing.
  expect(await notice({ id: txid, ts: String(Math.floor(Date.now() / 1000) - 60) })).toBe(200)
  await until(async () => ((await orders.payment(request.orderId))?.polls ?? 0) > 0)
  expect(await orders.order(request.orderId)).toMatchObject({ status: 'pending' })
  mercadoPago.pay(txid)
  const paidTwice = await Promise.all([notice({ id: txid }), notice({ id: txid })])
  expect(paidTwice).toEqual([200, 200])
  await orders.becomes(request.orderId, { status: 'processing' })
  expect(await orders.payment(request.orderId)).toMatchObject({ state: 'confirmed', endToEndId: txid })
  expect((await orders.ledger(request.orderId)).filter(({ account }) => account === 'bank')).toHaveLength(1)
})

it('cancels the payment when the visitor cancels the order', async () => {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  await orders.card(request.orderId)
  const { orderId, conversationId } = request
  await orders.send('cancel-order', { orderId, conversationId })
  await until(async () => mercadoPago.payments().at(-1)?.status === 'cancelled')
})

it.each<[string, Partial<Notice>]>([
  ['with a wrong hash', { change: ({ ts }) => ({ 'x-signature': `ts=${ts},v1=${'0'.repeat(64)}` }) }],
  ['without a signature', { change: () => ({ 'x-signature': '' }) }],
  ['signed by somebody else', { key: 'x'.repeat(24) }],
  ['with an old time', { ts: '1700000000' }],
  [
    'with an old signature under a new time',
    { change: ({ v1 }) => ({ 'x-signature': `ts=${Date.now()},v1=${v1}` }) },
  ],
  [
    'with the signature of another payment',
    { change: ({ ts }) => ({ 'x-signature': `ts=${ts},v1=${sign(secret, '1', ts)}` }) },
  ],
  ['whose body was exchanged', { body: '{"type":"payment","data":{"id":"1"},"transaction_amount":0.01}' }],
])('rejects a notification %s, and stores nothing', async (_what, forged) => {
  const [before, alreadyAsked] = [await hints(), fakeBank.requests.length]
  expect(await notice({ id: '1000000000', ...forged })).toBe(401)
  expect(await hints()).toBe(before)
  const about = fakeBank.requests.slice(alreadyAsked).filter(({ path }) => path === '/v1/payments/1000000000')
  expect(about).toEqual([])
})

it('accepts no webhook of another provider', async () => {
  const url = `http://127.0.0.1:${orders.port}/api/webhooks/pix/api-pix?hmac=${secret}`
  expect((await fetch(url, { method: 'POST', body: '{"pix":[]}' })).status).toBe(404)
})
