import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage, webhookPath } from '../testing/open-orders.ts'

openForThisFile()

type AtBank = { txid: string; pixCode: string; pix?: Array<{ endToEndId: string; valor: string }> }
const atBank = async (txid: string) =>
  until(async () => ((await sandbox.charges()) as unknown as AtBank[]).find((charge) => charge.txid === txid))

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

/** An order whose charge the bank has made and been paid for, before the answer to it was stored. */
async function aPaidChargeNotStored() {
  await sandbox.bank({ webhooks: 'off', failNext: { action: 'put-cob', mode: '500-after' } })
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const payment = await until(async () => {
    const row = await orders.payment(request.orderId)
    return row?.issueAttempts === 1 && row
  })
  const { pixCode } = await atBank(payment.txid)
  await orders.db.updateTable('payments').set({ nextIssueAt: null }).where('id', '=', payment.id).execute()
  await sandbox.pay(pixCode)
  const { endToEndId, valor } = (await atBank(payment.txid)).pix![0]!
  return {
    ...request,
    payment,
    pix: { endToEndId, valor, txid: payment.txid, horario: new Date().toISOString() },
  }
}
type Paid = Awaited<ReturnType<typeof aPaidChargeNotStored>>

/** The bank gives it all back, of its own. */
async function giveBack({ pix: { endToEndId, valor } }: Paid, amount = valor) {
  const client = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`
  const asJson = { 'content-type': 'application/json' }
  const granted = await fetch(`${sandbox.base}/bank/oauth/token`, {
    method: 'POST',
    headers: { ...asJson, authorization: client },
    body: JSON.stringify({ grant_type: 'client_credentials' }),
  })
  const { access_token } = (await granted.json()) as { access_token: string }
  const answer = await fetch(`${sandbox.base}/bank/v2/pix/${endToEndId}/devolucao/d1`, {
    method: 'PUT',
    headers: { ...asJson, authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ valor: amount }),
  })
  expect(answer.status).toBe(201)
}

const now = sql<Date>`now()`
const tell = async (pix: object) => {
  const url = `http://127.0.0.1:${orders.port}${webhookPath}/pix?hmac=${'w'.repeat(24)}&ignorar=`
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ pix: [pix] }) })
  expect(answer.status).toBe(200)
}
const change = ({ payment }: Paid, set: object) =>
  orders.db.updateTable('payments').set(set).where('id', '=', payment.id).execute()
/** The bank was asked about it, and nothing of it is due. */
const isSettled = ({ payment }: Paid) =>
  until(async () => {
    const row = await orders.payment(payment.orderId)
    return row && (row.nextPollAt === null || row.polls > 0)
  })

/** The events of such a payment, which may arrive in any order. */
const news: Record<string, (paid: Paid) => Promise<unknown>> = {
  'the charge is stored': async (paid) => {
    await change(paid, { nextIssueAt: now })
    orders.service.deps.wake('issue-charges')
    await until(async () => {
      const row = await orders.payment(paid.orderId)
      return row?.state !== 'to-issue'
    })
  },
  'paid is told': async (paid) => {
    await tell(paid.pix)
    await isSettled(paid)
  },
  'returned is told': async (paid) => {
    const refund = { id: 'd1', valor: paid.pix.valor, status: 'DEVOLVIDO' }
    await tell({ ...paid.pix, devolucoes: [refund] })
    await isSettled(paid)
  },
  'the bank is asked': async (paid) => {
    await change(paid, { nextPollAt: now, polls: 0 })
    orders.service.deps.wake('poll-charges')
    await isSettled(paid)
  },
}

/** How it ends when the news come in this order. */
async function endOf(
  order: string[],
  prepare: (paid: Paid) => Promise<void>,
  isOver: (paid: Paid) => Promise<unknown>,
) {
  const paid = await aPaidChargeNotStored()
  await prepare(paid)
  for (const one of order) await news[one]!(paid)
  await isOver(paid)
  const [row, payment] = [await orders.order(paid.orderId), await orders.payment(paid.orderId)]
  const ledger = (await orders.ledger(paid.orderId)).map(
    ({ account, amountCents }) => `${account} ${amountCents}`,
  )
  const reviews = (await orders.reviews(paid.orderId)).map(({ reason }) => reason)
  const upstream = (await sandbox.ordersFor(paid.link)).length
  const { state } = payment!
  return JSON.stringify({
    status: row!.status,
    fulfilment: row!.fulfilment,
    state,
    ledger: ledger.sort(),
    reviews,
    upstream,
  })
}
async function endsOf(...how: [(paid: Paid) => Promise<void>, (paid: Paid) => Promise<unknown>]) {
  const all = permutations(Object.keys(news))
  expect(all).toHaveLength(24)
  const ends = new Set<string>()
  for (const order of all) ends.add(await endOf(order, ...how))
  return [...ends].map((end) => JSON.parse(end) as object)
}
/** The comparison with the bank's list would find what was paid before the news of it. */
const withoutSweeps = () =>
  orders.db
    .insertInto('lastRuns')
    .values({ name: 'sweep-minutes', at: sql<Date>`now() + interval '1 hour'` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: sql<Date>`excluded.at` }))
    .execute()
beforeEach(async () => {
  await withoutSweeps()
  await sandbox.bank({ failNext: null, refundMs: 0 })
  await sandbox.smm({ balance: 10_000, stepMs: 600_000, failNext: null })
})

it('what is paid comes to the same in all 24 orders of its news, and a return that only a notice tells changes nothing', async () => {
  const sent = (paid: Paid) => orders.becomes(paid.orderId, { fulfilment: 'sent' })
  expect(await endsOf(async () => {}, sent)).toEqual([
    {
      ...{ status: 'processing', fulfilment: 'sent', state: 'confirmed' },
      ...{ ledger: ['bank 4500', 'sales -4500'], reviews: [], upstream: 1 },
    },
  ])
})

it('what the bank has given back meanwhile is not delivered, in any of the 24', async () => {
  expect(await endsOf(giveBack, async () => {})).toEqual([
    { status: 'pending', fulfilment: 'waiting', state: 'pending', ledger: [], reviews: [], upstream: 0 },
  ])
})

it('of what the bank has given back in part the rest waits for the administrator', async () => {
  const paid = await aPaidChargeNotStored()
  await giveBack(paid, '10.00')
  await news['paid is told']!(paid)
  expect(await orders.reviews(paid.orderId)).toMatchObject([
    { reason: 'AMOUNT_MISMATCH', details: { amountCents: 3_500, expectedCents: 4_500 } },
  ])
  expect(await sandbox.ordersFor(paid.link)).toEqual([])
})
