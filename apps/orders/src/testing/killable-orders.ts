import type { ChildProcess } from 'node:child_process'
import { sql } from 'kysely'
import { end, type Sandbox, startSandbox } from './start-sandbox.ts'
import { openOrders, type OpenOrders } from './open-orders.ts'
import { openPostgresProxy, type PostgresProxy } from './postgres-proxy.ts'
import { startProcess } from './start-process.ts'

export let sandbox: Sandbox
/** The stores and the reading side; the service itself is a process of its own, a new one for each test. */
export let orders: OpenOrders
/** Stands between the process and its database. */
export let proxy: PostgresProxy
let child: ChildProcess

const start = async () => {
  child = await startProcess(orders, { ORDERS_DATABASE_URL: proxy.url })
}

export function openKillableForThisFile() {
  beforeAll(async () => {
    sandbox = await startSandbox()
    orders = await openOrders(sandbox)
    await orders.stop()
    proxy = await openPostgresProxy(orders.config.ORDERS_DATABASE_URL)
  })
  beforeEach(async () => {
    await sandbox.bank({ failNext: null, webhooks: 'on' })
    await sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 600_000 })
    await start()
  })
  afterEach(() => end(child, 'SIGKILL'))
  afterAll(async () => {
    await proxy?.close()
    await orders?.close()
    await sandbox?.stop()
  })
}

export const kill = () => child.kill('SIGKILL')

export async function startAgain() {
  await end(child, 'SIGKILL')
  await start()
}

/** Ends the leases of the process that died, which would end within half a minute. */
export async function endLeases() {
  const now = sql<Date>`now()`
  await orders.db.updateTable('payments').set({ nextIssueAt: now }).where('state', '=', 'to-issue').execute()
  await orders.db.updateTable('payments').set({ nextPollAt: now }).where('state', '=', 'pending').execute()
  await orders.db.updateTable('outbox').set({ nextAttemptAt: now }).execute()
}
