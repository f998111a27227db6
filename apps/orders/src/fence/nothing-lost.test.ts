import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Review } from '@smm/contracts/orders/reviews'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import { until } from '@smm/http-service/test-until'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { copyDatabase } from '../testing/copy-database.ts'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { aPaidOrder, placeOrderMessage, openOrders, type OpenOrders } from '../testing/open-orders.ts'

let sandbox: Sandbox
let orders: OpenOrders
let chat: TestChat
let journal: string

beforeEach(async () => {
  sandbox = await startSandbox()
  journal = await mkdtemp(join(tmpdir(), 'smm-journal-'))
  await sandbox.smm({ balance: 10_000, stepMs: 600_000 })
  orders = await openOrders(sandbox, { FENCE_JOURNAL_DIR: journal })
  chat = await openTestChat(orders)
})
afterEach(async () => {
  await chat?.close()
  await orders?.close()
  await sandbox?.stop()
  rmSync(journal, { recursive: true, force: true })
})

const reviewsOf = (reason: 'ORPHAN_PAYMENT') =>
  orders.db.selectFrom('reviews').select(['subject', 'resolution']).where('reason', '=', reason).execute()

async function sentBefore() {
  const { id } = await aPaidOrder(orders)
  await orders.becomes(id, { fulfilment: 'sent' })
  return copyDatabase(orders.db)
}
async function payAndSend(request: ReturnType<typeof placeOrderMessage>) {
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode)
  await orders.becomes(request.orderId, { fulfilment: 'sent' })
  return (await orders.payment(request.orderId))!
}
/** The service that starts on the copy takes webhooks as the former one did. */
async function goBackTo(copy: { restore: () => Promise<void> }) {
  await orders.stop()
  await copy.restore()
  const { app } = await orders.replicate()
  await app.listen({ port: orders.port, host: '127.0.0.1' })
  const headers = { cookie: await orders.signIn() }
  return {
    openCases: async (): Promise<Review[]> =>
      (await app.inject({ url: '/api/payments/reviews', headers })).json(),
    closeCase: async ({ id }: Review): Promise<Review[]> => {
      const url = `/api/payments/reviews/${id}/close`
      return (await app.inject({ method: 'POST', url, headers, payload: { reason: 'Entregue.' } })).json()
    },
  }
}
/** The order is paid and parked, at the latest by the first poll of its charge, which is brought forward. */
const comesBack = (orderId: string) =>
  until(async () => {
    const pending = orders.db.updateTable('payments').where('state', '=', 'pending')
    await pending.set({ nextPollAt: sql<Date>`now()` }).execute()
    const order = await orders.order(orderId)
    return order?.status === 'paid' && order.fulfilment === 'unknown'
  })

describe('an order placed after the copy that the orders database went back to', () => {
  it('comes back with its charge and its money, is not sent again, and its visitor is not asked for money again', async () => {
    const copy = await sentBefore()
    const request = placeOrderMessage()
    await chat.place(request)
    const paid = await payAndSend(request)
    await until(async () => (await chat.waits()) === 0)
    const before = chat.handled(request.orderId)
    await goBackTo(copy)
    await comesBack(request.orderId)
    expect(await orders.payment(request.orderId)).toMatchObject({
      txid: paid.txid,
      amountCents: paid.amountCents,
      endToEndId: paid.endToEndId,
      state: 'confirmed',
    })
    expect(await orders.reviews(request.orderId)).toMatchObject([
      { reason: 'MAYBE_SENT_BEFORE_RESTORE', closedAt: null },
    ])
    expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
    expect((await reviewsOf('ORPHAN_PAYMENT')).filter(({ resolution }) => resolution !== 'matched')).toEqual(
      [],
    )
    await until(async () => (await chat.waits()) === 0)
    const again = chat.handled(request.orderId).slice(before.length)
    expect(again.filter((name) => name === 'pix-issued').length).toBeLessThanOrEqual(1)
    expect(again.filter((name) => name === 'payment-confirmed').length).toBeLessThanOrEqual(1)
  })

  it('comes back by its payment, though nothing was submitted since the copy', async () => {
    const copy = await sentBefore()
    const request = placeOrderMessage()
    await chat.place(request)
    const { pixCode } = await orders.card(request.orderId)
    await until(async () => (await chat.unconfirmed()) === 0)
    await goBackTo(copy)
    await sandbox.pay(pixCode)
    await orders.becomes(request.orderId, { status: 'processing', fulfilment: 'sent' })
    expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
    expect((await reviewsOf('ORPHAN_PAYMENT')).map(({ resolution }) => resolution)).toEqual(['matched'])
  })

  it('takes its money back from the review in which it waited for the order', async () => {
    const copy = await sentBefore()
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const { endToEndId } = await payAndSend(request)
    await goBackTo(copy)
    await until(async () => (await reviewsOf('ORPHAN_PAYMENT')).some(({ subject }) => subject === endToEndId))
    await orders.send('place-order', request)
    await comesBack(request.orderId)
    expect(await reviewsOf('ORPHAN_PAYMENT')).toContainEqual({ subject: endToEndId, resolution: 'matched' })
    const entries = await orders.db.selectFrom('ledgerEntries').select(['account', 'amountCents']).execute()
    const toReview = entries.filter(({ account }) => account === 'to-review')
    expect(toReview.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
    expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
  })

  it('is a case with all that is known when its money comes later, though no charge is open', async () => {
    const copy = await sentBefore()
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const { pixCode } = await orders.card(request.orderId)
    const { openCases } = await goBackTo(copy)
    await sandbox.pay(pixCode)
    const [only, ...others] = await until(async () => {
      const cases = await openCases()
      return cases.length > 0 && cases
    })
    const known = { amount: '45.00', endToEndId: expect.any(String), paidAt: expect.any(String) }
    expect(only).toMatchObject({ reason: 'ORPHAN_PAYMENT', isOfLostOrder: true, ...known })
    expect(others).toEqual([])
  })

  it('is one case with its money and its submission where nobody knows it any more', async () => {
    const copy = await sentBefore()
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const { endToEndId } = await payAndSend(request)
    const { startedAt } = await orders.db
      .selectFrom('submissionAttempts')
      .select('startedAt')
      .where('orderId', '=', request.orderId)
      .executeTakeFirstOrThrow()
    const { openCases, closeCase } = await goBackTo(copy)
    const joined = await until(async () => {
      const cases = await openCases()
      const isJoined = ({ reason, submittedAt }: Review) => reason === 'ORPHAN_PAYMENT' && submittedAt
      return cases.length === 1 && cases.find(isJoined)
    })
    const known = { amount: '45.00', endToEndId, paidAt: expect.any(String), isOfLostOrder: true }
    expect(joined).toMatchObject({ reason: 'ORPHAN_PAYMENT', ...known })
    expect(Date.parse(joined.submittedAt ?? '')).toBeGreaterThanOrEqual(startedAt.getTime())
    expect(await closeCase(joined)).toEqual([])
  })

  it('is turned away by no limit, however many come again at once', async () => {
    const copy = await sentBefore()
    const conversationId = randomUUID()
    const requests = Array.from({ length: maxUnpaidPerConversation + 1 }, () =>
      placeOrderMessage({ conversationId }),
    )
    for (const request of requests) {
      await chat.place(request)
      await payAndSend(request)
    }
    await goBackTo(copy)
    for (const { orderId, link } of requests) {
      await comesBack(orderId)
      expect(await sandbox.ordersFor(link)).toHaveLength(1)
    }
  })
})
