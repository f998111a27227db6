import { inspect } from 'node:util'
import { configFor } from '../../testing/open-orders.ts'
import { BankRefused, BankUnavailable, type PixBank } from '../bank.ts'
import { mercadoPago } from './mercado-pago.ts'
import { startFakeBank, type FakeBank, type FakeAnswer } from '../../testing/fake-bank.ts'

const accessToken = 'APP_USR-very-secret'
let fakeBank: FakeBank
let bank: PixBank
async function open(answers: FakeAnswer[], more: Record<string, string> = {}) {
  fakeBank = await startFakeBank(...answers)
  bank = mercadoPago(
    configFor('x', fakeBank.url, {
      PIX_PROVIDER: 'mercado-pago',
      PIX_API_URL: fakeBank.url,
      PIX_CLIENT_SECRET: accessToken,
      PIX_PAYER_EMAIL: 'loja@example.com.br',
      ...more,
    }),
  )
  return bank
}
afterEach(async () => {
  await bank.close()
  await fakeBank.close()
})

const txid = 'a'.repeat(32)
const wanted = { txid, amountCents: 1_990, expiresInSeconds: 3_600, payerMessage: 'Pedido 12345678' }
const inAnHour = new Date(Date.now() + 3_600_000).toISOString().replace('Z', '+00:00')
const payment = {
  id: 20359978,
  status: 'pending',
  status_detail: 'pending_waiting_transfer',
  external_reference: txid,
  transaction_amount: 19.9,
  date_created: '2026-11-21T09:00:00.000-03:00',
  date_of_expiration: inAnHour,
  point_of_interaction: {
    transaction_data: { qr_code: '000201', qr_code_base64: 'iVBOR', ticket_url: 'https://x' },
  },
}
const approved = { ...payment, status: 'approved', date_approved: '2026-11-21T09:10:00.000-03:00' }
const made: FakeAnswer = { status: 201, json: payment }
const found = (...results: object[]): FakeAnswer => ({
  json: { paging: { total: results.length, limit: 30, offset: 0 }, results },
})
const refusal = (status: number, message: string): FakeAnswer => ({
  status,
  json: { message, error: 'bad_request', status, cause: [{ code: 4037, description: 'Invalid' }] },
})

describe('charge', () => {
  it('creates one payment in reais under our reference', async () => {
    await open([made], { PIX_WEBHOOK_URL: 'https://loja.example/api/webhooks/pix/mercado-pago' })
    const charge = await bank.charge(wanted)
    expect(charge).toMatchObject({ txid: '20359978', status: 'open', amountCents: 1_990, pixCode: '000201' })
    expect(fakeBank.lines()).toEqual(['POST /v1/payments'])
    expect(fakeBank.requests[0]!.headers).toMatchObject({
      authorization: `Bearer ${accessToken}`,
      'x-idempotency-key': txid,
      'content-type': 'application/json',
    })
    expect(fakeBank.requests[0]!.body).toMatch(/"transaction_amount":19\.9,/)
    expect(fakeBank.body(0)).toEqual({
      transaction_amount: 19.9,
      description: 'Pedido 12345678',
      payment_method_id: 'pix',
      external_reference: txid,
      date_of_expiration: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-03:00$/),
      notification_url: 'https://loja.example/api/webhooks/pix/mercado-pago',
      payer: { email: 'loja@example.com.br' },
    })
  })

  it('names the configured payer', async () => {
    await open([made], { PIX_PAYER_NAME: 'Maria da Silva', PIX_PAYER_DOCUMENT: '12345678909' })
    await bank.charge(wanted)
    expect(fakeBank.body(0)['payer']).toEqual({
      email: 'loja@example.com.br',
      first_name: 'Maria',
      last_name: 'da Silva',
      identification: { type: 'CPF', number: '12345678909' },
    })
  })

  it('keeps the minimum expiry and the order’s own deadline', async () => {
    await open([made])
    const before = Date.now()
    const { dueAt } = await bank.charge({ ...wanted, expiresInSeconds: 300 })
    expect(dueAt.getTime() - before).toBeLessThan(301_000 + 30_000)
    const expiresAt = Date.parse(String(fakeBank.body(0)['date_of_expiration']))
    expect(expiresAt - before).toBeGreaterThanOrEqual(30 * 60_000)
  })

  it.each<[string, FakeAnswer]>([
    ['the connection broke', 'hang-up'],
    ['the gateway gave up', { status: 504, text: '<html>timeout</html>' }],
    ['the answer was no JSON', { status: 201, text: '{"id":203' }],
    ['it is still at work on it', refusal(409, 'idempotency key in use')],
    ['it says that the key was used', refusal(400, 'idempotency_key_already_used')],
  ])('finds the created payment when %s', async (_why, lost) => {
    await open([lost, found(payment)])
    expect(await bank.charge(wanted)).toMatchObject({ txid: '20359978', pixCode: '000201' })
    expect(fakeBank.lines()).toEqual(['POST /v1/payments', 'GET /v1/payments/search'])
    expect(fakeBank.requests[1]!.path).toContain(`external_reference=${txid}`)
  })

  it('throws when no payment is found', async () => {
    await open(['hang-up', found(), refusal(400, 'Invalid transaction_amount'), found()])
    await expect(bank.charge(wanted)).rejects.toThrow(BankUnavailable)
    const refused = bank.charge(wanted)
    await expect(refused).rejects.toThrow(BankRefused)
    await expect(refused).rejects.toThrow('400 Invalid transaction_amount; 4037 Invalid')
  })

  it('ignores a payment of another reference', async () => {
    await open(['hang-up', found({ ...payment, external_reference: 'b'.repeat(32) })])
    await expect(bank.charge(wanted)).rejects.toThrow(BankUnavailable)
  })

  it.each<[string, FakeAnswer]>([
    ['an empty answer', { status: 201, text: '' }],
    ['a payment without an id', { status: 201, json: { ...payment, id: null } }],
    ['a status that nobody knows', { status: 201, json: { ...payment, status: 'new_word' } }],
  ])('is inconclusive after %s', async (_what, ugly) => {
    await open([ugly])
    await expect(bank.charge(wanted)).rejects.toThrow(BankUnavailable)
  })
})

describe('findCharge', () => {
  it('queries the payment by id', async () => {
    await open([{ json: approved }])
    expect((await bank.findCharge('20359978'))?.receipts).toEqual([
      {
        endToEndId: '20359978',
        txid: '20359978',
        amountCents: 1_990,
        paidAt: new Date('2026-11-21T12:10:00Z'),
      },
    ])
    expect(fakeBank.lines()).toEqual(['GET /v1/payments/20359978'])
  })

  it('queries by reference until the id is known', async () => {
    await open([found(), found(payment)])
    expect(await bank.findCharge(txid)).toBeUndefined()
    expect(await bank.findCharge(txid)).toMatchObject({ txid: '20359978' })
  })

  it('tells a missing payment from a missing answer', async () => {
    await open([refusal(404, 'Payment not found')])
    expect(await bank.findCharge('1')).toBeUndefined()
    for (const status of [301, 401, 403, 408, 423, 429, 500, 503]) {
      fakeBank.addAnswers({ status, json: {}, headers: { location: `${fakeBank.url}/elsewhere` } })
      await expect(bank.findCharge('1')).rejects.toThrow(BankUnavailable)
    }
    expect(new Set(fakeBank.lines())).toEqual(new Set(['GET /v1/payments/1']))
  })
})

describe('removeCharge', () => {
  it('cancels the payment', async () => {
    await open([{ json: { ...payment, status: 'cancelled' } }])
    expect(await bank.removeCharge('20359978')).toBe('removed')
    expect(fakeBank.lines()).toEqual(['PUT /v1/payments/20359978'])
    expect(fakeBank.body(0)).toEqual({ status: 'cancelled' })
  })

  it.each<[string, FakeAnswer, string]>([
    ['was paid meanwhile', refusal(400, 'Not allowed to cancel'), 'not-open'],
    ['is paid although the answer is a yes', { json: approved }, 'not-open'],
    ['is not there', refusal(404, 'Payment not found'), 'not-found'],
  ])('reports that the payment %s', async (_what, answer, outcome) => {
    await open([answer])
    expect(await bank.removeCharge('20359978')).toBe(outcome)
  })

  it('finds the payment of an order that expired before its id was known', async () => {
    await open([found(payment), { json: { ...payment, status: 'cancelled' } }, found()])
    expect(await bank.removeCharge(txid)).toBe('removed')
    expect(fakeBank.lines()[1]).toBe('PUT /v1/payments/20359978')
    expect(await bank.removeCharge(txid)).toBe('not-found')
  })
})

describe('refund', () => {
  const whole = { endToEndId: '20359978', refundId: 'b'.repeat(32), amountCents: 1_990 }

  it('refunds the whole amount with an empty body', async () => {
    await open([{ json: approved }, { status: 201, json: { id: 7, status: 'approved' } }])
    expect(await bank.refund(whole)).toBe('done')
    expect(fakeBank.lines()).toEqual(['GET /v1/payments/20359978', 'POST /v1/payments/20359978/refunds'])
    expect(fakeBank.body(1)).toEqual({})
    expect(fakeBank.requests[1]!.headers).toMatchObject({
      'x-idempotency-key': 'b'.repeat(32),
      'x-render-in-process-refunds': 'true',
    })
  })

  it('refunds a part by its amount, also after an earlier part', async () => {
    const partly = { ...approved, status_detail: 'partially_refunded', transaction_amount_refunded: 9.9 }
    await open([{ json: partly }, { status: 201, json: { id: 8, status: 'approved', amount: 10 } }])
    expect(await bank.refund({ ...whole, amountCents: 1_000 })).toBe('done')
    expect(fakeBank.body(1)).toEqual({ amount: 10 })
  })

  it('queries the state of a pending refund', async () => {
    const pending: FakeAnswer[] = [{ json: approved }, { status: 201, json: { id: 7, status: 'in_process' } }]
    await open([...pending, { json: { id: 7, status: 'in_process' } }])
    expect(await bank.refund(whole)).toBe('in-progress')
    fakeBank.addAnswers(...pending, { json: { id: 7, status: 'approved' } })
    expect(await bank.refund(whole)).toBe('done')
    fakeBank.addAnswers(...pending, { json: { id: 7, status: 'rejected' } })
    expect(await bank.refund(whole)).toBe('failed')
    fakeBank.addAnswers(...pending, refusal(404, 'not found yet'))
    expect(await bank.refund(whole)).toBe('in-progress')
    expect(fakeBank.lines()[2]).toBe('GET /v1/payments/20359978/refunds/7')
  })

  it('is refused with the reason of the bank, and inconclusive without an answer', async () => {
    await open([{ json: approved }, refusal(400, 'insufficient balance')])
    await expect(bank.refund(whole)).rejects.toThrow(
      new BankRefused('400 insufficient balance; 4037 Invalid'),
    )
    for (const silent of ['hang-up', refusal(409, 'in use'), { status: 500, text: '' }] as const) {
      fakeBank.addAnswers({ json: approved }, silent)
      await expect(bank.refund(whole)).rejects.toThrow(BankUnavailable)
    }
  })
})

describe('listReceipts', () => {
  it('lists approved payments page by page, without other sales', async () => {
    const elsewhere = Array.from({ length: 99 }, () => ({ ...approved, external_reference: 'MLB1' }))
    await open([found(approved, ...elsewhere), found({ ...approved, id: 5 })])
    const from = new Date('2026-11-21T12:00:00Z')
    const receipts = await bank.listReceipts(from, new Date(from.getTime() + 60_000))
    expect(receipts.map(({ endToEndId }) => endToEndId)).toEqual(['20359978', '5'])
    const query = (at: number) => new URL(fakeBank.url + fakeBank.requests[at]!.path).searchParams
    expect(Object.fromEntries(query(0))).toEqual({
      status: 'approved',
      sort: 'date_approved',
      criteria: 'asc',
      range: 'date_approved',
      begin_date: '2026-11-21T09:00:00.000-03:00',
      end_date: '2026-11-21T09:01:00.000-03:00',
      limit: '100',
      offset: '0',
    })
    expect(query(1).get('offset')).toBe('100')
  })

  it('does not read a refusal as an empty list', async () => {
    await open([refusal(400, 'Invalid range')])
    await expect(bank.listReceipts(new Date(0), new Date())).rejects.toThrow(BankRefused)
  })
})

it('never reveals the access token in errors', async () => {
  const wrongs: FakeAnswer[] = [
    'hang-up',
    { status: 401, json: { message: 'invalid access token' } },
    { status: 200, text: `<html>${accessToken}</html>` },
  ]
  await open(wrongs)
  for (const _ of wrongs) {
    const err: unknown = await bank.findCharge('1').catch((thrown: unknown) => thrown)
    expect(err).toBeInstanceOf(BankUnavailable)
    expect(inspect(err, { depth: 10 })).not.toContain('very-secret')
  }
})
