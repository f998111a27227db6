import { type QueryExecutorProvider, sql } from 'kysely'
import type { Envelope } from './envelope.ts'

/** SQL of a mutex per conversation, across replicas, until the transaction ends. Null takes none. */
export const conversationLock = (conversationId: string | null) =>
  sql`pg_advisory_xact_lock(hashtextextended(${conversationId}::text, 0))`

/**
 * Records the message in the inbox, removes its dead letter and locks its conversation: the next statement sees what the
 * message before it stored. False when it was handled before.
 */
export async function recordReceived(
  trx: QueryExecutorProvider,
  { eventId, name }: Pick<Envelope, 'eventId' | 'name'>,
  conversationId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    WITH received AS (
      INSERT INTO inbox (event_id, name) VALUES (${eventId}, ${name}) ON CONFLICT DO NOTHING RETURNING event_id
    ), resolved AS (
      DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM received)
    )
    SELECT ${conversationLock(conversationId)} FROM received`.execute(trx)
  return rows.length > 0
}
