import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { showOrder } from '../panel/show-order.ts'
import { aPaidOrder, placeOrderMessage } from '../testing/open-orders.ts'
import { expirePayments } from './expire-payments.ts'

openForThisFile()
afterEach(() => sandbox.bank({ webhooks: 'on', failNext: null, payExpired: false }))

async function anIssuedOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode }
}
/** Moves the expiry into the past. */
async function letItExpire(orderId: string) {
  const past = new Date(Date.now() - 1_000)
  await orders.db
    .updateTable('payments')
    .set({ dueAt: past, nextExpiryAt: past })
    .where('orderId', '=', orderId)
    .execute()
  orders.service.deps.wake('expire-payments')
}
const charge = async (orderId: string) => {
  const payment = await orders.payment(orderId)
  return (await sandbox.charges()).find(({ txid }) => txid === payment?.txid)
}
const names = async (orderId: string) => (await orders.outbox(orderId)).map(({ name }) => name)

describe('a charge past its time', () => {
  it('is removed at the bank, and the order is cancelled', async () => {
    const { orderId } = await anIssuedOrder()
    await letItExpire(orderId)
    await orders.becomes(orderId, { status: 'cancelled', fulfilment: 'stopped' })
    expect(await orders.payment(orderId)).toMatchObject({ state: 'expired' })
    expect(await charge(orderId)).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    expect(await names(orderId)).toEqual(['pix-issued', 'payment-expired'])
  })

  it('that was paid at the last moment is settled', async () => {
    await sandbox.bank({ webhooks: 'off' })
    const { orderId, pixCode } = await anIssuedOrder()
    await sandbox.pay(pixCode)
    await letItExpire(orderId)
    await until(async () => (await orders.payment(orderId))?.state === 'confirmed')
    expect(await names(orderId)).toContain('payment-confirmed')
    expect(await names(orderId)).not.toContain('payment-expired')
  })

  it('that the bank calls paid without showing a receipt is not expired', async () => {
    const { orderId } = await anIssuedOrder()
    const past = new Date(Date.now() - 1_000)
    const { deps } = orders.service
    const { txid } = (await orders.payment(orderId))!
    const open = (await deps.bank.findCharge(txid))!
    const bank = {
      ...deps.bank,
      removeCharge: async () => 'not-open' as const,
      findCharge: async () => ({ ...open, status: 'concluded' as const, receipts: [] }),
    }
    const due = orders.db.updateTable('payments').set({ nextExpiryAt: past })
    await due.where('orderId', '=', orderId).execute()
    await expirePayments({ ...deps, bank })
    expect(await orders.order(orderId)).toMatchObject({ status: 'pending' })
    expect(await orders.payment(orderId)).toMatchObject({ state: 'pending' })
  })

  it('waits for a bank that does not answer', async () => {
    await sandbox.bank({ failNext: { action: 'patch-cob', mode: '503', times: 1 } })
    const { orderId } = await anIssuedOrder()
    await letItExpire(orderId)
    await until(async () => ((await sandbox.bankState()).failNext as unknown[]).length === 0)
    expect(await orders.order(orderId)).toMatchObject({ status: 'pending' })
    await letItExpire(orderId)
    await orders.becomes(orderId, { status: 'cancelled' })
  })

  it('that is paid all the same waits for the administrator', async () => {
    const { orderId, pixCode } = await anIssuedOrder()
    await letItExpire(orderId)
    await orders.becomes(orderId, { status: 'cancelled' })
    await sandbox.bank({ payExpired: true })
    await sandbox.pay(pixCode, { force: true })
    const reviews = await until(async () => {
      const rows = await orders.reviews(orderId)
      return rows.length > 0 && rows
    })
    expect(reviews).toMatchObject([{ reason: 'PAID_AFTER_EXPIRY' }])
    expect(await orders.order(orderId)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
  })
})

describe('cancel-order', () => {
  const cancel = async (orderId: string, conversationId: string) => {
    const before = (await orders.outbox(orderId)).length
    await orders.send('cancel-order', { orderId, conversationId })
    const said = await until(async () => {
      const all = await orders.outbox(orderId)
      return all.length > before && all
    })
    return said.at(-1)?.outcome
  }

  it('ends an unpaid order and its charge; money that comes anyway is seen', async () => {
    const { orderId, conversationId, pixCode } = await anIssuedOrder()
    expect(await cancel(orderId, conversationId)).toBe('cancelled')
    expect(await cancel(orderId, conversationId)).toBe('cancelled')
    await until(async () => (await charge(orderId))?.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR')
    await sandbox.pay(pixCode, { force: true })
    const reviews = await until(async () => {
      const rows = await orders.reviews(orderId)
      return rows.length > 0 && rows
    })
    expect(reviews).toMatchObject([{ reason: 'PAID_AFTER_CANCEL' }])
  })

  it('leaves what the team is checking to the team, with a note of the request', async () => {
    await sandbox.smm({ failNext: { action: 'add', mode: '500', times: 1 } })
    const { id, conversationId } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'unknown' })
    for (const _twice of [1, 2]) expect(await cancel(id, conversationId)).toBe('already-started')
    expect((await orders.outbox(id)).at(-1)).toMatchObject({ name: 'cancel-answered', isBeingChecked: true })
    expect(await orders.order(id)).toMatchObject({ status: 'paid', fulfilment: 'unknown' })
    const { reviews } = await showOrder(orders.db, id)
    expect(reviews).toMatchObject([
      { reason: 'OUTCOME_UNKNOWN', said: expect.any(String), wantsCancel: true },
    ])
  })

  it.each([
    ['that waits to be sent', { status: 'paid', fulfilment: 'ready' }, 1, 'cancelled', 'cancelled'],
    ['that was paid too long ago', { status: 'paid', fulfilment: 'ready' }, 31, 'too-late', 'paid'],
    ['under way for long', { status: 'processing', fulfilment: 'sent' }, 31, 'too-late', 'processing'],
    ['that is delivered', { status: 'completed', fulfilment: 'sent' }, 1, 'already-started', 'completed'],
  ] as const)('answers about an order %s', async (_name, state, minutesAgo, outcome, status) => {
    const paidAt = new Date(Date.now() - minutesAgo * 60_000)
    const held = { notBefore: new Date(Date.now() + 60_000), paidAt }
    const { id, conversationId } = await aPaidOrder(orders, { ...state, ...held })
    expect(await cancel(id, id)).toBe('not-found')
    expect(await cancel(id, conversationId)).toBe(outcome)
    expect(await cancel(id, conversationId)).toBe(outcome)
    expect(await orders.order(id)).toMatchObject({ status })
    const refunds = await orders.db.selectFrom('refunds').selectAll().where('orderId', '=', id).execute()
    expect(refunds).toHaveLength(outcome === 'cancelled' ? 1 : 0)
  })
})
