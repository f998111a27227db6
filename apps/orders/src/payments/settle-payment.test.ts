import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage, webhookPath } from '../testing/open-orders.ts'
import type { Receipt } from '../pix/bank.ts'
import { judgeReceipt, settlePayment } from './settle-payment.ts'

openForThisFile()
afterEach(() => sandbox.bank({ webhooks: 'on', copies: 2, failNext: null, payExpired: false }))

async function anIssuedOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode, payment: await orders.duePayment(request.orderId) }
}
const reviewed = (orderId: string, many = 1) =>
  until(async () => {
    const reviews = await orders.reviews(orderId)
    return reviews.length === many && reviews
  })
const receiptsOf = (paymentId: string) =>
  orders.db.selectFrom('pixReceipts').selectAll().where('paymentId', '=', paymentId).execute()
const tell = (body: string, secret?: string, path = webhookPath) =>
  fetch(
    `http://127.0.0.1:${orders.port}${path}/pix${secret === undefined ? '' : `?hmac=${secret}&ignorar=`}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    },
  )

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

describe('a payment', () => {
  it('that arrives in full pays the order, once in the ledger, the history and the chat', async () => {
    const { orderId, pixCode } = await anIssuedOrder()
    await sandbox.pay(pixCode)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await orders.payment(orderId)).toMatchObject({ state: 'confirmed' })
    expect(await orders.ledger(orderId)).toEqual([
      { account: 'sales', amountCents: -4_500, cause: 'payment-confirmed' },
      { account: 'bank', amountCents: 4_500, cause: 'payment-confirmed' },
    ])
    const told = (await orders.outbox(orderId)).filter(({ name }) => name === 'payment-confirmed')
    const history = await orders.db
      .selectFrom('orderHistory')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('version')
      .execute()
    expect(told).toMatchObject([{ version: history[1]?.version }])
    expect(history.slice(0, 3).map(({ toStatus, cause }) => [toStatus, cause])).toEqual([
      ['pending', 'placed'],
      ['paid', 'payment-confirmed'],
      ['processing', 'sent-to-supplier'],
    ])
  })

  it('that the bank tells 50 times at once counts once', async () => {
    await sandbox.bank({ webhooks: 'duplicate', copies: 50 })
    const { orderId, pixCode, payment } = await anIssuedOrder()
    await sandbox.pay(pixCode)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await receiptsOf(payment.id)).toHaveLength(1)
    expect(await orders.ledger(orderId)).toHaveLength(2)
    const hints = await orders.db
      .selectFrom('webhookHints')
      .selectAll()
      .where('txid', '=', payment.txid)
      .execute()
    expect(hints).toHaveLength(1)
  })

  it('that the bank tells again days later, when the first time is forgotten, counts once', async () => {
    const { orderId, pixCode, payment } = await anIssuedOrder()
    await sandbox.pay(pixCode)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    const [{ endToEndId, paidAt } = { endToEndId: '', paidAt: new Date(0) }] = await receiptsOf(payment.id)
    await orders.db.deleteFrom('webhookHints').where('txid', '=', payment.txid).execute()
    const pix = { endToEndId, txid: payment.txid, valor: '45.00', horario: paidAt.toISOString() }
    const { polls } = (await orders.payment(orderId))!
    const answers = await Promise.all(
      [1, 2, 3].map(() => tell(JSON.stringify({ pix: [pix] }), 'w'.repeat(24))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await until(async () => (await orders.payment(orderId))!.polls !== polls)
    expect(await receiptsOf(payment.id)).toHaveLength(1)
    expect(await orders.ledger(orderId)).toHaveLength(2)
    expect(await orders.reviews(orderId)).toEqual([])
  })

  it('in two halves is never fulfilled; each half waits for the administrator', async () => {
    const { orderId, pixCode, link } = await anIssuedOrder()
    await sandbox.pay(pixCode, { amount: '22.50', times: 2, force: true })
    const reviews = await reviewed(orderId, 2)
    expect(reviews.map(({ reason }) => reason)).toEqual(['AMOUNT_MISMATCH', 'AMOUNT_MISMATCH'])
    expect(await orders.order(orderId)).toMatchObject({ status: 'pending', fulfilment: 'waiting' })
    expect(await sandbox.ordersFor(link)).toEqual([])
  })

  it('comes to the same in whatever order its news arrive', async () => {
    const receipt = (endToEndId: string, txid: string): Receipt => ({
      endToEndId,
      txid,
      amountCents: 4_500,
      paidAt: new Date(),
    })
    const outcomes = new Set<string>()
    for (const order of permutations(['nothing', 'first', 'first again', 'both'])) {
      const { orderId, payment } = await anIssuedOrder()
      const [first, second] = [
        receipt(`E-a-${orderId}`, payment.txid),
        receipt(`E-b-${orderId}`, payment.txid),
      ]
      for (const news of order) {
        const told = news === 'nothing' ? [] : news === 'both' ? [first, second] : [first]
        await settlePayment(orders.service.deps, payment, told)
      }
      const state = (await orders.payment(orderId))!
      const reasons = (await orders.reviews(orderId)).map(({ reason, subject }) => [
        reason,
        subject.slice(0, 4),
      ])
      const paidBy = state.endToEndId?.slice(0, 4)
      outcomes.add(JSON.stringify([state.state, paidBy, reasons, await orders.ledger(orderId)]))
    }
    expect([...outcomes]).toEqual([expect.stringContaining('SECOND_PAYMENT')])
  })

  it('that no webhook tells is found all the same', async () => {
    await sandbox.bank({ webhooks: 'off' })
    const { orderId, pixCode } = await anIssuedOrder()
    await sandbox.pay(pixCode)
    await until(async () => (await orders.order(orderId))?.status !== 'pending')
  })

  it.each([
    ['a centavo too little', '44.99', 4_499],
    ['a centavo too much', '45.01', 4_501],
  ])('of %s waits for the administrator', async (_name, amount, amountCents) => {
    const { orderId, pixCode } = await anIssuedOrder()
    await sandbox.pay(pixCode, { amount, force: true })
    const [review] = await reviewed(orderId)
    expect(review).toMatchObject({
      reason: 'AMOUNT_MISMATCH',
      details: { amountCents, expectedCents: 4_500 },
    })
    expect(await orders.order(orderId)).toMatchObject({ status: 'pending', fulfilment: 'waiting' })
    expect(await orders.outbox(orderId)).toContainEqual(
      expect.objectContaining({ name: 'payment-needs-review', reason: 'AMOUNT_MISMATCH' }),
    )
    expect(await orders.ledger(orderId)).toMatchObject([
      { account: 'to-review', amountCents: -amountCents },
      { account: 'bank', amountCents },
    ])
  })

  it('made twice pays once; the second waits for the administrator', async () => {
    const { orderId, pixCode } = await anIssuedOrder()
    await sandbox.pay(pixCode, { times: 2, force: true })
    const [review] = await reviewed(orderId)
    expect(review).toMatchObject({ reason: 'SECOND_PAYMENT' })
    const { link } = await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })

  it('that the bank does not confirm is not believed', async () => {
    const { orderId, payment } = await anIssuedOrder()
    const before = await orders.db.selectFrom('webhookHints').selectAll().execute()
    expect(await sandbox.forge(payment.txid, 'no-secret')).toMatchObject({ answered: 401 })
    expect(await sandbox.forge(payment.txid, 'wrong-secret')).toMatchObject({ answered: 401 })
    expect(await orders.db.selectFrom('webhookHints').selectAll().execute()).toHaveLength(before.length)
    expect(await sandbox.forge(payment.txid, 'right-secret')).toMatchObject({ answered: 200 })
    await until(async () => ((await orders.payment(orderId))?.polls ?? 0) > 0)
    expect(await orders.order(orderId)).toMatchObject({ status: 'pending' })
    expect(await receiptsOf(payment.id)).toEqual([])
  })
})

describe('POST /api/webhooks/pix/:provider', () => {
  const secret = 'w'.repeat(24)

  it('keeps nothing of who paid', async () => {
    const pix = { endToEndId: 'E1', txid: 'x'.repeat(32), valor: '1.00', horario: '2026-01-01T00:00:00Z' }
    const answer = await tell(
      JSON.stringify({ pix: [{ ...pix, infoPagador: 'segredo', pagador: { cpf: '1' } }] }),
      secret,
    )
    expect(answer.status).toBe(200)
    const hint = await orders.db
      .selectFrom('webhookHints')
      .select('body')
      .where('txid', '=', pix.txid)
      .executeTakeFirst()
    expect(hint?.body).toEqual({ ...pix, devolucoes: [] })
  })

  it.each([
    ['without the secret', undefined, '{"pix":[]}', webhookPath, 401],
    ['with half of it', secret.slice(1), '{"pix":[]}', webhookPath, 401],
    ['of another provider', secret, '{"pix":[]}', '/api/webhooks/pix/paghiper', 404],
    ['that is no JSON', secret, '{"pix":[', webhookPath, 400],
    ['whose PIX are no list', secret, '{"pix":1}', webhookPath, 400],
    ['that tests the address', secret, '{"evento":"teste_webhook"}', webhookPath, 200],
    ['with nothing in it', secret, '{"pix":[]}', webhookPath, 200],
    ['as a bare list', secret, '[]', webhookPath, 200],
  ])('answers a call %s', async (_name, given, body, path, status) => {
    expect((await tell(body, given, path)).status).toBe(status)
  })

  it('takes the secret where a bank puts /pix behind the whole address', async () => {
    const url = `http://127.0.0.1:${orders.port}${webhookPath}?hmac=${secret}&ignorar=/pix`
    expect((await fetch(url, { method: 'POST', body: '{"pix":[]}' })).status).toBe(200)
  })
})

describe('judgeReceipt', () => {
  const payment = (state: 'to-issue' | 'pending' | 'confirmed' | 'expired') => ({
    ...{ state, amountCents: 4_500 },
    orders: [{ status: 'pending' as const }],
  })
  it.each([
    ['pending', undefined, 4_500, 'settle'],
    ['to-issue', undefined, 4_500, 'settle'],
    ['pending', undefined, 4_499, 'AMOUNT_MISMATCH'],
    ['pending', undefined, null, 'AMOUNT_MISMATCH'],
    ['confirmed', undefined, 4_500, 'SECOND_PAYMENT'],
    ['confirmed', undefined, 1, 'SECOND_PAYMENT'],
    ['expired', 'payment-expired', 4_500, 'PAID_AFTER_EXPIRY'],
    ['expired', 'cancelled-by-visitor', 4_500, 'PAID_AFTER_CANCEL'],
  ] as const)('%s, %s, %s: %s', (state, cause, amountCents, verdict) => {
    expect(judgeReceipt(payment(state), cause, amountCents)).toBe(verdict)
  })
})
