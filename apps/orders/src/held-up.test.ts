import type { ChildProcess } from 'node:child_process'
import { sql } from 'kysely'
import { startProcess } from './test-process.ts'
import { end, freePort, type Sandbox, startSandbox, until } from './test-sandbox.ts'
import { aPaidOrder, openOrders, type OpenOrders } from './testing.ts'

let sandbox: Sandbox
let orders: OpenOrders
let child: ChildProcess
beforeAll(async () => {
  sandbox = await startSandbox()
  orders = await openOrders(sandbox)
  await orders.stop()
  child = await startProcess(orders, { ORDERS_PORT: String(await freePort()) })
})
afterAll(async () => {
  await end(child, 'SIGKILL')
  await orders?.close()
  await sandbox?.stop()
})

it('a process that stands still over a submission changes nothing when it goes on, and sends nothing again', async () => {
  await sandbox.smm({ balance: 1_000, latencyMs: 1_500, failNext: null, stepMs: 600_000 })
  const { id, link } = await aPaidOrder(orders)
  await orders.becomes(id, { fulfilment: 'sending' })
  child.kill('SIGSTOP')
  await until(async () => (await sandbox.ordersFor(link)).length > 0)
  await sandbox.smm({ latencyMs: 0 })
  // As if 90 s had gone by: another replica has parked it long since.
  await orders.db
    .updateTable('orders')
    .set({ sendingSince: sql<Date>`now() - interval '90 seconds'` })
    .where('id', '=', id)
    .execute()
  const other = await orders.replicate()
  other.deps.nudge('park-stuck')
  const parked = await orders.becomes(id, { fulfilment: 'unknown', status: 'paid' })
  const next = await aPaidOrder(orders)
  await orders.becomes(next.id, { fulfilment: 'sent' })

  child.kill('SIGCONT')
  const attempts = () =>
    orders.db.selectFrom('submissionAttempts').selectAll().where('orderId', '=', id).execute()
  const late = await until(async () => (await attempts()).find(({ answeredAt }) => answeredAt))
  const [placed, ...others] = await sandbox.ordersFor(link)
  expect(others).toEqual([])
  // The answer is kept for the person who decides; the order stays as it was.
  expect(late).toMatchObject({ outcome: 'unknown', upstreamOrderId: String(placed!.id) })
  expect(await orders.order(id)).toEqual(parked)
  expect(await attempts()).toHaveLength(1)
  expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])

  // It works on, like the other one.
  await orders.stop()
  const last = await aPaidOrder(orders)
  await orders.becomes(last.id, { fulfilment: 'sent' })
  expect(await sandbox.ordersFor(link)).toHaveLength(1)
}, 60_000)
