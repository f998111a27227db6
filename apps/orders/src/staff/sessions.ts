import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { receivers } from '@smm/contracts/messages'
import { absoluteMs, idleMs, type StaffSession } from '@smm/http-service/staff-session'
import { say } from '@smm/messaging/outbox'
import type { Db, Trx } from '../tables.ts'

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

export type Account = { id: string; username: string }

/** A new session, with an id that nobody can guess; we keep only its hash. */
export async function startSession(trx: Trx, account: Account): Promise<StaffSession> {
  const now = Date.now()
  const session = {
    sessionId: randomBytes(32).toString('base64url'),
    username: account.username,
    idleEndsAt: now + idleMs,
    endsAt: now + absoluteMs,
  }
  await trx
    .insertInto('staffSessions')
    .values({ idHash: hashOf(session.sessionId), accountId: account.id, endsAt: new Date(session.endsAt) })
    .execute()
  return session
}

/** A session we do not know is as good as ended. */
export async function isSessionEnded(db: Db, sessionId: string): Promise<boolean> {
  const live = await db
    .selectFrom('staffSessions')
    .select('idHash')
    .where('idHash', '=', hashOf(sessionId))
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return live === undefined
}

/** Ends a session before its time and tells the services that check the cookie by themselves. */
export async function endSession(trx: Trx, { sessionId, endsAt }: StaffSession): Promise<void> {
  const ended = await trx
    .updateTable('staffSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('idHash', '=', hashOf(sessionId))
    .where('endedAt', 'is', null)
    .returning('idHash')
    .executeTakeFirst()
  if (!ended) return
  const news = { sessionId, expiresAt: new Date(endsAt).toISOString() }
  for (const receiver of receivers) {
    if (receiver !== 'orders') await say(trx, receiver, 'staff-session-ended', news)
  }
}
