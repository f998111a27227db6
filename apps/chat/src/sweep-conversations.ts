import { type Kysely, sql } from 'kysely'
import type { MessagingLog } from '@smm/messaging/queue'
import { legal } from '@smm/site/legal'
import type { Tables } from './tables.ts'

const everyMs = 60 * 60_000
const atOnce = 500

/** How long a conversation is kept after the visitor was last there, as the privacy policy says; its visitor's cookie lives as long. */
export const keptDays = legal.conversationDays

/** Removes conversations that nobody needs any more, once an hour. */
export function startSweep(db: Kysely<Tables>, log: MessagingLog): { close: () => void } {
  const sweeping = setInterval(() => {
    sweepConversations(db).catch((err: unknown) =>
      log.error({ err }, 'old conversations could not be removed'),
    )
  }, everyMs)
  return { close: () => clearInterval(sweeping) }
}

export async function sweepConversations(db: Kysely<Tables>): Promise<void> {
  await removeSilent(db)
  while ((await removeOld(db)) === atOnce);
}

/** Opened and left without a word a week ago. */
const removeSilent = (db: Kysely<Tables>) =>
  db
    .deleteFrom('conversations')
    .where('lastSeq', '=', 0)
    .where('lastSeenAt', '<', sql<Date>`now() - interval '7 days'`)
    .execute()

/** With all that was said in it, unless an order still moves or somebody still works on a ticket. The orders' own rows stay. */
async function removeOld(db: Kysely<Tables>): Promise<number> {
  const longAgo = sql`now() - make_interval(days => ${sql.lit(keptDays)})`
  const { numAffectedRows = 0n } = await sql`
    WITH old AS (
      SELECT c.id FROM conversations c
      WHERE c.last_seen_at < ${longAgo}
        AND NOT EXISTS (SELECT FROM chat_orders o WHERE o.conversation_id = c.id AND o.changed_at >= ${longAgo})
        AND NOT EXISTS (SELECT FROM tickets t WHERE t.conversation_id = c.id AND t.status IN ('open', 'in_progress'))
      LIMIT ${sql.lit(atOnce)} FOR UPDATE SKIP LOCKED
    ), messages_of_old AS (DELETE FROM messages m USING old WHERE m.conversation_id = old.id
    ), orders_of_old AS (DELETE FROM chat_orders o USING old WHERE o.conversation_id = old.id
    ), tickets_of_old AS (DELETE FROM tickets t USING old WHERE t.conversation_id = old.id)
    DELETE FROM conversations c USING old WHERE c.id = old.id`.execute(db)
  return Number(numAffectedRows)
}
