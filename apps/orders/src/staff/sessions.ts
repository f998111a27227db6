import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { receivers } from '@smm/contracts/messages'
import { absoluteMs, idleMs, type StaffSession } from '@smm/http-service/staff-session'
import { say } from '@smm/messaging/outbox'
import type { Db, Trx } from '../tables.ts'

const seenEveryMs = 5 * 60_000
const longestDevice = 300

export const hashOfSession = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

/** What is kept of a session names it only together with the secret, so a copy of the rows opens nothing. */
const sessionIdOf = (nonce: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-session:${nonce}`).digest('base64url')

export type Account = { id: string; username: string }
/** Where somebody signs in from. */
export type Origin = { address: string; device: string | undefined }

/** A new session, with an id that nobody can guess. */
export async function startSession(
  trx: Trx,
  account: Account,
  secret: string,
  { address, device }: Origin,
): Promise<StaffSession> {
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
      idHash: hashOfSession(session.sessionId),
      nonce,
      accountId: account.id,
      address,
      device: device?.slice(0, longestDevice) ?? null,
      endsAt: new Date(session.endsAt),
    })
    .execute()
  return session
}

/** A session we do not know is as good as ended. One that is alive is noted as seen, now and then. */
export async function isSessionEnded(db: Db, sessionId: string): Promise<boolean> {
  const idHash = hashOfSession(sessionId)
  const live = await db
    .selectFrom('staffSessions')
    .select('lastSeenAt')
    .where('idHash', '=', idHash)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  if (live && Date.now() - live.lastSeenAt.getTime() > seenEveryMs) {
    await db
      .updateTable('staffSessions')
      .set({ lastSeenAt: sql<Date>`now()` })
      .where('idHash', '=', idHash)
      .execute()
  }
  return live === undefined
}

/** Ends a session before its time and tells the services that check the cookie by themselves. */
export async function endSession(trx: Trx, { sessionId, endsAt }: StaffSession): Promise<void> {
  const ended = await trx
    .updateTable('staffSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('idHash', '=', hashOfSession(sessionId))
    .where('endedAt', 'is', null)
    .returning('idHash')
    .executeTakeFirst()
  if (ended) await tellOthers(trx, sessionId, new Date(endsAt))
}

type Which = { accountId?: string; idHash?: string; butIdHash?: string }

/** Ends the sessions that are meant, everywhere. Answers whose they were. */
export async function endSessions(trx: Trx, which: Which, secret: string): Promise<string[]> {
  const ended = await trx
    .updateTable('staffSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('endedAt', 'is', null)
    .$if(which.accountId !== undefined, (query) => query.where('accountId', '=', which.accountId!))
    .$if(which.idHash !== undefined, (query) => query.where('idHash', '=', which.idHash!))
    .$if(which.butIdHash !== undefined, (query) => query.where('idHash', '!=', which.butIdHash!))
    .returning(['accountId', 'nonce', 'endsAt'])
    .execute()
  for (const { nonce, endsAt } of ended)
    if (nonce && endsAt.getTime() > Date.now()) await tellOthers(trx, sessionIdOf(nonce, secret), endsAt)
  return ended.map(({ accountId }) => accountId)
}

async function tellOthers(trx: Trx, sessionId: string, endsAt: Date): Promise<void> {
  const news = { sessionId, expiresAt: endsAt.toISOString() }
  for (const receiver of receivers)
    if (receiver !== 'orders') await say(trx, receiver, 'staff-session-ended', news)
}
