import { publishAgainSince, recoverOrdersSince } from '../operate/backup-moment.mjs'
import { queryDatabase } from '../storm/facts/query-database.ts'
import type { Figures } from '../storm/restores/judge-round.ts'
import { placeOrders } from '../storm/restores/place-orders.ts'
import { settle, waitUntilOneIsSent } from '../storm/restores/run-round.ts'
import type { SandboxControl } from '../storm/sandbox-control.ts'
import type { FleetInThrees } from './strikes.ts'

const marginMs = 10_000

/**
 * Without synchronous standbys a promotion loses what the primary acknowledged last, as a restore does: what had left for the
 * reseller must not leave again. Then the steps that follow a restore.
 */
export async function loseTail(
  fleet: FleetInThrees,
  outside: SandboxControl,
  orders: number,
): Promise<Figures> {
  const { postgres, superuserUrl } = fleet.stores
  await postgres.confirmBy(0)
  const load = { url: fleet.url, outside, orders, paid: () => {} }
  await placeOrders({ ...load, name: 'antes' })
  const cutAt = new Date(Date.now() - marginMs)
  await postgres.cutStandbys()
  await placeOrders({ ...load, name: 'cauda' })
  await waitUntilOneIsSent(outside, 'restauro.cauda.')
  await postgres.kill(postgres.primary())
  await postgres.promote()
  const execute = (database: string, statement: string) => queryDatabase(superuserUrl(database), statement)
  for (const database of ['chat', 'orders', 'catalogue']) await execute(database, publishAgainSince(cutAt))
  await execute('orders', recoverOrdersSince(cutAt))
  return settle(fleet, outside)
}
