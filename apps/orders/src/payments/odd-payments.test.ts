import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile()
beforeEach(async () => {
  await sandbox.bank({ webhooks: 'on', failNext: null, payExpired: true, refundMs: 0 })
  await sandbox.smm({ balance: 10_000, stepMs: 600_000, failNext: null })
})

async function anIssuedOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode, payment: (await orders.payment(request.orderId))! }
}
type Issued = Awaited<ReturnType<typeof anIssuedOrder>>
const change = ({ payment }: Issued, set: object) =>
  orders.db.updateTable('payments').set(set).where('id', '=', payment.id).execute()
const reviewed = (orderId: string, many = 1) =>
  until(async () => {
    const reviews = await orders.reviews(orderId)
    return reviews.length >= many && reviews
  })
/** The visitor's messages about money, and the ledger's entries in review. */
async function messagesAndLedger(orderId: string) {
  const heard = (await orders.outbox(orderId)).flatMap(({ name, reason }) =>
    name === 'payment-needs-review' ? [reason] : [],
  )
  const kept = (await orders.ledger(orderId)).filter(({ account }) => account === 'to-review')
  return { heard, kept: kept.map(({ amountCents }) => -amountCents) }
}

describe('an amount that is not the one', () => {
  const wrong: Array<[what: string, valores: unknown[]]> = [
    ['a centavo too little', ['44.99']],
    ['a centavo too much', ['45.01']],
    ['two halves', ['22.50', '22.50']],
    ['a hundredfold', ['4500.00']],
    ['nothing', ['0.00']],
    ['10.5', ['10.5']],
    ['1e2', ['1e2']],
    ['4.5e1', ['4.5e1']],
    ['Arabic digits', ['١٠']],
    ['Arabic digits that come to the right amount', ['٤٥.٠٠']],
    ['wide digits that come to the right amount', ['４５.００']],
    ['no decimals', ['45']],
    ['one decimal', ['45.0']],
    ['three decimals', ['45.000']],
    ['a comma', ['45,00']],
    ['thousands', ['0.045.00']],
    ['a sign', ['+45.00']],
    ['a minus', ['-45.00']],
    ['blanks', [' 45.00 ']],
    ['a currency', ['45.00 USD']],
    ['another currency', [{ original: '45.00', moeda: 'USD' }]],
    ['a number', [45]],
    ['a list', [['45.00']]],
    ['null', [null]],
    ['no word of it', [undefined]],
  ]

  it.each(wrong)(
    '%s: nothing is fulfilled, and each payment waits for the administrator',
    async (_what, valores) => {
      const order = await anIssuedOrder()
      const { orderId, payment } = order
      const pix = valores.map((valor, at) => ({
        endToEndId: `E${at}-${orderId}`,
        ...{ txid: payment.txid, valor, horario: '2026-01-05T12:10:00.000Z' },
      }))
      const told = {
        ...{ txid: payment.txid, status: 'CONCLUIDA', valor: { original: '45.00' }, pix },
        calendario: { criacao: new Date().toISOString(), expiracao: 3600 },
      }
      await sandbox.bank({ failNext: { action: 'get-cob', mode: `answer:${JSON.stringify(told)}` } })
      await change(order, { nextPollAt: sql`now()` })
      orders.service.deps.wake('poll-charges')
      const reviews = await reviewed(orderId, valores.length)
      expect(reviews.map(({ reason, subject, closedAt }) => [reason, subject, closedAt]).sort()).toEqual(
        pix.map(({ endToEndId }) => ['AMOUNT_MISMATCH', endToEndId, null]),
      )
      expect(await orders.order(orderId)).toMatchObject({ status: 'pending', fulfilment: 'waiting' })
      expect((await messagesAndLedger(orderId)).heard).toEqual(valores.map(() => 'AMOUNT_MISMATCH'))
      expect(await sandbox.ordersFor(order.link)).toEqual([])
    },
  )

  it('the whole, a second time: the first is fulfilled once, the second waits', async () => {
    const { orderId, pixCode, link } = await anIssuedOrder()
    await sandbox.pay(pixCode)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    await sandbox.pay(pixCode, { force: true })
    expect(await reviewed(orderId)).toMatchObject([{ reason: 'SECOND_PAYMENT', closedAt: null }])
    expect(await messagesAndLedger(orderId)).toEqual({ heard: ['SECOND_PAYMENT'], kept: [4_500] })
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })
})

describe('money around the end of a charge', () => {
  const second = (sign: '-' | '+') => sql`now() ${sql.raw(sign)} interval '1 second'`
  const end = async (order: Issued) => {
    await change(order, { dueAt: second('-'), nextExpiryAt: second('-') })
    orders.service.deps.wake('expire-payments')
    await orders.becomes(order.orderId, { status: 'cancelled' })
  }
  const cancel = async ({ orderId, conversationId }: Issued) => {
    await orders.send('cancel-order', { orderId, conversationId })
    await orders.becomes(orderId, { status: 'cancelled' })
  }

  it.each<[string, (order: Issued) => Promise<unknown>]>([
    ['a second before it', (order) => change(order, { dueAt: second('+') })],
    ['a second after it, when nobody ended it yet', (order) => change(order, { dueAt: second('-') })],
  ])('%s is money in time', async (_when, prepare) => {
    const order = await anIssuedOrder()
    await prepare(order)
    await sandbox.pay(order.pixCode)
    await orders.becomes(order.orderId, { fulfilment: 'sent', status: 'processing' })
    expect(await messagesAndLedger(order.orderId)).toEqual({ heard: [], kept: [] })
    expect((await orders.outbox(order.orderId)).map(({ name }) => name)).toContain('payment-confirmed')
    expect(await sandbox.ordersFor(order.link)).toHaveLength(1)
  })

  it('a second before it, and told by nobody until it has ended, is money in time too', async () => {
    await sandbox.bank({ webhooks: 'off' })
    const order = await anIssuedOrder()
    await sandbox.pay(order.pixCode)
    await change(order, { dueAt: second('-'), nextExpiryAt: second('-'), nextPollAt: null })
    orders.service.deps.wake('expire-payments')
    await orders.becomes(order.orderId, { fulfilment: 'sent', status: 'processing' })
    expect(await messagesAndLedger(order.orderId)).toEqual({ heard: [], kept: [] })
  })

  it.each([
    ['after its end', end, 'PAID_AFTER_EXPIRY'],
    ['after the visitor cancelled', cancel, 'PAID_AFTER_CANCEL'],
  ] as const)('%s waits for the administrator, and the visitor hears of it', async (_when, over, reason) => {
    const order = await anIssuedOrder()
    await over(order)
    await sandbox.pay(order.pixCode, { force: true })
    expect(await reviewed(order.orderId)).toMatchObject([{ reason, closedAt: null }])
    expect(await messagesAndLedger(order.orderId)).toEqual({ heard: [reason], kept: [4_500] })
    expect(await orders.order(order.orderId)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
    expect(await sandbox.ordersFor(order.link)).toEqual([])
  })

  it('after it was given back waits for the administrator, and is not given back by itself', async () => {
    await sandbox.smm({ balance: 0 })
    const order = await anIssuedOrder()
    await sandbox.pay(order.pixCode)
    await until(async () => orders.service.deps.suppliers.first.breaker.isOpen())
    await orders.becomes(order.orderId, { status: 'paid', fulfilment: 'ready' })
    await cancel(order)
    const refunds = () =>
      orders.db.selectFrom('refunds').selectAll().where('orderId', '=', order.orderId).execute()
    const [refund] = await refunds()
    await orders.db
      .updateTable('refunds')
      .set({ state: 'sending', nextTryAt: sql<Date>`now()` })
      .where('id', '=', refund!.id)
      .execute()
    orders.service.deps.wake('send-refunds')
    await until(async () => (await refunds())[0]?.state === 'done')
    await sandbox.pay(order.pixCode, { force: true })
    expect(await reviewed(order.orderId)).toMatchObject([{ reason: 'SECOND_PAYMENT', closedAt: null }])
    expect(await messagesAndLedger(order.orderId)).toEqual({ heard: ['SECOND_PAYMENT'], kept: [4_500] })
    expect(await refunds()).toHaveLength(1)
    expect(await orders.order(order.orderId)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
    expect(await sandbox.ordersFor(order.link)).toEqual([])
  })
})
