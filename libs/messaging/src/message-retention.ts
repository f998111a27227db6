import { type Kysely, sql } from 'kysely'
import type { MessagingLog } from './queue.ts'
import type { MessagingTables } from './tables.ts'

const hourMs = 60 * 60_000

/** Deletes delivered messages after 35 days and received ones after 40. A receiver restored from a backup of up to 35 days ago
 * asks for what it forgot, and every repeat must still find its inbox row. */
export function startMessageRetention(db: Kysely<MessagingTables>, log: MessagingLog) {
  const remove = () => deleteOld(db).catch((err) => log.error({ err }, 'old messages could not be removed'))
  const timer = setInterval(() => void remove(), hourMs)
  return { close: () => clearInterval(timer) }
}

async function deleteOld(db: Kysely<MessagingTables>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('deliveredAt', '<', sql<Date>`now() - interval '35 days'`)
    .execute()
  await db
    .deleteFrom('inbox')
    .where('receivedAt', '<', sql<Date>`now() - interval '40 days'`)
    .execute()
}
