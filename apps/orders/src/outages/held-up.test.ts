import type { ChildProcess } from 'node:child_process'
import { sql } from 'kysely'
import { freePort } from '@smm/database/test-port'
import { until } from '@smm/http-service/test-until'
import { startProcess } from '../testing/start-process.ts'
import { aReseller } from '../testing/fake-reseller.ts'
import { end, type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { aPaidOrder, openOrders, type OpenOrders } from '../testing/open-orders.ts'

let sandbox: Sandbox
let reseller: Awaited<ReturnType<typeof aReseller>>
let orders: OpenOrders
let child: ChildProcess
beforeAll(async () => {
  sandbox = await startSandbox()
  reseller = await aReseller()
  await reseller.open()
  orders = await openOrders(sandbox, { SMM_API_URL: reseller.url, SMM_ADD_TIMEOUT_MS: '60000' })
  await orders.stop()
  child = await startProcess(orders, { ORDERS_PORT: String(await freePort()) })
})
afterAll(async () => {
  await end(child, 'SIGKILL')
  await orders?.close()
  reseller?.close()
  await sandbox?.stop()
})

it('a process that stands still over a submission changes nothing when it goes on, and sends nothing again', async () => {
  const release = reseller.holdAnswers()
  const { id, link } = await aPaidOrder(orders)
  await until(async () => reseller.adds.has(link))
  child.kill('SIGSTOP')
  release()
  // As if 90 s had gone by: another replica has parked it long since.
  await orders.db
    .updateTable('orders')
    .set({ sendingSince: sql<Date>`now() - interval '90 seconds'` })
    .where('id', '=', id)
    .execute()
  const other = await orders.replicate()
  other.deps.wake('park-interrupted-submissions')
  const parked = await orders.becomes(id, { fulfilment: 'unknown', status: 'paid' })
  const next = await aPaidOrder(orders)
  await orders.becomes(next.id, { fulfilment: 'sent' })

  child.kill('SIGCONT')
  const attempts = () =>
    orders.db.selectFrom('submissionAttempts').selectAll().where('orderId', '=', id).execute()
  const late = await until(async () => (await attempts()).find(({ answeredAt }) => answeredAt))
  expect(reseller.adds.get(link)).toBe(1)
  // The answer is kept for the person who decides; the order stays as it was.
  expect(late).toMatchObject({ outcome: 'unknown', upstreamOrderId: '1001' })
  expect(await orders.order(id)).toEqual(parked)
  expect(await attempts()).toHaveLength(1)
  expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])

  // It works on, like the other one.
  await orders.stop()
  const last = await aPaidOrder(orders)
  await orders.becomes(last.id, { fulfilment: 'sent' })
  expect(reseller.adds.get(link)).toBe(1)
})
