import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { registry } from '@smm/http-service/observability/metrics'
import type { AdapterName } from '../pix/pix-settings.ts'
import { startFakeBankBy, type FakeAnswer } from '../testing/fake-bank.ts'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import type { OrderRow } from '../tables.ts'
import { aPaidOrder, openOrders, type OpenOrders } from '../testing/open-orders.ts'

const tries = 1_000
const secret = 's'.repeat(24)
const apiKey = 'apk_12345678-abc'
const txid = '1000000001'
const now = () => Math.floor(Date.now() / 1000)
const days = 86_400

type Call = { query?: string; headers?: Record<string, string>; body: string }
/** One forgery; `n` makes a thousand of it, each another. */
type Forge = (n: number) => Call

const asJson = { 'content-type': 'application/json' }
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const hex = (bytes: number) => randomBytes(bytes).toString('hex')

const pix = (n: number, valor = '45.00') => ({
  pix: [{ endToEndId: `E${n}`, txid, valor, horario: '2026-01-05T12:10:00.000Z' }],
})
const apiPixNotice = (n: number, query = '', valor?: string, spaces = 0): Call => ({
  query,
  headers: asJson,
  body: JSON.stringify(pix(n, valor), null, spaces),
})

type Signed = { key?: string; ts?: number; id?: string; body?: object; spaces?: number }
function mercadoPagoNotice(
  n: number,
  { key = secret, ts = now(), id = txid, body = {}, spaces = 0 }: Signed = {},
): Call {
  const v1 = createHmac('sha256', key).update(`id:${txid};request-id:r-${n};ts:${ts};`).digest('hex')
  const told = { id: n, type: 'payment', action: 'payment.updated', data: { id }, ...body }
  const headers = { ...asJson, 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': `r-${n}` }
  return { query: `data.id=${id}&type=payment`, headers, body: JSON.stringify(told, null, spaces) }
}
const without = ({ headers, ...call }: Call, name: string): Call => {
  const { [name]: _, ...rest } = headers!
  return { ...call, headers: rest }
}
const signedBy = (call: Call, signature: string): Call => ({
  ...call,
  headers: { ...call.headers, 'x-signature': signature },
})
const paghiperNotice = (n: number, change: Record<string, string> = {}): Call => ({
  headers: asForm,
  body: String(new URLSearchParams({ apiKey, transaction_id: txid, notification_id: `N${n}`, ...change })),
})

type Forged = { settings: Record<string, string>; forgeries: Record<string, Forge> }
/** The settings of each adapter, and the ways to forge its notices. */
const providers: Record<AdapterName, Forged> = {
  'api-pix': {
    settings: { PIX_WEBHOOK_SECRET: secret },
    forgeries: {
      'a bad secret': (n) => apiPixNotice(n, `hmac=${hex(12)}&ignorar=`),
      'no secret': (n) => apiPixNotice(n),
      'the proof of another bank': (n) => ({ ...mercadoPagoNotice(n), body: JSON.stringify(pix(n)) }),
      'an old time': (n) => ({
        ...mercadoPagoNotice(n, { ts: now() - 8 * days - n }),
        body: JSON.stringify(pix(n)),
      }),
      'a body written anew': (n) => apiPixNotice(n, `hmac=${hex(12)}`, '45.00', (n % 8) + 1),
      'another amount': (n) => apiPixNotice(n, `hmac=${secret.slice(0, n % 24)}`, `${n + 46}.00`),
    },
  },
  'mercado-pago': {
    settings: {
      PIX_CLIENT_SECRET: 'APP_USR-1',
      PIX_PAYER_EMAIL: 'loja@example.com.br',
      PIX_WEBHOOK_SECRET: secret,
    },
    forgeries: {
      'a bad signature': (n) => signedBy(mercadoPagoNotice(n), `ts=${now()},v1=${hex(32)}`),
      'no signature': (n) => without(mercadoPagoNotice(n), 'x-signature'),
      'the key of another bank': (n) => mercadoPagoNotice(n, { key: `${apiKey}${n}` }),
      'an old time': (n) => mercadoPagoNotice(n, { ts: now() - 8 * days - n }),
      'a body written anew': (n) =>
        mercadoPagoNotice(n, { body: { data: { id: String(n) } }, spaces: (n % 8) + 1 }),
      'another amount under an old signature': (n) =>
        mercadoPagoNotice(n, { ts: now() - 8 * days - n, body: { transaction_amount: n + 0.01 } }),
      'the address of another payment': (n) => mercadoPagoNotice(n, { id: String(n) }),
    },
  },
  paghiper: {
    settings: {
      PIX_CLIENT_ID: apiKey,
      PIX_CLIENT_SECRET: 'token',
      PIX_PAYER_EMAIL: 'loja@example.com.br',
      PIX_PAYER_NAME: 'Loja Exemplo',
      PIX_PAYER_DOCUMENT: '12345678909',
    },
    forgeries: {
      'a bad key': (n) => paghiperNotice(n, { apiKey: `apk_${hex(8)}` }),
      'no key': (n) => paghiperNotice(n, { apiKey: '' }),
      'the key of another bank': (n) => ({
        ...paghiperNotice(n, { apiKey: secret }),
        query: `hmac=${secret}`,
      }),
      'an old notice, which PagHiper has forgotten': (n) =>
        paghiperNotice(n, { notification_date: '2020-01-01 00:00:00' }),
      'a body written anew': (n) => ({
        headers: asJson,
        body: JSON.stringify({ apiKey, transaction_id: txid, n }),
      }),
      'another amount': (n) => paghiperNotice(n, { value_cents_paid: String(n), status: 'paid' }),
    },
  },
}

/** A bank that knows of no notice at all. */
const notFound: FakeAnswer = {
  status: 201,
  json: { status_request: { result: 'reject', response_message: 'notification_id inválido' } },
}
let sandbox: Sandbox
let fakeBank: Awaited<ReturnType<typeof startFakeBankBy>>
let orders: OpenOrders
beforeAll(async () => {
  sandbox = await startSandbox()
  fakeBank = await startFakeBankBy(() => notFound)
})
afterAll(async () => {
  await sandbox.stop()
  await fakeBank.close()
})
afterEach(() => orders.close())

/** All that a forgery could have changed. */
async function storedState() {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM webhook_hints) AS hints, (SELECT count(*) FROM pix_receipts) AS receipts,
      (SELECT count(*) FROM ledger_entries) AS entries, (SELECT count(*) FROM reviews) AS reviews,
      (SELECT count(*) FROM outbox) AS messages, (SELECT count(*) FROM dead_letters) AS letters,
      (SELECT json_agg(orders) FROM orders) AS orders, (SELECT json_agg(payments) FROM payments) AS payments`.execute(
    orders.db,
  )
  return rows[0]
}
/** Orders at a bank, with one order whose charge is open there under `txid`. */
async function openWithOpenCharge(provider: AdapterName, PIX_API_URL: string): Promise<OrderRow> {
  orders = await openOrders(sandbox, {
    ...providers[provider].settings,
    PIX_PROVIDER: provider,
    PIX_API_URL,
  })
  const unpaid = { status: 'pending', version: 1, fulfilment: 'waiting', paidAt: null } as const
  const order = await aPaidOrder(orders, unpaid)
  await orders.db
    .updateTable('payments')
    .set({ state: 'pending', provider, txid, endToEndId: null, confirmedAt: null, nextPollAt: null })
    .where('orderId', '=', order.id)
    .execute()
  return order
}
async function refusedSoFar(): Promise<number> {
  const { values } = await registry.getSingleMetric('webhook_total')!.get()
  return values.find(({ labels }) => labels['verdict'] === 'forged')?.value ?? 0
}

describe.each(Object.entries(providers) as Array<[AdapterName, Forged]>)(
  'at the door for %s',
  (provider, { forgeries }) => {
    it(`of ${tries} notices forged in each way none is taken, and nothing is kept but their number`, async () => {
      await openWithOpenCharge(provider, fakeBank.url)
      const before = await storedState()
      for (const [forgery, forge] of Object.entries(forgeries)) {
        const counted = await refusedSoFar()
        const statuses = new Map<number, number>()
        for (let n = 0; n < tries; n++) {
          const { query, headers, body } = forge(n)
          const { statusCode } = await orders.service.app.inject({
            method: 'POST',
            url: `/api/webhooks/pix/${provider}${query ? `?${query}` : ''}`,
            headers: headers!,
            payload: body,
          })
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        }
        expect([forgery, Object.fromEntries(statuses)]).toEqual([forgery, { 401: tries }])
        expect([forgery, (await refusedSoFar()) - counted]).toEqual([forgery, tries])
      }
      expect(await storedState()).toEqual(before)
    })
  },
)

it('a signature that is young and right counts for no money, whatever its body was made to say', async () => {
  const bank = await startFakeBankBy(({ path }) => ({
    json: path.includes('search')
      ? { results: [] }
      : {
          id: txid,
          status: 'pending',
          transaction_amount: 45,
          date_created: new Date().toISOString(),
          external_reference: randomUUID().replaceAll('-', ''),
        },
  }))
  const { id } = await openWithOpenCharge('mercado-pago', bank.url)
  const ts = now()
  for (let n = 0; n < tries; n++) {
    // The same notice each time, but for what nobody signed.
    const { query, headers, body } = mercadoPagoNotice(1, {
      ts,
      body: { id: n, transaction_amount: n },
      spaces: n % 8,
    })
    const url = `/api/webhooks/pix/mercado-pago?${query}`
    const answer = await orders.service.app.inject({ method: 'POST', url, headers: headers!, payload: body })
    expect(answer.statusCode).toBe(200)
  }
  const hints = await orders.db.selectFrom('webhookHints').select('id').execute()
  expect(hints).toHaveLength(1)
  await orders.becomes(id, { status: 'pending' })
  expect(await orders.ledger(id)).toEqual([])
  expect(bank.lines().filter((line) => line === `GET /v1/payments/${txid}`).length).toBeLessThanOrEqual(2)
  await bank.close()
})
