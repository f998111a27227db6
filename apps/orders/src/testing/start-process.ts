import { spawnService } from '@smm/http-service/test-process'
import { until } from '@smm/http-service/test-until'
import type { OpenOrders } from './open-orders.ts'

/** The service as a process of its own, on the stores of `orders`, which itself may have stopped. */
export async function startProcess({ config, port }: OpenOrders, more: Record<string, string> = {}) {
  const started = spawnService('orders', { ...config, ...more }, 'ignore')
  const at = more['ORDERS_PORT'] ?? port
  await until(() =>
    fetch(`http://127.0.0.1:${at}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return started
}
