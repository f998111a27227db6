import { type QueryExecutorProvider, sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'

/**
 * A service's copy of the staff sessions that were ended early, in its table of `session_id` and `expires_at`. A row is
 * deleted when its session would have expired anyway.
 */
export function endedSessions(tableName: string) {
  const table = sql.table(tableName)
  return {
    /** Handles `staff-session-ended`; idempotent. */
    async remember(trx: QueryExecutorProvider, { sessionId, expiresAt }: Message<'staff-session-ended'>) {
      await sql`INSERT INTO ${table} (session_id, expires_at) VALUES (${sessionId}, ${expiresAt}) ON CONFLICT DO NOTHING`.execute(
        trx,
      )
      await sql`DELETE FROM ${table} WHERE expires_at < now()`.execute(trx)
    },
    async has(db: QueryExecutorProvider, sessionId: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM ${table} WHERE session_id = ${sessionId}`.execute(db)
      return rows.length > 0
    },
  }
}
