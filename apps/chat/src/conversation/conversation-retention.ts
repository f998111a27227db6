import { sql } from 'kysely'
import type { MessagingLog } from '@smm/messaging/queue'
import { legal } from '@smm/site/legal'
import { deleteConversations, deleteForgotten } from '../rights/delete-conversations.ts'
import { deleteOldAccesses } from '../rights/record-access.ts'
import type { Db } from '../tables.ts'

const everyMs = 60 * 60_000
const batchSize = 500

/** Days since the visitor was last seen, as the privacy policy promises. The visitor's cookie lives as long. */
export const retentionDays = legal.conversationDays

/** Deletes what is no longer kept, at the start and once an hour. */
export function startRetention(db: Db, log: MessagingLog): { close: () => void } {
  const run = () => {
    for (const work of [deleteExpiredConversations, deleteForgotten, deleteOldAccesses])
      work(db).catch((err: unknown) => log.error({ err, work: work.name }, 'expired rows were not deleted'))
  }
  run()
  const timer = setInterval(run, everyMs)
  return { close: () => clearInterval(timer) }
}

export async function deleteExpiredConversations(db: Db): Promise<void> {
  await deleteEmpty(db)
  while ((await deleteBatch(db)) === batchSize);
}

// Conversations that were opened and left without a message are kept for a week.
const deleteEmpty = (db: Db) =>
  db
    .deleteFrom('conversations')
    .where('lastSeq', '=', 0)
    .where('lastSeenAt', '<', sql<Date>`now() - interval '7 days'`)
    .execute()

const expiry = sql`now() - make_interval(days => ${sql.lit(retentionDays)})`

// A conversation stays while one of its orders changed within the retention period or a ticket is open.
const deleteBatch = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT c.id FROM conversations c
      WHERE c.last_seen_at < ${expiry}
        AND NOT EXISTS (SELECT FROM chat_orders o WHERE o.conversation_id = c.id AND o.changed_at >= ${expiry})
        AND NOT EXISTS (SELECT FROM tickets t WHERE t.conversation_id = c.id AND t.status IN ('open', 'in_progress'))
      LIMIT ${sql.lit(batchSize)} FOR UPDATE SKIP LOCKED`.execute(trx)
    const ids = rows.map(({ id }) => id)
    await deleteConversations(trx, ids)
    return ids.length
  })
