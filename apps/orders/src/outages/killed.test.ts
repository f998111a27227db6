import { Queue } from 'bullmq'
import { sql } from 'kysely'
import { redisOptions } from '@smm/messaging/open-redis'
import { prefixOf, queueFrom } from '@smm/messaging/queue'
import { until } from '@smm/http-service/test-until'
import { placeOrderMessage, webhookPath } from '../testing/open-orders.ts'
import {
  endLeases,
  kill,
  openKillableForThisFile,
  orders,
  proxy,
  sandbox,
  startAgain,
} from '../testing/killable-orders.ts'
import type { Moment } from '../testing/postgres-proxy.ts'

openKillableForThisFile()

const chargesOf = async (orderId: string) => {
  const { txid } = (await orders.payment(orderId))!
  return (await sandbox.charges()).filter((charge) => charge.txid === txid)
}
async function anIssuedOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode }
}

describe('killed while the charge is made', () => {
  it.each([
    ['before the bank is asked', 'committed', 0],
    ['when the bank has made it and before it is stored', 'before', 1],
  ] as const)('%s: the bank has one charge in the end', async (_when, moment: Moment, made) => {
    const statement = made ? /update "?payments"? set "?state"?/i : /insert into "?orders"?/i
    const request = placeOrderMessage()
    const before = (await sandbox.charges()).length
    const struck = proxy.strikeAt(moment, statement, kill)
    await orders.send('place-order', request)
    await struck
    await until(() => orders.payment(request.orderId))
    expect(await chargesOf(request.orderId)).toHaveLength(made)
    await startAgain()
    await endLeases()
    await orders.card(request.orderId)
    expect(await chargesOf(request.orderId)).toHaveLength(1)
    // Nor is there another one, under a name that we forgot.
    expect(await sandbox.charges()).toHaveLength(before + 1)
  })
})

describe('killed while money comes in', () => {
  it.each([
    ['with the webhook in hand', 'before', /insert into "?webhook_hints"?/i],
    ['with the webhook stored and not answered', 'done', /insert into "?webhook_hints"?/i],
    ['with the money taken in and nobody told', 'committed', /insert into "?pix_receipts"?/i],
  ] as const)('%s: it is credited once and the order is sent once', async (_when, moment, statement) => {
    const { orderId, pixCode, link } = await anIssuedOrder()
    const struck = proxy.strikeAt(moment, statement, kill)
    await sandbox.pay(pixCode)
    await struck
    await startAgain()
    await endLeases()
    await orders.becomes(orderId, { fulfilment: 'sent' })
    expect(await orders.ledger(orderId)).toHaveLength(2)
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
    const { txid } = (await orders.payment(orderId))!
    const [paid] = (await chargesOf(orderId)) as unknown as [{ pix: object[] }]
    const again = { pix: [{ ...paid.pix[0], txid }] }
    const address = `http://127.0.0.1:${orders.port}${webhookPath}/pix?hmac=${'w'.repeat(24)}&ignorar=`
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(again) })
    expect(answer.status).toBe(200)
    expect(await orders.ledger(orderId)).toHaveLength(2)
  })
})

/** Looked at every five seconds, what is parked after this long is parked within a minute. */
const lateBy50Seconds = (orderId: string) =>
  orders.db
    .updateTable('orders')
    .set({ sendingSince: sql<Date>`now() - interval '51 seconds'` })
    .where('id', '=', orderId)
    .execute()

describe('killed while the order is sent', () => {
  it.each([
    ['claimed, and not a byte has left', 'committed', /insert into "?submission_attempts"?/i, 0],
    ['placed over there, and the answer not stored', 'before', /update "?submission_attempts"?/i, 1],
  ] as const)('%s: it is parked, and sent by nobody', async (_when, moment, statement, placed) => {
    const { orderId, pixCode, link } = await anIssuedOrder()
    const struck = proxy.strikeAt(moment, statement, kill)
    await sandbox.pay(pixCode)
    await struck
    await lateBy50Seconds(orderId)
    await startAgain()
    await orders.becomes(orderId, { fulfilment: 'unknown', status: 'paid' })
    expect(await sandbox.ordersFor(link)).toHaveLength(placed)
    expect(await orders.reviews(orderId)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])
    const next = await anIssuedOrder()
    await sandbox.pay(next.pixCode)
    await orders.becomes(next.orderId, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(placed)
  })

  it('stored, and nobody told: the chat is told once', async () => {
    const { orderId, pixCode, link } = await anIssuedOrder()
    const struck = proxy.strikeAt('committed', /update "?submission_attempts"?/i, kill)
    await sandbox.pay(pixCode)
    await struck
    expect(await orders.order(orderId)).toMatchObject({ fulfilment: 'sent', status: 'processing' })
    await startAgain()
    await endLeases()
    const told = () => waitingForChat(orderId)
    await until(async () => (await told()).includes('order-status-changed'))
    await endLeases()
    await until(async () => (await minAttempts(orderId)) > 1)
    expect((await told()).sort()).toEqual(['order-status-changed', 'payment-confirmed', 'pix-issued'])
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })
})

/** The names of an order's messages in the queue of the chat. */
async function waitingForChat(orderId: string): Promise<string[]> {
  const redis = { url: orders.config.REDIS_URL, namespace: orders.config.REDIS_NAMESPACE }
  const queue = new Queue(queueFrom('orders', 'chat'), {
    prefix: prefixOf(redis, 'chat'),
    connection: redisOptions(redis.url),
  })
  const jobs = await queue.getJobs()
  await queue.close()
  const envelopes = jobs.flatMap((job) => job?.data.envelopes ?? job?.data ?? [])
  return envelopes.filter(({ payload }) => payload?.orderId === orderId).map(({ name }) => name)
}

async function minAttempts(orderId: string): Promise<number> {
  const { rows } = await sql<{ least: number }>`
    SELECT min(attempts) AS least FROM outbox WHERE payload->>'orderId' = ${orderId}`.execute(orders.db)
  return rows[0]!.least
}
