import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { until } from '@smm/http-service/test-until'
import { checkLedger } from './check-ledger.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeCartMessage } from '../testing/open-orders.ts'
import { settlePayment } from './settle-payment.ts'
import { shareOf } from './in-review/take-share.ts'

openForThisFile()
let cookie: string
beforeAll(async () => {
  cookie = await orders.signIn()
})
beforeEach(async () => {
  await sandbox.smm({ balance: 10_000, failNext: null, stepMs: 600_000 })
  await sandbox.bank({ webhooks: 'on', refunds: 'accept', refundMs: 0, payExpired: true })
})
/** A cart of 45, 8 and 35 reais under one charge. */
async function anIssuedCart() {
  const { conversationId, orders: wanted } = placeCartMessage()
  await orders.send('place-cart', { conversationId, orders: wanted })
  const [a, b, c] = wanted.map(({ orderId }) => orderId)
  const { pixCode } = await orders.card(a!)
  return {
    conversationId,
    wanted,
    ids: [a!, b!, c!] as const,
    pixCode,
    txid: (await orders.payment(a!))!.txid,
  }
}
const inject = (url: string, payload?: object) =>
  orders.service.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  })
const details = async (id: string): Promise<OrderDetails> => (await inject(`/api/orders/${id}`)).json()
/** Decides once more where the answer is that the row was held too long, as a person would. */
async function decide(id: string, name: AnyOrderActionName, more: object = {}): Promise<number> {
  const { version, actions, moreActions = [] } = await details(id)
  const subject = [...actions, ...moreActions].find((action) => action.name === name)?.subject
  const payload = { name, version, reason: 'Conferido no painel.', ...(subject && { subject }), ...more }
  const { statusCode } = await inject(`/api/orders/${id}/actions`, payload)
  return statusCode === 503 ? decide(id, name, more) : statusCode
}
const offered = async (id: string) => (await details(id)).actions.map(({ name }) => name)
const isOffered = (id: string, name: AnyOrderActionName) =>
  until(async () => (await offered(id)).includes(name as never))
const refundsOf = (ids: readonly string[]) =>
  orders.db
    .selectFrom('refunds')
    .select(['orderId', 'amountCents', 'cause', 'id'])
    .where('orderId', 'in', ids)
    .execute()
const openReviews = (ids: readonly string[]) =>
  orders.db
    .selectFrom('reviews')
    .selectAll()
    .where('orderId', 'in', ids)
    .where('closedAt', 'is', null)
    .execute()
const expireNow = async (id: string) => {
  const past = new Date(Date.now() - 1_000)
  const due = orders.db.updateTable('payments').set({ dueAt: past, nextExpiryAt: past })
  await due.where('orderId', '=', id).execute()
  orders.service.deps.wake('expire-payments')
}

describe('a wrong amount for a cart', () => {
  it('is one review; the staff accepts one order, returns another, and the last takes what is left', async () => {
    const { ids, pixCode } = await anIssuedCart()
    const [a, b, c] = ids
    await sandbox.pay(pixCode, { amount: '90.00', force: true })
    await isOffered(b, 'accept-payment')
    expect(await openReviews(ids)).toMatchObject([{ reason: 'AMOUNT_MISMATCH', orderId: a }])
    expect((await orders.outbox(a)).filter(({ name }) => name === 'payment-needs-review')).toMatchObject([
      { reason: 'AMOUNT_MISMATCH', orderIds: ids },
    ])
    expect((await details(b)).reviews).toMatchObject([{ amount: '90.00', share: '8.00' }])
    expect(await decide(b, 'accept-payment')).toBe(200)
    expect(await offered(b)).not.toContain('return-payment')
    expect(await decide(a, 'return-payment')).toBe(200)
    expect(await offered(a)).toEqual([])
    expect(await openReviews(ids)).toMatchObject([{ orderId: c }])
    expect(await decide(c, 'accept-payment')).toBe(200)
    expect(await openReviews(ids)).toEqual([])
    for (const id of [b, c]) await orders.becomes(id, { fulfilment: 'sent' })
    await orders.becomes(a, { status: 'cancelled', fulfilment: 'stopped' })
    const refunds = await refundsOf(ids)
    expect(refunds.map(({ orderId, amountCents, cause }) => [orderId, cause, amountCents])).toEqual([
      [a, 'AMOUNT_MISMATCH', 4_500],
      [c, 'OVERPAID', 200],
    ])
    const payments = (await inject('/api/payments')).json() as Array<{ orderId: string }>
    expect(payments.filter(({ orderId }) => orderId === a)).toMatchObject([
      {
        amount: '88.00',
        received: '45.00',
        status: 'confirmed',
        orders: [
          { orderId: a, amount: '45.00' },
          { orderId: b, amount: '8.00' },
          { orderId: c, amount: '35.00' },
        ],
      },
    ])
  })

  it('leaves the orders without money cancelled when an accepted one took all of it', async () => {
    const { ids, pixCode } = await anIssuedCart()
    const [a, b, c] = ids
    await sandbox.pay(pixCode, { amount: '40.00', force: true })
    await isOffered(a, 'accept-payment')
    expect(await decide(a, 'accept-payment')).toBe(200)
    expect(await openReviews(ids)).toEqual([])
    for (const id of [b, c]) await orders.becomes(id, { status: 'cancelled' })
    await orders.becomes(a, { fulfilment: 'sent' })
    expect(await refundsOf(ids)).toEqual([])
  })
})

it('money after the end of a cart is one review, decided per order, by two members of the staff at once', async () => {
  const { ids, pixCode } = await anIssuedCart()
  const [a, b, c] = ids
  await expireNow(a)
  for (const id of ids) await orders.becomes(id, { status: 'cancelled', fulfilment: 'stopped' })
  expect((await orders.outbox(b)).map(({ name, orderIds }) => [name, orderIds])).toEqual([
    ['payment-expired', ids],
  ])
  await sandbox.pay(pixCode, { force: true })
  await isOffered(c, 'return-payment')
  expect(await openReviews(ids)).toMatchObject([{ reason: 'PAID_AFTER_EXPIRY' }])
  const decided = await Promise.all([
    decide(a, 'return-payment'),
    decide(b, 'accept-payment'),
    decide(c, 'return-payment'),
  ])
  expect(decided).toEqual([200, 200, 200])
  expect(await openReviews(ids)).toEqual([])
  await orders.becomes(b, { fulfilment: 'sent' })
  const refunds = await refundsOf(ids)
  expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(8_000)
  const audit = await orders.db
    .selectFrom('auditLog')
    .select(sql<string>`details ->> 'amountCents'`.as('cents'))
    .where('action', '=', 'return-payment')
    .where(sql`details ->> 'orderId'`, 'in', ids)
    .execute()
  expect(audit.map(({ cents }) => Number(cents)).sort()).toEqual(
    refunds.map(({ amountCents }) => amountCents).sort(),
  )
})

describe('an order taken out of an unpaid cart', () => {
  const remove = async (orderId: string, conversationId: string) => {
    await orders.send('cancel-order', { orderId, conversationId })
    await orders.becomes(orderId, { status: 'cancelled' })
  }
  const cards = async (orderId: string) =>
    (await orders.outbox(orderId)).filter(({ name }) => name === 'pix-issued')
  const nextCard = (orderId: string, many: number) =>
    until(async () => {
      const all = await cards(orderId)
      return all.length === many && all.at(-1)
    })

  it('has the charge replaced by one for the rest, and the old one is removed at the bank', async () => {
    const { conversationId, ids, txid } = await anIssuedCart()
    const [a, b, c] = ids
    await remove(b, conversationId)
    const card = await nextCard(a, 2)
    expect(card).toMatchObject({
      pixPayment: { amount: 80, orderId: a },
      orders: [
        { orderId: a, amountCents: 4_500 },
        { orderId: c, amountCents: 3_500 },
      ],
    })
    await until(async () =>
      (await sandbox.charges()).some((it) => it.txid === txid && it.status.startsWith('REMOVIDA')),
    )
    await sandbox.pay(card!.pixPayment!.pixCode)
    for (const id of [a, c]) await orders.becomes(id, { fulfilment: 'sent' })
    expect(await orders.order(b)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
  })

  it('one after the other leaves the first, then none', async () => {
    const { conversationId, ids } = await anIssuedCart()
    const [a, b, c] = ids
    await Promise.all([remove(a, conversationId), remove(c, conversationId)])
    const card = await until(async () => (await cards(b)).find(({ pixPayment }) => pixPayment?.amount === 8))
    expect(card.orders).toEqual([{ orderId: b, amountCents: 800 }])
    await remove(b, conversationId)
    const payments = await Promise.all(ids.map((id) => orders.payment(id)))
    expect(payments.map((payment) => payment!.state)).toEqual(['expired', 'expired', 'expired'])
    expect(new Set(payments.map((payment) => payment!.id)).size).toBe(3)
  })

  it('with all the others ends the charge, and no other one is issued', async () => {
    const { conversationId, ids, txid } = await anIssuedCart()
    await orders.send('cancel-order', { orderId: ids[0], orderIds: [...ids], conversationId })
    for (const id of ids) await orders.becomes(id, { status: 'cancelled', fulfilment: 'stopped' })
    await until(async () =>
      (await sandbox.charges()).find((it) => it.txid === txid)?.status.startsWith('REMOVIDA'),
    )
    for (const id of ids) {
      expect((await cards(id)).length).toBe(id === ids[0] ? 1 : 0)
      expect(await orders.payment(id)).toMatchObject({ state: 'expired' })
    }
  })

  it('sends the money of the old charge to review, and the rest stays to be paid', async () => {
    const { conversationId, ids, pixCode } = await anIssuedCart()
    const [a, b, c] = ids
    await remove(b, conversationId)
    await nextCard(a, 2)
    await sandbox.pay(pixCode, { force: true })
    await isOffered(b, 'return-payment')
    expect(await openReviews(ids)).toMatchObject([{ reason: 'PAID_AFTER_CANCEL', orderId: b }])
    for (const id of [a, c]) expect(await orders.order(id)).toMatchObject({ status: 'pending' })
    expect(await decide(b, 'return-payment')).toBe(200)
    expect(await refundsOf(ids)).toMatchObject([{ orderId: b, amountCents: 8_800 }])
  })

  it('while other money of the charge is in review, leaves the charge to the staff', async () => {
    const { conversationId, ids, pixCode } = await anIssuedCart()
    const [a, b] = ids
    await sandbox.pay(pixCode, { amount: '1.00', force: true })
    await isOffered(a, 'return-payment')
    await remove(b, conversationId)
    expect((await orders.payment(a))!.id).toBe((await orders.payment(b))!.id)
    const payment = await orders.duePayment(a)
    const whole = { txid: payment.txid, amountCents: 8_800, paidAt: new Date() }
    await settlePayment(orders.service.deps, payment, [{ ...whole, endToEndId: `E${randomUUID()}` }])
    expect((await openReviews(ids)).map(({ reason }) => reason)).toEqual([
      'AMOUNT_MISMATCH',
      'PAID_AFTER_CANCEL',
    ])
  })
})

it('a payment and a removal at the same moment pay all orders of the charge, or none', async () => {
  const carts = await Promise.all([1, 2, 3, 4, 5].map(anIssuedCart))
  await Promise.all(
    carts.flatMap(({ conversationId, ids, pixCode }) => [
      sandbox.pay(pixCode, { force: true }),
      orders.send('cancel-order', { orderId: ids[1], conversationId }),
    ]),
  )
  for (const { ids, txid } of carts) {
    const receipts = orders.db.selectFrom('pixReceipts').select('outcome').where('txid', '=', txid)
    const { outcome } = await until(() => receipts.executeTakeFirst())
    const placed = await Promise.all(ids.map((id) => orders.order(id)))
    const isSettled = outcome === 'settled'
    expect(placed.map((order) => order!.paidAt !== null)).toEqual(ids.map(() => isSettled))
    const reasons = (await openReviews(ids)).map(({ reason }) => reason)
    expect(reasons).toEqual(isSettled ? [] : ['PAID_AFTER_CANCEL'])
  }
})

it('partial refunds of one receipt have their own ids and never exceed it, also at once', async () => {
  const { ids, pixCode } = await anIssuedCart()
  await sandbox.pay(pixCode)
  for (const id of ids) await orders.becomes(id, { fulfilment: 'sent' })
  const prices = [4_500, 800, 3_500]
  const refund = (at: number, amountCents: number) =>
    decide(ids[at]!, 'refund-amount', { amountCents, mostCents: prices[at] })
  const attempts = [0, 1, 2, 0, 1, 2].map((at) => refund(at, prices[at]!))
  expect((await Promise.all(attempts)).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
  const refunds = await refundsOf(ids)
  expect(new Set(refunds.map(({ id }) => id)).size).toBe(3)
  expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(8_800)
  expect(await refund(0, 1)).toBe(409)
})

it('a second payment of a cart goes back whole, with one decision', async () => {
  const { ids, pixCode } = await anIssuedCart()
  await sandbox.pay(pixCode, { times: 2, force: true })
  await isOffered(ids[2], 'return-payment')
  expect(await decide(ids[2], 'return-payment')).toBe(200)
  expect(await openReviews(ids)).toEqual([])
  expect(await refundsOf(ids)).toMatchObject([{ amountCents: 8_800, cause: 'SECOND_PAYMENT' }])
})

it('the previous release cannot end a charge with its first order alone', async () => {
  const { ids } = await anIssuedCart()
  const asBefore = orders.db.updateTable('payments').where('orderId', '=', ids[0])
  for (const state of ['confirmed', 'expired'] as const)
    await expect(asBefore.set({ state }).execute()).rejects.toThrow('payments_ended_whole')
})

it('the ledger adds up after all of these', async () => {
  await checkLedger(orders.service.deps)
  const reviews = await orders.db.selectFrom('reviews').select('reason').execute()
  expect(reviews).not.toContainEqual({ reason: 'LEDGER_OUT_OF_BALANCE' })
})

describe('shareOf', () => {
  const undecided = (...prices: number[]) =>
    prices.map((priceCents, at) => ({ orderId: `${at}`, priceCents, takenCents: 0, isDecided: false }))
  it.each([
    ['its price while others wait', undecided(45, 8), 60, true, { amountCents: 45, next: '1' }],
    ['all of it where it is alone', undecided(45), 60, true, { amountCents: 60, next: undefined }],
    ['what there is, where that is less', undecided(45, 8), 40, true, { amountCents: 40, next: undefined }],
    [
      'all of it where it cannot be accepted',
      undecided(45, 8),
      53,
      false,
      { amountCents: 53, next: undefined },
    ],
  ])('is %s', (_what, sharers, total, isShared, share) => {
    expect(shareOf('0', sharers, total, isShared)).toMatchObject(share)
  })

  it('is nothing twice, and nothing of nothing', () => {
    const [own, other] = undecided(45, 8)
    expect(shareOf('0', [{ ...own!, isDecided: true, takenCents: 45 }, other!], 53, true)).toBeUndefined()
    expect(shareOf('0', [own!, { ...other!, isDecided: true, takenCents: 53 }], 53, true)).toBeUndefined()
  })
})

it('money of a cart that the bank pulled back is booked order by order', async () => {
  const { ids, pixCode } = await anIssuedCart()
  await sandbox.pay(pixCode)
  for (const id of ids) await orders.becomes(id, { fulfilment: 'sent' })
  const { endToEndId } = (await orders.payment(ids[0]))!
  const dispute = { endToEndId: endToEndId!, refundId: 'dispute', amountCents: 5_000 }
  await orders.service.deps.bank.refund(dispute)
  await until(async () => (await details(ids[0])).moreActions?.some(({ name }) => name === 'book-reversal'))
  expect(await decide(ids[0], 'book-reversal')).toBe(200)
  const booked = await refundsOf(ids)
  expect(booked.map(({ orderId, amountCents }) => [orderId, amountCents])).toEqual([
    [ids[0], 4_500],
    [ids[1], 500],
  ])
  expect((await details(ids[1])).moreActions).toMatchObject([{ name: 'refund-amount', mostCents: 300 }])
})
