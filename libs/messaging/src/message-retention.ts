import type { Kysely } from 'kysely'
import { deleteOlderThan } from '@smm/database/delete-older-than'
import type { MessagingLog } from './queue.ts'
import type { MessagingTables } from './tables.ts'

const hourMs = 60 * 60_000

/**
 * Deletes delivered messages after 35 days and received ones after 40. A receiver restored from a backup of up to 35 days ago
 * asks for what it forgot, and every repeat must still find its inbox row.
 */
export function startMessageRetention(db: Kysely<MessagingTables>, log: MessagingLog) {
  const remove = () => deleteOld(db).catch((err) => log.error({ err }, 'old messages could not be removed'))
  let last = remove()
  const timer = setInterval(() => void (last = remove()), hourMs)
  return {
    close: () => {
      clearInterval(timer)
      return last
    },
  }
}

async function deleteOld(db: Kysely<MessagingTables>): Promise<void> {
  await deleteOlderThan(db, 'outbox', 'delivered_at', 35)
  await deleteOlderThan(db, 'inbox', 'received_at', 40)
}
