import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { encryptSupplierKey } from '@smm/http-service/suppliers/supplier-access'
import { wares } from './chat-side.ts'
import type { OurShop } from './open-shops.ts'

const secondId = 'second'

/** Sends both wares to the first supplier, or the second ware to a second one at `url`. */
export async function routeWares(
  databaseUrl: string,
  { url, keysSecret, suppliers }: { url: string; keysSecret: string; suppliers: 1 | 2 },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const key = encryptSupplierKey('bench', secondId, { SUPPLIER_KEYS_SECRET: keysSecret })
  try {
    await client.query('BEGIN')
    await client.query(
      'DELETE FROM suppliers; DELETE FROM routes; UPDATE catalogue_copy SET routing_version = 1',
    )
    const supplier = 'INSERT INTO suppliers VALUES ($1, $1, true, $2, $3, $4)'
    await client.query(supplier, [firstSupplierId, null, null, null])
    await client.query(supplier, [secondId, url, key, 1])
    for (const [at, { platform, serviceType }] of wares.entries()) {
      const to = suppliers === 2 && at === 1 ? secondId : firstSupplierId
      const route = `INSERT INTO routes VALUES ($1, $2, $3, 101, 'priority', 0, 10000000, NULL, NULL, 0)`
      await client.query(route, [platform, serviceType, to])
    }
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** Orders per second that are sent while so many wait, all of them paid. */
export async function timeSends(shop: OurShop, orders: number): Promise<number> {
  const placed = await Promise.all(Array.from({ length: orders }, () => shop.place(() => {})))
  for (const { sendWebhook } of placed) await sendWebhook()
  await Promise.all(placed.map(({ paid }) => paid))
  const [began, before] = [performance.now(), shop.sentAt().length]
  while (!shop.isAllSubmitted()) await pause(50)
  const sent = shop.sentAt()
  return ((sent.length - before) * 1_000) / (sent.at(-1)! - began)
}
