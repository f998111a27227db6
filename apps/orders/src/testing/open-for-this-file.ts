import { type Sandbox, startSandbox } from './start-sandbox.ts'
import { openOrders, type OpenOrders } from './open-orders.ts'

/** The service under test and the bank and reseller around it, from a file's first test to its last. */
export let orders: OpenOrders
export let sandbox: Sandbox

export function openForThisFile(settings: Record<string, string> = {}) {
  beforeAll(async () => {
    sandbox = await startSandbox()
    orders = await openOrders(sandbox, settings)
  })
  afterAll(async () => {
    await orders?.close()
    await sandbox?.stop()
  })
}
