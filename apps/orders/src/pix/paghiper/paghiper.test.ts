import { inspect } from 'node:util'
import { configFor } from '../../testing/open-orders.ts'
import { BankRefused, BankUnavailable, type PixBank } from '../bank.ts'
import { paghiper } from './paghiper.ts'
import { startFakeBank, type FakeBank, type FakeAnswer } from '../../testing/fake-bank.ts'

const [apiKey, token] = ['apk_12345678-abc', 'ZKSRNZGN8VW3-secret']
let fakeBank: FakeBank
let bank: PixBank
async function open(answers: FakeAnswer[], more: Record<string, string> = {}) {
  fakeBank = await startFakeBank(...answers)
  bank = paghiper(
    configFor('x', fakeBank.url, {
      PIX_PROVIDER: 'paghiper',
      PIX_API_URL: fakeBank.url,
      PIX_CLIENT_ID: apiKey,
      PIX_CLIENT_SECRET: token,
      PIX_PAYER_EMAIL: 'loja@example.com.br',
      PIX_PAYER_NAME: 'Loja Exemplo',
      PIX_PAYER_DOCUMENT: '12345678909',
      ...more,
    }),
  )
}
afterEach(async () => {
  await bank.close()
  await fakeBank.close()
})

const txid = 'a'.repeat(32)
const id = 'BPV661O7AVLORCN5'
const wanted = { txid, amountCents: 4_500, expiresInSeconds: 3_600, payerMessage: 'Pedido 12345678' }
const created = (change: object = {}): FakeAnswer => ({
  status: 201,
  json: {
    pix_create_request: {
      result: 'success',
      response_message: 'transacao criada',
      transaction_id: id,
      order_id: txid,
      created_date: '2026-11-21 09:00:00',
      status: 'pending',
      value_cents: '4500',
      due_date: '2999-11-22',
      pix_code: {
        qrcode_base64: 'iVBOR',
        qrcode_image_url: 'https://pix.paghiper.com/qr.png',
        emv: '000201',
        bacen_url: 'https://pix.paghiper.com/b',
        pix_url: 'https://pix.paghiper.com/p',
      },
      http_code: '201',
      ...change,
    },
  },
})
const envelope = (name: string, fields: object, status = 201): FakeAnswer => ({
  status,
  json: { [name]: fields },
})
const statusAnswer = (fields: object): FakeAnswer =>
  envelope('status_request', {
    result: 'success',
    response_message: 'transacao encontrada',
    transaction_id: id,
    order_id: txid,
    value_cents: '4500',
    due_date: '2026-11-22',
    ...fields,
  })
const reject = (name: string, response_message: string): FakeAnswer =>
  envelope(name, { result: 'reject', response_message, http_code: '200' }, 200)

describe('charge', () => {
  it('takes the id of PagHiper', async () => {
    await open([created()], { PIX_WEBHOOK_URL: 'https://loja.example/api/webhooks/pix/paghiper' })
    const before = Date.now()
    const charge = await bank.charge(wanted)
    expect(charge).toMatchObject({
      txid: id,
      status: 'open',
      amountCents: 4_500,
      pixCode: '000201',
      receipts: [],
    })
    // PagHiper's day is longer than the order's hour.
    expect(charge.dueAt.getTime()).toBeLessThan(before + 3_600_000 + 30_000)
    expect(fakeBank.lines()).toEqual(['POST /invoice/create/'])
    expect(fakeBank.requests[0]!.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    })
    expect(fakeBank.body(0)).toEqual({
      apiKey,
      order_id: txid,
      payer_email: 'loja@example.com.br',
      payer_name: 'Loja Exemplo',
      payer_cpf_cnpj: '12345678909',
      days_due_date: '1',
      notification_url: 'https://loja.example/api/webhooks/pix/paghiper',
      items: [{ item_id: '1', description: 'Pedido 12345678', quantity: '1', price_cents: '4500' }],
    })
  })

  it('never exceeds the expiry of PagHiper', async () => {
    await open([created({ due_date: '2026-11-22 00:00:00' })])
    const { dueAt } = await bank.charge({ ...wanted, expiresInSeconds: 10 ** 10 })
    expect(dueAt).toEqual(new Date('2026-11-23T02:59:59Z'))
  })

  it('rounds up to whole days', async () => {
    await open([created(), created()])
    await bank.charge({ ...wanted, expiresInSeconds: 86_400 })
    await bank.charge({ ...wanted, expiresInSeconds: 86_401 })
    expect(fakeBank.requests.map((_, at) => fakeBank.body(at)['days_due_date'])).toEqual(['1', '2'])
  })

  it('of less than R$ 3,00 is refused without a call', async () => {
    await open([created({ value_cents: '300' })])
    await expect(bank.charge({ ...wanted, amountCents: 299 })).rejects.toThrow(BankRefused)
    expect(fakeBank.requests).toEqual([])
    expect(await bank.charge({ ...wanted, amountCents: 300 })).toMatchObject({ amountCents: 300 })
  })

  it('tells a refusal, with any status, from a missing answer', async () => {
    await open([reject('pix_create_request', 'payer_cpf_cnpj inválido')])
    const refused = bank.charge(wanted)
    await expect(refused).rejects.toThrow(BankRefused)
    await expect(refused).rejects.toThrow('payer_cpf_cnpj inválido')
    const ugly: FakeAnswer[] = [
      'hang-up',
      { status: 502, text: '<html>' },
      { status: 200, text: 'Fatal error: Allowed memory size' },
      { status: 302, json: {}, headers: { location: `${fakeBank.url}/elsewhere` } },
      {
        status: 401,
        json: { pix_create_request: { result: 'reject', response_message: 'token ou apiKey inválidos' } },
      },
      { status: 201, json: {} },
      { status: 201, json: { pix_create_request: [] } },
      created({ transaction_id: '' }),
      created({ status: 'nova palavra' }),
    ]
    for (const answer of ugly) {
      fakeBank.addAnswers(answer)
      await expect(bank.charge(wanted)).rejects.toThrow(BankUnavailable)
    }
    expect(new Set(fakeBank.lines())).toEqual(new Set(['POST /invoice/create/']))
  })
})

describe('findCharge', () => {
  it.each([
    ['pending', 'open', 0],
    ['reserved', 'open', 0],
    ['processing', 'open', 0],
    ['paid', 'concluded', 1],
    ['completed', 'concluded', 1],
    ['refunded', 'concluded', 0],
    ['canceled', 'removed', 0],
  ])('maps status %s to %s, with %i receipts', async (status, meaning, receipts) => {
    await open([statusAnswer({ status })])
    const charge = await bank.findCharge(id)
    expect(charge?.status).toBe(meaning)
    expect(charge?.receipts).toHaveLength(receipts)
    expect(fakeBank.lines()).toEqual(['POST /invoice/status/'])
    expect(fakeBank.body(0)).toEqual({ apiKey, token, transaction_id: id })
  })

  it.each([
    [{ value_cents_paid: '4500' }, 4_500],
    [{ value_cents_paid: 4_500 }, 4_500],
    [{ value_cents_paid: '4000' }, 4_000],
    [{ value_cents_paid: '' }, 4_500],
    [{ value_cents_paid: null }, 4_500],
    [{}, 4_500],
    [{ value_cents_paid: '45,00' }, null],
    [{ value_cents_paid: '-1' }, null],
    [{ value_cents: 'x' }, null],
  ])('reads the paid amount of %j as %j centavos', async (fields, amountCents) => {
    await open([statusAnswer({ status: 'paid', status_date: '2026-11-21 09:30:00', ...fields })])
    expect((await bank.findCharge(id))?.receipts).toEqual([
      { endToEndId: id, txid: id, amountCents, paidAt: new Date('2026-11-21T12:30:00Z') },
    ])
  })

  it('needs no id in the answer', async () => {
    await open([statusAnswer({ status: 'paid', transaction_id: undefined })])
    expect(await bank.findCharge(id)).toMatchObject({ txid: id, status: 'concluded' })
  })

  it('tells a missing transaction from a failure', async () => {
    await open([reject('status_request', 'transaction_id não informada ou inválida')])
    expect(await bank.findCharge(id)).toBeUndefined()
    fakeBank.addAnswers(reject('status_request', 'apiKey não informada ou invalida'))
    await expect(bank.findCharge(id)).rejects.toThrow(BankRefused)
    fakeBank.addAnswers('hang-up')
    await expect(bank.findCharge(id)).rejects.toThrow(BankUnavailable)
  })

  it('makes no call for a reference of ours', async () => {
    await open([])
    expect(await bank.findCharge(txid)).toBeUndefined()
    expect(await bank.removeCharge(txid)).toBe('not-found')
    expect(fakeBank.requests).toEqual([])
  })
})

describe('removeCharge', () => {
  it('cancels', async () => {
    await open([envelope('cancellation_request', { result: 'success', response_message: 'cancelado' })])
    expect(await bank.removeCharge(id)).toBe('removed')
    expect(fakeBank.lines()).toEqual(['POST /invoice/cancel/'])
    expect(fakeBank.body(0)).toEqual({ apiKey, token, transaction_id: id, status: 'canceled' })
  })

  it.each([
    ['status atual do pedido diferente de pending', 'not-open'],
    ['status atual do pedido é canceled', 'not-open'],
    ['transaction_id inválida', 'not-found'],
  ])('reads "%s" as %s', async (message, outcome) => {
    await open([reject('cancellation_request', message)])
    expect(await bank.removeCharge(id)).toBe(outcome)
  })

  it('treats rejected credentials as a refusal', async () => {
    await open([reject('cancellation_request', 'token não informado ou invalido')])
    await expect(bank.removeCharge(id)).rejects.toThrow(BankRefused)
  })
})

describe('a notification', () => {
  const notice = {
    apiKey,
    transaction_id: id,
    notification_id: 'W6QM6',
    notification_date: '2026-11-21 09:31:00',
  }
  const read = async (fields: Record<string, string> = notice) =>
    bank.readWebhook({ body: Buffer.from(String(new URLSearchParams(fields))), headers: {}, query: {} })

  it('is verified by querying PagHiper', async () => {
    await open([statusAnswer({ status: 'paid' }), statusAnswer({ status: 'completed' })])
    const hints = await read()
    expect(hints).toEqual([
      {
        txid: id,
        dedupeKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        body: { transaction_id: id, notification_id: 'W6QM6', order_id: txid, status: 'paid' },
      },
    ])
    expect(fakeBank.lines()).toEqual(['POST /invoice/notification/'])
    expect(fakeBank.body(0)).toEqual({ apiKey, token, notification_id: 'W6QM6', transaction_id: id })
    // Sent again, it is the same one.
    expect((await read())?.[0]?.dedupeKey).toBe(hints?.[0]?.dedupeKey)
  })

  it.each<[string, Record<string, string>]>([
    ['without our key', { transaction_id: id, notification_id: 'W6QM6' }],
    ['with another key', { ...notice, apiKey: 'apk_other' }],
    ['with a part of our key', { ...notice, apiKey: apiKey.slice(0, -1) }],
    ['without a notification', { apiKey, transaction_id: id }],
    ['without a transaction', { apiKey, notification_id: 'W6QM6' }],
    ['with nothing', {}],
  ])('%s is rejected without a call', async (_what, fields) => {
    await open([])
    expect(await read(fields)).toBeUndefined()
    expect(fakeBank.requests).toEqual([])
  })

  it('unknown to PagHiper is rejected', async () => {
    await open([reject('status_request', 'notification_id inválido')])
    expect(await read()).toBeUndefined()
  })

  it('of another transaction is rejected', async () => {
    await open([statusAnswer({ status: 'paid', transaction_id: 'OUTRA66107AVLORC' })])
    expect(await read()).toBeUndefined()
  })

  it('is inconclusive while PagHiper does not answer', async () => {
    await open(['hang-up'])
    await expect(read()).rejects.toThrow(BankUnavailable)
  })
})

it('refuses refunds', async () => {
  await open([])
  expect(bank.capabilities).toEqual({
    removeCharge: true,
    refund: false,
    listReceipts: false,
    registerWebhook: false,
  })
  await expect(bank.refund({ endToEndId: id, refundId: 'r', amountCents: 1 })).rejects.toThrow(BankRefused)
})

it('never reveals its secrets in errors', async () => {
  const wrongs: FakeAnswer[] = ['hang-up', { status: 401, json: {} }, { status: 200, text: `{${token}` }]
  await open(wrongs)
  for (const _ of wrongs) {
    const err: unknown = await bank.findCharge(id).catch((thrown: unknown) => thrown)
    expect(err).toBeInstanceOf(BankUnavailable)
    expect(inspect(err, { depth: 10 })).not.toMatch(/ZKSRNZGN8VW3|apk_/)
  }
})
