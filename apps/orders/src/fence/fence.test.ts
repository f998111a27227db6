import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { storeSubmission } from '../fulfilment/store-submission.ts'
import { aPaidOrder, placeOrderMessage } from '../testing/open-orders.ts'
import { openTestChat } from '../testing/open-test-chat.ts'
import { copyDatabase } from '../testing/copy-database.ts'
import {
  attempts,
  breakJournal,
  client,
  countVerdicts,
  expectSentOnce,
  loseMemory,
  mendJournal,
  openForEachTest,
  orders,
  resumeSending,
  sandbox,
  sent,
  wakeFence,
  wakeSubmit,
} from '../testing/fence.ts'

openForEachTest()

/** Paid, and held until `release`. */
const aHeldOrder = () => aPaidOrder(orders, { notBefore: new Date(Date.now() + 86_400_000) })
const release = async () => {
  await orders.db.updateTable('orders').set({ notBefore: null }).execute()
  wakeSubmit()
}

/** Both witnesses are emptied, and an operator accepts that: nothing from before that moment may be sent. */
async function loseAllMemory() {
  await loseMemory()
  await resumeSending()
}

describe('a database restored to a copy', () => {
  it('sends nothing twice: what was submitted since is parked with its reason, and money is settled', async () => {
    await sent()
    const placed = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const request = placeOrderMessage()
        await orders.send('place-order', request)
        return { ...request, ...(await orders.card(request.orderId)) }
      }),
    )
    const copy = await copyDatabase(orders.db)
    for (const { orderId, pixCode } of placed) {
      await sandbox.pay(pixCode)
      await orders.becomes(orderId, { fulfilment: 'sent' })
    }
    await orders.stop()
    await copy.restore()
    await orders.db
      .updateTable('payments')
      .set({ nextPollAt: sql<Date>`now()` })
      .execute()
    await orders.replicate()
    for (const { orderId, link } of placed) {
      await orders.becomes(orderId, { status: 'paid', fulfilment: 'unknown' })
      const claimedAt = expect.any(String)
      const parked = { reason: 'MAYBE_SENT_BEFORE_RESTORE', closedAt: null }
      expect(await orders.reviews(orderId)).toContainEqual(
        expect.objectContaining({ ...parked, details: expect.objectContaining({ claimedAt }) }),
      )
      expect(await orders.payment(orderId)).toMatchObject({ state: 'confirmed' })
      await expectSentOnce([link])
    }
  })

  it('is noticed by the next submission even while the service runs', async () => {
    await sent()
    const copy = await copyDatabase(orders.db)
    const since = [await sent(), await sent()]
    await copy.restore()
    const next = await sent()
    await expectSentOnce([...since, next].map(({ link }) => link))
  })

  it('sends nothing twice though an order is submitted again before the fence was reconciled', async () => {
    await sent()
    const waiting = [await aHeldOrder(), await aHeldOrder()]
    const copy = await copyDatabase(orders.db)
    await release()
    for (const { id } of waiting) await orders.becomes(id, { fulfilment: 'sent' })
    await copy.restore()
    await release()
    for (const { id } of waiting) await orders.becomes(id, { fulfilment: 'unknown' })
    await expectSentOnce(waiting.map(({ link }) => link))
  })

  it('sends what is new at once, and an order again that the staff found missing', async () => {
    const copy = await copyDatabase(orders.db)
    const { id, link } = await sent()
    await copy.restore()
    wakeFence()
    await sent()
    // The visitor's order comes again with the chat's message.
    await aPaidOrder(orders, { id, link })
    await orders.becomes(id, { fulfilment: 'unknown' })
    await orders.db
      .updateTable('orders')
      .set({ fulfilment: 'ready', submissionApprovedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    wakeSubmit()
    await orders.becomes(id, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(2)
  })

  it('stores no answer to a submission that it forgot, and does not keep its supplier waiting for that', async () => {
    const { id } = await aHeldOrder()
    const order = (await orders.order(id))!
    const forgotten = { attemptId: randomUUID(), number: 7, order, serviceId: 101, costBrl: 1, isLast: true }
    const answer = { outcome: 'sent', upstreamOrderId: '7', answer: '{"order":7}' } as const
    await storeSubmission(orders.service.deps, forgotten, answer)
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready', upstreamOrderId: null })
  })

  it('parks an order with one review, though its submission is interrupted as well', async () => {
    await sent()
    const { id } = await aHeldOrder()
    const copy = await copyDatabase(orders.db)
    await release()
    await orders.becomes(id, { fulfilment: 'sent' })
    await copy.restore()
    const submitting = orders.db.updateTable('orders').set({ fulfilment: 'sending' }).where('id', '=', id)
    await submitting.set({ sendingSince: new Date() }).execute()
    wakeFence()
    await until(async () => (await orders.reviews(id)).length > 0)
    await submitting.set({ sendingSince: new Date(0) }).execute()
    orders.service.deps.wake('park-interrupted-submissions')
    await orders.becomes(id, { fulfilment: 'unknown' })
    const details = expect.objectContaining({ note: 'interrupted' })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'MAYBE_SENT_BEFORE_RESTORE', details }])
  })

  it('adds to the review of an order whose outcome was unknown already', async () => {
    await sent()
    await sandbox.smm({ failNext: { action: 'add', mode: '500', times: 1 } })
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'unknown' })
    const copy = await copyDatabase(orders.db)
    const again = { fulfilment: 'ready', submissionApprovedAt: new Date() } as const
    await orders.db.updateTable('orders').set(again).where('id', '=', id).execute()
    wakeSubmit()
    await orders.becomes(id, { fulfilment: 'sent' })
    await copy.restore()
    wakeFence()
    const isAdopted = async () =>
      (await orders.db.selectFrom('witnessedClaims').select('orderId').execute()).length > 0
    await until(isAdopted)
    const details = expect.objectContaining({ claimedAt: expect.any(String) })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', details }])
  })

  it('sends nothing twice though Redis is emptied as well', async () => {
    const copy = await copyDatabase(orders.db)
    const { id, link } = await sent()
    await orders.stop()
    await copy.restore()
    await client.flushall()
    await orders.replicate()
    await aPaidOrder(orders, { id, link })
    await orders.becomes(id, { fulfilment: 'unknown' })
    await expectSentOnce([link])
  })

  it('sends nothing twice though an operator had accepted, since the copy, that all witnesses lost their memory', async () => {
    await sent()
    const { id, link } = await aHeldOrder()
    const copy = await copyDatabase(orders.db)
    await release()
    await orders.becomes(id, { fulfilment: 'sent' })
    await loseAllMemory()
    await copy.restore()
    await release()
    await orders.becomes(id, { fulfilment: 'unknown' })
    await sent()
    await expectSentOnce([link])
  })

  it('sends nothing twice of what it lacks though an operator had accepted that all witnesses lost their memory', async () => {
    const chat = await openTestChat(orders)
    await sent()
    const copy = await copyDatabase(orders.db)
    const request = placeOrderMessage()
    await chat.place(request)
    const { pixCode } = await orders.card(request.orderId)
    await sandbox.pay(pixCode)
    await orders.becomes(request.orderId, { fulfilment: 'sent' })
    await until(async () => (await chat.unconfirmed()) === 0)
    await loseAllMemory()
    await copy.restore()
    wakeFence()
    await until(async () => {
      await orders.db
        .updateTable('payments')
        .set({ nextPollAt: sql<Date>`now()` })
        .where('state', '=', 'pending')
        .execute()
      const order = await orders.order(request.orderId)
      return order?.fulfilment === 'unknown' || order?.fulfilment === 'sent'
    })
    expect(await orders.order(request.orderId)).toMatchObject({ status: 'paid', fulfilment: 'unknown' })
    await expectSentOnce([request.link])
    await chat.close()
  })

  it('sends no order that was put on hold while its claim was witnessed', async () => {
    await sent()
    const [witness] = orders.service.deps.fence.witnesses
    const { record } = witness!
    witness!.record = async (claim, after) => {
      witness!.record = record
      const holdBefore = sql<Date>`now() + interval '1 second'`
      await orders.db.updateTable('submissionFence').set({ holdBefore }).execute()
      return record(claim, after)
    }
    const { id, link } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'unknown' })
    expect(await attempts(id)).toEqual(['held back: vetoed'])
    expect(await sandbox.ordersFor(link)).toEqual([])
  })

  it('keeps an order ready while a witness that must be heard does not answer', async () => {
    await sent()
    const copy = await copyDatabase(orders.db)
    await sent()
    breakJournal()
    const before = await countVerdicts('database-went-back')
    await copy.restore()
    const { id } = await aPaidOrder(orders)
    await until(async () => (await countVerdicts('database-went-back')) >= before + 2)
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready' })
    expect(await attempts(id)).toEqual(['held back: database-went-back'])
    mendJournal()
    await orders.becomes(id, { fulfilment: 'sent' })
  })
})
