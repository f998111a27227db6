import { type QueryExecutorProvider, sql } from 'kysely'
import type { Envelope } from './envelope.ts'

const maxErrorLength = 500

/** Records a message that could not be handled; its row is removed when a later attempt succeeds. */
export async function recordDeadLetter(
  db: QueryExecutorProvider,
  { eventId, name }: Pick<Envelope, 'eventId' | 'name'>,
  error: Error,
): Promise<void> {
  await sql`
    INSERT INTO dead_letters (event_id, name, error)
    SELECT ${eventId}::uuid, ${name}, ${error.message.slice(0, maxErrorLength)}
    WHERE NOT EXISTS (SELECT FROM inbox WHERE event_id = ${eventId})
    ON CONFLICT (event_id) DO UPDATE
    SET error = excluded.error, times = dead_letters.times + 1, last_at = now()`.execute(db)
}
