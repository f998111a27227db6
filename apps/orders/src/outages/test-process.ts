import { spawn } from 'node:child_process'
import { mainOf } from '@smm/http-service/test-main'
import { until } from '@smm/http-service/test-until'
import type { OpenOrders } from '../testing/open-orders.ts'

/** The service as a process of its own, on the stores of `orders`, which itself may have stopped. */
export async function startProcess({ settings, port }: OpenOrders, more: Record<string, string> = {}) {
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))
  const started = spawn(process.execPath, [mainOf('orders')], {
    env: { ...env, PATH: process.env['PATH'], ...more },
    stdio: 'ignore',
  })
  const at = more['ORDERS_PORT'] ?? port
  await until(() =>
    fetch(`http://127.0.0.1:${at}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return started
}
