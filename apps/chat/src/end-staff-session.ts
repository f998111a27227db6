import { type Kysely, sql } from 'kysely'
import type { Handler } from '@smm/messaging/receive'
import type { Tables } from './tables.ts'

/** A staff session was ended before its time: remembered until it would have ended by itself. */
export const endStaffSession: Handler<Tables, 'staff-session-ended'> = async (
  trx,
  { sessionId, expiresAt },
) => {
  await trx
    .insertInto('endedStaffSessions')
    .values({ sessionId, expiresAt: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .deleteFrom('endedStaffSessions')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
}

export async function isStaffSessionEnded(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const ended = await db
    .selectFrom('endedStaffSessions')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return ended !== undefined
}
