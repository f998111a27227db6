import { randomUUID } from 'node:crypto'
import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { until } from '@smm/http-service/test-until'
import { checkLedger } from '../payments/check-ledger.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder, placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile({ SMM_ADD_TIMEOUT_MS: '500' })
let cookie: string
beforeAll(async () => {
  cookie = await orders.signIn()
})
beforeEach(async () => {
  await sandbox.smm({ balance: 1_000, failNext: null, stepMs: 60_000 })
  await sandbox.bank({ webhooks: 'on', refunds: 'accept', refundMs: 0 })
  // Unknown outcomes of several tests in a row would open the breaker.
  orders.service.deps.suppliers.first.breaker.recordSuccess(0)
})

const get = async (url: string) => (await orders.service.app.inject({ url, headers: { cookie } })).json()
const details = (id: string): Promise<OrderDetails> => get(`/api/orders/${id}`)
async function decide(id: string, name: AnyOrderActionName, more: object = {}) {
  const { version, actions, moreActions = [] } = await details(id)
  const subject = [...actions, ...moreActions].find((action) => action.name === name)?.subject
  const payload = { name, version, reason: 'Conferido no painel.', ...(subject && { subject }), ...more }
  const answer = await orders.service.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/actions`,
    payload,
    headers: { cookie },
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function anUnknownOrder(mode: string) {
  await sandbox.smm({ failNext: { action: 'add', mode, times: 1 } })
  const order = await aPaidOrder(orders)
  await orders.becomes(order.id, { fulfilment: 'unknown' })
  return order
}
/** An order that was really paid at the bank, in `amount`. */
async function paidAtTheBank(amount: string) {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode, { amount, force: true })
  return request
}
const names = ({ actions }: OrderDetails) => actions.map(({ name }) => name)
const refundIs = (id: string, state: string) =>
  until(async () => {
    const { refunds } = await details(id)
    return refunds.length === 1 && refunds[0]!.state === state
  })

describe('an order whose sending is unknown', () => {
  it('shows what happened and what may be decided', async () => {
    const { id } = await anUnknownOrder('500')
    const shown = await details(id)
    expect(shown).toMatchObject({ fulfilment: 'unknown', order: { id, status: 'paid', totalPrice: '45.00' } })
    expect(shown.reviews).toMatchObject([
      { reason: 'OUTCOME_UNKNOWN', closedAt: null, said: expect.any(String) },
    ])
    expect(names(shown)).toEqual(['mark-sent', 'send-again', 'cancel-and-refund'])
    expect(await get('/api/payments/reviews')).toContainEqual(expect.objectContaining({ orderId: id }))
  })

  it('is followed when it was found at the supplier', async () => {
    const { id, link } = await anUnknownOrder('timeout-after')
    const [{ id: upstreamOrderId } = { id: 0 }] = await sandbox.ordersFor(link)
    expect((await decide(id, 'mark-sent')).status).toBe(400)
    expect((await decide(id, 'mark-sent', { upstreamOrderId: '987654' })).status).toBe(400)
    const { status, body } = await decide(id, 'mark-sent', { upstreamOrderId: String(upstreamOrderId) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ fulfilment: 'sent', actions: [], order: { status: 'processing' } })
    expect(body.reviews).toMatchObject([{ resolution: 'Conferido no painel.' }])
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
    const other = await anUnknownOrder('500')
    const again = await decide(other.id, 'mark-sent', { upstreamOrderId: String(upstreamOrderId) })
    expect(again.status).toBe(409)
  })

  it('is sent again when it is not there', async () => {
    const { id, link } = await anUnknownOrder('timeout-before')
    expect((await decide(id, 'send-again')).status).toBe(200)
    await orders.becomes(id, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })

  it('is decided once, by whoever was first', async () => {
    const { id } = await anUnknownOrder('500')
    const answers = await Promise.all([decide(id, 'cancel-and-refund'), decide(id, 'cancel-and-refund')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(id, 'send-again')).status).toBe(409)
    const audit = await orders.db.selectFrom('auditLog').select(['actor', 'action', 'details']).execute()
    const ofOrder = audit.filter(({ details }) => (details as { orderId?: string }).orderId === id)
    expect(ofOrder).toMatchObject([{ actor: 'admin', action: 'cancel-and-refund' }])
  })
})

it('gives one supplier id to one of two orders, whoever writes it at the same time', async () => {
  const [one, other] = [await anUnknownOrder('timeout-after'), await anUnknownOrder('500')]
  const [{ id } = { id: 0 }] = await sandbox.ordersFor(one!.link)
  const marked = [one!, other!].map((order) => decide(order.id, 'mark-sent', { upstreamOrderId: String(id) }))
  const answered = (await Promise.all(marked)).map(({ status }) => status)
  expect(answered.toSorted()).toEqual([200, 409])
})

it.each(['   ', '\ud800abc', 'abc\u0000'])('refuses %j as a reason', async (reason) => {
  const { id } = await anUnknownOrder('500')
  expect((await decide(id, 'send-again', { reason })).status).toBe(400)
})

describe('a refund that the bank does not finish', () => {
  it('stands before the staff an hour after the first attempt, and leaves when it is done', async () => {
    // Longer than the slowest machine needs until the staff sees it.
    await sandbox.bank({ refundMs: 15_000 })
    const { orderId } = await paidAtTheBank('46.00')
    await until(async () => names(await details(orderId)).includes('return-payment'))
    expect((await decide(orderId, 'return-payment')).status).toBe(200)
    await refundIs(orderId, 'sending')
    const slow = async () =>
      (await details(orderId)).reviews.find(({ reason, closedAt }) => reason === 'REFUND_SLOW' && !closedAt)
    const longAgo = new Date(Date.now() - 61 * 60_000)
    const refunds = orders.db.updateTable('refunds').where('orderId', '=', orderId)
    const tryAgain = async (since: { requestedAt?: Date; firstAttemptAt?: Date }) => {
      await refunds.set({ ...since, nextTryAt: new Date(0) }).execute()
      orders.service.deps.wake('send-refunds')
    }
    const refund = () =>
      orders.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()
    await tryAgain({ requestedAt: longAgo })
    await until(async () => (await refund()).nextTryAt! > new Date())
    expect(await slow()).toBeUndefined()
    await tryAgain({ firstAttemptAt: longAgo })
    await until(slow)
    expect(names(await details(orderId))).toEqual([])
    await until(async () => {
      await tryAgain({})
      return !(await slow())
    })
    await refundIs(orderId, 'done')
  })
})

describe('money that the bank gave back by itself', () => {
  /** In the bank's own program, or by a dispute. */
  const giveBack = (endToEndId: string, amountCents: number) =>
    orders.service.deps.bank.refund({ endToEndId, refundId: randomUUID().slice(0, 8), amountCents })
  const pulledBack = async (id: string) =>
    (await details(id)).reviews.filter(({ reason }) => reason === 'MONEY_PULLED_BACK')

  it('stands before the staff, once for each amount', async () => {
    const { orderId: id } = await paidAtTheBank('45.00')
    await orders.becomes(id, { fulfilment: 'sent' })
    const { endToEndId } = (await orders.payment(id))!
    await giveBack(endToEndId!, 2_000)
    await until(async () => (await pulledBack(id)).length === 1)
    expect(await pulledBack(id)).toMatchObject([{ amount: '20.00', endToEndId }])
    expect((await decide(id, 'close-review')).status).toBe(200)
    await giveBack(endToEndId!, 2_500)
    await until(async () => (await pulledBack(id)).length === 2)
    expect((await pulledBack(id))[1]).toMatchObject({ amount: '45.00', closedAt: null })
  })

  it('is booked once by the staff, and is then no revenue and nothing to refund', async () => {
    const { orderId: id } = await paidAtTheBank('45.00')
    await orders.becomes(id, { fulfilment: 'sent' })
    const { endToEndId } = (await orders.payment(id))!
    await giveBack(endToEndId!, 2_000)
    await until(async () => (await pulledBack(id)).length === 1)
    const clicks = await Promise.all([decide(id, 'book-reversal'), decide(id, 'book-reversal')])
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balances(id)).toEqual({ bank: 2_500, sales: -2_500 })
    const { moreActions, refunds } = await details(id)
    expect(moreActions).toMatchObject([{ name: 'refund-amount', mostCents: 2_500 }])
    expect(refunds).toMatchObject([{ cause: 'PULLED_BACK 2500', amount: '20.00', state: 'done' }])
    await giveBack(endToEndId!, 2_500)
    await until(async () => (await pulledBack(id)).length === 2)
    expect((await pulledBack(id))[1]).toMatchObject({ amount: '25.00', closedAt: null })
    expect((await decide(id, 'book-reversal')).status).toBe(200)
    expect(await balances(id)).toEqual({ bank: 0, sales: 0 })
    expect((await details(id)).moreActions).toEqual([])
    const audit = await orders.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'book-reversal')
      .orderBy('at')
      .execute()
    expect(audit.map(({ details }) => details)).toMatchObject([
      { orderId: id, amountCents: 2_000 },
      { orderId: id, amountCents: 2_500 },
    ])
    await checkLedger(orders.service.deps)
    const wrong = await orders.db.selectFrom('reviews').selectAll().where('subject', '=', 'ledger').execute()
    expect(wrong).toEqual([])
  })

  it('is not what we asked it to give back', async () => {
    const { orderId: id } = await paidAtTheBank('45.00')
    await orders.becomes(id, { fulfilment: 'sent' })
    expect((await decide(id, 'refund-amount', { amountCents: 2_000, mostCents: 4_500 })).status).toBe(200)
    await refundIs(id, 'done')
    const due = orders.db.updateTable('payments').set({ nextPollAt: new Date(), polls: 0 })
    await due.where('orderId', '=', id).execute()
    orders.service.deps.wake('poll-charges')
    await until(async () => (await orders.payment(id))!.polls > 0)
    expect(await pulledBack(id)).toEqual([])
  })
})

describe('money in review', () => {
  it('is accepted: the order is paid and sent', async () => {
    const { orderId } = await paidAtTheBank('44.00')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    expect((await decide(orderId, 'accept-payment')).status).toBe(200)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    const sums = await balances(orderId)
    expect(sums).toEqual({ bank: 4_400, sales: -4_400, 'to-review': 0 })
  })

  it('that is accepted counts as what arrived, and not as what was asked for', async () => {
    const revenueToday = async () => (await get('/api/payments/revenue')).byDay.at(-1).amount
    const [stats, revenue] = [await get('/api/payments/stats'), await revenueToday()]
    const { orderId } = await paidAtTheBank('1.00')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    expect((await decide(orderId, 'accept-payment')).status).toBe(200)
    const after = await get('/api/payments/stats')
    for (const name of ['today', 'month', 'total']) expect(after[name]).toBeCloseTo(stats[name] + 1)
    expect(await revenueToday()).toBeCloseTo(revenue + 1)
    const payments = (await get('/api/payments')) as Array<{ orderId: string }>
    expect(payments.find((it) => it.orderId === orderId)).toMatchObject({ amount: '45.00', received: '1.00' })
    expect((await details(orderId)).payment).toMatchObject({ amount: '45.00', received: '1.00' })
  })

  it('that is accepted and was too much leaves the surplus as a refund to pay', async () => {
    const { orderId } = await paidAtTheBank('90.00')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    expect((await decide(orderId, 'accept-payment')).status).toBe(200)
    expect((await details(orderId)).refunds).toMatchObject([
      { cause: 'OVERPAID', amount: '45.00', state: 'requested' },
    ])
    expect(await balances(orderId)).toEqual({
      bank: 9_000,
      sales: -4_500,
      'to-review': 0,
      'to-refund': -4_500,
    })
    const chosen = (await details(orderId)).moreActions?.find(({ name }) => name === 'refund-amount')
    expect(chosen).toMatchObject({ mostCents: 4_500 })
    // The submission moves the order, and a decision about an older version is refused.
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect((await decide(orderId, 'pay-refund')).status).toBe(200)
    await refundIs(orderId, 'done')
  })

  it('is not offered to pay an order that other money paid before it was cancelled', async () => {
    const { orderId } = await paidAtTheBank('44.99')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    const payment = await orders.duePayment(orderId)
    const whole = { txid: payment.txid, amountCents: 4_500, paidAt: new Date() }
    const later = orders.db.updateTable('orders').set({ notBefore: new Date(Date.now() + 60_000) })
    await later.where('id', '=', orderId).execute()
    await settlePayment(orders.service.deps, payment, [{ ...whole, endToEndId: `E${randomUUID()}` }])
    const { conversationId } = (await orders.order(orderId))!
    await orders.send('cancel-order', { orderId, conversationId })
    await orders.becomes(orderId, { status: 'cancelled' })
    const shown = names(await details(orderId))
    expect(shown).toContain('return-payment')
    expect(shown).not.toContain('accept-payment')
  })

  it('says what the bank calls it, so that it can be found there', async () => {
    const { orderId } = await paidAtTheBank('44.00')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    expect((await details(orderId)).reviews).toMatchObject([{ endToEndId: expect.stringMatching(/^E\w+/) }])
  })

  it('is returned by the bank, to the centavo', async () => {
    const { orderId } = await paidAtTheBank('46.00')
    await until(async () => names(await details(orderId)).includes('return-payment'))
    expect((await decide(orderId, 'return-payment')).status).toBe(200)
    await refundIs(orderId, 'done')
    expect(await balances(orderId)).toEqual({ bank: 0, 'to-review': 0, 'to-refund': 0 })
  })
})

describe('money whose amount could not be read', () => {
  /** The bank told of a payment of 45 reais and wrote the amount in a way nobody knows. */
  async function anUnreadPayment(amountCents: number | null) {
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    await orders.card(request.orderId)
    const payment = await orders.duePayment(request.orderId)
    const endToEndId = `E${randomUUID()}`
    const receipt = { endToEndId, txid: payment.txid, amountCents, paidAt: new Date() }
    await settlePayment(orders.service.deps, payment, [receipt])
    return request
  }

  it('is accepted in the amount that the administrator has read at the bank', async () => {
    const { orderId } = await anUnreadPayment(null)
    const { actions, moreActions } = await details(orderId)
    expect(actions.map(({ name }) => name)).toEqual(['close-review'])
    expect(moreActions).toMatchObject([
      { name: 'accept-payment', asksAmount: true, mostCents: null },
      { name: 'return-payment', asksAmount: true, mostCents: null },
    ])
    expect((await decide(orderId, 'accept-payment')).status).toBe(400)
    expect((await decide(orderId, 'accept-payment', { amountCents: 4_500 })).status).toBe(200)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await balances(orderId)).toEqual({ bank: 4_500, sales: -4_500, 'to-review': 0 })
    const receipts = await orders.db.selectFrom('pixReceipts').selectAll().execute()
    const { endToEndId } = (await orders.payment(orderId))!
    expect(receipts.find((receipt) => receipt.endToEndId === endToEndId)).toMatchObject({
      amountCents: 4_500,
      outcome: 'settled',
    })
  })

  it.each([null, 0])('of %s is seen and put away, and the charge then ends in its time', async (cents) => {
    const { orderId } = await anUnreadPayment(cents)
    const past = new Date(Date.now() - 1_000)
    const letItExpire = async () => {
      const late = orders.db.updateTable('payments').set({ dueAt: past, nextExpiryAt: past })
      await late.where('orderId', '=', orderId).execute()
      orders.service.deps.wake('expire-payments')
    }
    await letItExpire()
    await until(async () => (await orders.payment(orderId))!.nextExpiryAt! > new Date(Date.now() + 60_000))
    expect(await orders.order(orderId)).toMatchObject({ status: 'pending' })
    expect((await decide(orderId, 'close-review')).status).toBe(200)
    await letItExpire()
    await orders.becomes(orderId, { status: 'cancelled' })
    expect(await orders.ledger(orderId)).toEqual([])
  })
})

describe('the link of an order', () => {
  it('is ended with a reason in the audit, and the chat shows the next one', async () => {
    const { orderId } = await paidAtTheBank('45.00')
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await details(orderId)).toMatchObject({ canRenewLink: true })
    const { linkVersion } = (await orders.order(orderId))!
    expect((await decide(orderId, 'renew-link')).status).toBe(200)
    expect(await orders.order(orderId)).toMatchObject({ linkVersion: linkVersion + 1 })
    expect(await orders.outbox(orderId)).toContainEqual(
      expect.objectContaining({ name: 'order-status-changed', linkVersion: linkVersion + 1 }),
    )
    const [entry] = await orders.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'renew-link')
      .execute()
    expect(entry?.details).toMatchObject({ orderId, reason: 'Conferido no painel.' })
  })
})

describe('a refund', () => {
  it('of a chosen amount goes out once, and never more than is left', async () => {
    const { orderId } = await paidAtTheBank('45.00')
    await orders.becomes(orderId, { fulfilment: 'sent' })
    const refund = (amountCents: number, mostCents: number) =>
      decide(orderId, 'refund-amount', { amountCents, mostCents })
    expect((await details(orderId)).moreActions).toEqual([
      { name: 'refund-amount', subject: null, asksAmount: true, mostCents: 4_500 },
    ])
    expect((await refund(4_501, 4_500)).status).toBe(400)
    const clicks = await Promise.all([refund(1_000, 4_500), refund(1_000, 4_500)])
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409])
    await refundIs(orderId, 'done')
    expect((await refund(3_501, 3_500)).status).toBe(400)
    expect((await refund(3_500, 3_500)).status).toBe(200)
    await until(async () => (await details(orderId)).refunds.every(({ state }) => state === 'done'))
    expect((await details(orderId)).moreActions).toEqual([])
    expect(await balances(orderId)).toEqual({ bank: 0, sales: 0, 'to-refund': 0 })
  })

  it('that somebody paid by hand is over: once in the ledger, and in the audit', async () => {
    await sandbox.bank({ refunds: 'refuse' })
    const { orderId } = await paidAtTheBank('46.00')
    await until(async () => names(await details(orderId)).includes('return-payment'))
    await decide(orderId, 'return-payment')
    await refundIs(orderId, 'failed')
    const clicks = await Promise.all([
      decide(orderId, 'refunded-by-hand'),
      decide(orderId, 'refunded-by-hand'),
    ])
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balances(orderId)).toEqual({ bank: 0, 'to-review': 0, 'to-refund': 0 })
    const { reviews, refunds, actions, moreActions } = await details(orderId)
    expect(reviews.every(({ closedAt }) => closedAt)).toBe(true)
    expect(refunds).toMatchObject([{ state: 'done' }])
    expect([...actions, ...moreActions!]).toEqual([])
    const audit = await orders.db.selectFrom('auditLog').select(['action', 'details']).execute()
    const ofOrder = audit.filter(({ details }) => (details as { orderId?: string }).orderId === orderId)
    expect(ofOrder.map(({ action }) => action)).toEqual(['return-payment', 'refunded-by-hand'])
  })

  it('that the bank will not hear of stands before the administrator, and holds up no other', async () => {
    const [refused, sound] = [await paidAtTheBank('45.00'), await paidAtTheBank('45.00')]
    for (const { orderId } of [refused, sound]) await orders.becomes(orderId, { fulfilment: 'sent' })
    const [receipt] = await orders.db
      .selectFrom('pixReceipts')
      .innerJoin('payments', 'payments.id', 'pixReceipts.paymentId')
      .select('pixReceipts.endToEndId')
      .where('payments.orderId', '=', refused.orderId)
      .execute()
    // Somebody gives it back in the bank's own program.
    await orders.service.deps.bank.refund({ ...receipt!, refundId: 'atthebank', amountCents: 4_500 })
    const wanted = { amountCents: 4_500, mostCents: 4_500 }
    expect((await decide(refused.orderId, 'refund-amount', wanted)).status).toBe(200)
    expect((await decide(sound.orderId, 'refund-amount', wanted)).status).toBe(200)
    await refundIs(refused.orderId, 'failed')
    await refundIs(sound.orderId, 'done')
    const { reviews } = await details(refused.orderId)
    const failed = { reason: 'REFUND_FAILED', said: expect.stringContaining('400') }
    expect(reviews).toContainEqual(expect.objectContaining(failed))
    expect((await decide(refused.orderId, 'refunded-by-hand')).status).toBe(200)
    expect(await balances(refused.orderId)).toEqual({ bank: 0, sales: 0, 'to-refund': 0 })
  })

  it('is leased right before its call: none waits under its lease for another', async () => {
    const ids = [(await paidAtTheBank('45.00')).orderId, (await paidAtTheBank('45.00')).orderId]
    for (const id of ids) await orders.becomes(id, { fulfilment: 'sent' })
    const rows = await Promise.all(
      ids.map(async (orderId) => ({
        orderId,
        endToEndId: (await orders.payment(orderId))!.endToEndId!,
        amountCents: 100,
        cause: 'CHOSEN_BY_STAFF',
        state: 'sending' as const,
        nextTryAt: new Date(),
      })),
    )
    const { bank } = orders.service.deps
    const { refund } = bank
    const leased: number[] = []
    bank.refund = async (wanted) => {
      const all = await orders.db.selectFrom('refunds').selectAll().where('orderId', 'in', ids).execute()
      leased.push(all.filter(({ firstAttemptAt }) => firstAttemptAt).length)
      return refund(wanted)
    }
    await orders.db.insertInto('refunds').values(rows).execute()
    orders.service.deps.wake('send-refunds')
    for (const id of ids) await refundIs(id, 'done')
    bank.refund = refund
    expect(leased).toEqual([1, 2])
  })

  it('that the bank could not carry out is tried again under another id', async () => {
    await sandbox.bank({ refunds: 'refuse' })
    const { orderId } = await paidAtTheBank('46.00')
    await until(async () => names(await details(orderId)).includes('return-payment'))
    await decide(orderId, 'return-payment')
    await refundIs(orderId, 'failed')
    await sandbox.bank({ refunds: 'accept' })
    expect((await decide(orderId, 'pay-refund')).status).toBe(200)
    await refundIs(orderId, 'done')
    expect(await balances(orderId)).toEqual({ bank: 0, 'to-review': 0, 'to-refund': 0 })
    expect((await details(orderId)).reviews.every(({ closedAt }) => closedAt)).toBe(true)
  })

  it('of an accepted payment is of what was paid', async () => {
    const { orderId } = await paidAtTheBank('44.00')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    // The breaker stays open for 15 s after this: no later test submits an order.
    await sandbox.smm({ balance: 0 })
    await decide(orderId, 'accept-payment')
    // Refused while the supplier is being asked, until it has answered that the balance is too low.
    await until(async () => (await decide(orderId, 'cancel-and-refund')).status === 200)
    await refundIs(orderId, 'done')
    expect(await balances(orderId)).toEqual({ bank: 0, sales: 0, 'to-review': 0, 'to-refund': 0 })
  })
})

describe('the ledger', () => {
  it('adds up, refuses what does not, and is never changed', async () => {
    await paidAtTheBank('45.00')
    await checkLedger(orders.service.deps)
    const wrong = await orders.db.selectFrom('reviews').selectAll().where('subject', '=', 'ledger').execute()
    expect(wrong).toEqual([])
    const entry = { transactionId: crypto.randomUUID(), account: 'bank', amountCents: 1, cause: 'x' } as const
    await expect(orders.db.insertInto('ledgerEntries').values(entry).execute()).rejects.toThrow(
      'add up to zero',
    )
    await expect(orders.db.updateTable('ledgerEntries').set({ cause: 'y' }).execute()).rejects.toThrow(
      'only ever',
    )
    await expect(orders.db.deleteFrom('ledgerEntries').execute()).rejects.toThrow('only ever added to')
  })
})

it('has no order that nobody placed, and shows nothing to strangers', async () => {
  const id = crypto.randomUUID()
  expect(await get(`/api/orders/${id}`)).toMatchObject({ error: 'NOT_FOUND' })
  for (const url of [`/api/orders/${id}`, '/api/payments/reviews'])
    expect((await orders.service.app.inject({ url })).statusCode).toBe(401)
  const action = { method: 'POST', url: `/api/orders/${id}/actions`, payload: {} } as const
  expect((await orders.service.app.inject(action)).statusCode).toBe(401)
})

async function balances(orderId: string) {
  const sums: Record<string, number> = {}
  for (const { account, amountCents } of await orders.ledger(orderId))
    sums[account] = (sums[account] ?? 0) + amountCents
  return sums
}
