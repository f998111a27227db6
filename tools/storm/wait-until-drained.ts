import { setTimeout as pause } from 'node:timers/promises'
import { askDatabase } from './ask-database.ts'
import type { Fleet } from './start-fleet.ts'

const longestSeconds = 120

/** Seconds until all that was said before now has been confirmed; what is said meanwhile does not count. */
export async function waitUntilDrained({ stores }: Fleet): Promise<number> {
  const began = Date.now()
  const before = new Date(began).toISOString()
  const isDrained = async (database: string) => {
    const waiting = `SELECT 1 FROM outbox WHERE delivered_at IS NULL AND created_at < '${before}' LIMIT 1`
    return (await askDatabase(stores.superuserUrl(database), waiting)).length === 0
  }
  for (;;) {
    const seconds = (Date.now() - began) / 1000
    const drained = await Promise.all(['chat', 'orders', 'catalogue'].map(isDrained))
    if (drained.every(Boolean) || seconds > longestSeconds) return seconds
    await pause(250)
  }
}
