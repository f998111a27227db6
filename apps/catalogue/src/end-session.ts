import { sql } from 'kysely'
import type { Handler } from '@smm/messaging/receive'
import type { Tables } from './tables.ts'

/** Remembers that nobody accepts this session any more, for as long as its cookie could still be shown. */
export const endSession: Handler<Tables, 'staff-session-ended'> = async (trx, { sessionId, expiresAt }) => {
  await trx
    .deleteFrom('endedSessions')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
  await trx
    .insertInto('endedSessions')
    .values({ sessionId, expiresAt: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
