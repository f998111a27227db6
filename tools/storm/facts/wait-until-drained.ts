import { setTimeout as pause } from 'node:timers/promises'
import { queryDatabase } from './query-database.ts'
import type { Databases } from '../fleet/start-fleet.ts'

const timeoutSeconds = 120

/** Seconds until every message enqueued before now is confirmed; later ones do not count. */
export async function waitUntilDrained({ stores }: { stores: Databases }): Promise<number> {
  const began = Date.now()
  const before = new Date(began).toISOString()
  const isDrained = async (database: string) => {
    const waiting = `SELECT 1 FROM outbox WHERE delivered_at IS NULL AND created_at < '${before}' LIMIT 1`
    return (await queryDatabase(stores.superuserUrl(database), waiting)).length === 0
  }
  for (;;) {
    const seconds = (Date.now() - began) / 1000
    const drained = await Promise.all(['chat', 'orders', 'catalogue'].map(isDrained))
    if (drained.every(Boolean) || seconds > timeoutSeconds) return seconds
    await pause(250)
  }
}
