import { type QueryExecutorProvider, sql } from 'kysely'
import type { Envelope } from './envelope.ts'

/** Records a message in the transaction that handles it, and removes its dead letter. False when it was handled before. */
export async function recordReceived(
  trx: QueryExecutorProvider,
  { eventId, name }: Pick<Envelope, 'eventId' | 'name'>,
): Promise<boolean> {
  const { rows } = await sql`
    WITH received AS (
      INSERT INTO inbox (event_id, name) VALUES (${eventId}, ${name}) ON CONFLICT DO NOTHING RETURNING event_id
    ), resolved AS (
      DELETE FROM dead_letters WHERE event_id IN (SELECT event_id FROM received)
    )
    SELECT event_id FROM received`.execute(trx)
  return rows.length > 0
}
