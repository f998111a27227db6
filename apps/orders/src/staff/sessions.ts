import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { receivers } from '@smm/contracts/messages'
import { absoluteMs, idleMs, type StaffSession } from '@smm/http-service/staff-session'
import { say } from '@smm/messaging/outbox'
import type { Db, Trx } from '../tables.ts'

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

/** What is kept of a session names it only together with the secret, so a copy of the rows opens nothing. */
const sessionIdOf = (nonce: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-session:${nonce}`).digest('base64url')

export type Account = { id: string; username: string }

/** A new session, with an id that nobody can guess. */
export async function startSession(trx: Trx, account: Account, secret: string): Promise<StaffSession> {
  const now = Date.now()
  const nonce = randomBytes(32).toString('base64url')
  const session = {
    sessionId: sessionIdOf(nonce, secret),
    username: account.username,
    idleEndsAt: now + idleMs,
    endsAt: now + absoluteMs,
  }
  await trx
    .insertInto('staffSessions')
    .values({
      idHash: hashOf(session.sessionId),
      nonce,
      accountId: account.id,
      endsAt: new Date(session.endsAt),
    })
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
  if (ended) await tellOthers(trx, sessionId, new Date(endsAt))
}

/** Ends every session of an account, everywhere. */
export async function endSessionsOf(trx: Trx, accountId: string, secret: string): Promise<void> {
  const ended = await trx
    .updateTable('staffSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .returning(['nonce', 'endsAt'])
    .execute()
  for (const { nonce, endsAt } of ended)
    if (nonce && endsAt.getTime() > Date.now()) await tellOthers(trx, sessionIdOf(nonce, secret), endsAt)
}

async function tellOthers(trx: Trx, sessionId: string, endsAt: Date): Promise<void> {
  const news = { sessionId, expiresAt: endsAt.toISOString() }
  for (const receiver of receivers)
    if (receiver !== 'orders') await say(trx, receiver, 'staff-session-ended', news)
}
