import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { receivers } from '@smm/contracts/messages'
import { absoluteMs, idleMs, proofMs, type StaffSession } from '@smm/http-service/staff/staff-session'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Config } from '../config.ts'
import type { Db, Trx } from '../tables.ts'
import { demandsSecondStep } from './second-step/demands-second-step.ts'
import type { AccountRow } from './staff-tables.ts'

const touchEveryMs = 5 * 60_000
const maxDeviceLength = 300

export const hashOfSession = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

/** A row plus the secret of the settings make the session id, so a copy of the rows opens no session. */
const sessionIdOf = (nonce: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-session:${nonce}`).digest('base64url')

type SessionSettings = Pick<Config, 'STAFF_SESSION_SECRET' | 'SECOND_STEP_ROLES'>
/** Address and user agent of a sign-in. */
export type SessionOrigin = { address: string; device: string | undefined }

/** Starts a session with an unguessable id. */
export async function startSession(
  trx: Trx,
  account: Pick<AccountRow, 'id' | 'username' | 'role' | 'secondStep'>,
  config: SessionSettings,
  { address, device }: SessionOrigin,
): Promise<StaffSession> {
  const { id: accountId, username, role, secondStep } = account
  const now = Date.now()
  const nonce = randomBytes(32).toString('base64url')
  const session = {
    sessionId: sessionIdOf(nonce, config.STAFF_SESSION_SECRET),
    username,
    role,
    idleEndsAt: now + idleMs,
    endsAt: now + absoluteMs,
    provenUntil: now + proofMs,
    ...(secondStep === null && demandsSecondStep(role, config) && { isEnrolling: true as const }),
  }
  await trx
    .insertInto('staffSessions')
    .values({
      idHash: hashOfSession(session.sessionId),
      nonce,
      accountId,
      role,
      address,
      device: device?.slice(0, maxDeviceLength) ?? null,
      endsAt: new Date(session.endsAt),
    })
    .execute()
  return session
}

/** An unknown session counts as revoked. A live one has `last_seen_at` updated at most every 5 minutes. */
export async function isSessionRevoked(db: Db, sessionId: string): Promise<boolean> {
  const idHash = hashOfSession(sessionId)
  const live = await db
    .selectFrom('staffSessions')
    .select('lastSeenAt')
    .where('idHash', '=', idHash)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  if (live && Date.now() - live.lastSeenAt.getTime() > touchEveryMs) {
    await db
      .updateTable('staffSessions')
      .set({ lastSeenAt: sql<Date>`now()` })
      .where('idHash', '=', idHash)
      .execute()
  }
  return live === undefined
}

/** Revokes a session and informs the services that verify the cookie on their own. */
export async function revokeSession(trx: Trx, { sessionId, endsAt }: StaffSession): Promise<void> {
  const revoked = await trx
    .updateTable('staffSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('idHash', '=', hashOfSession(sessionId))
    .where('endedAt', 'is', null)
    .returning('idHash')
    .executeTakeFirst()
  if (revoked) await enqueueRevocation(trx, sessionId, new Date(endsAt))
}

type SessionFilter = { accountId?: string; idHash?: string; exceptIdHash?: string }

/** Revokes the matching sessions in every service. Returns the account ids of their owners. */
export async function revokeSessions(trx: Trx, filter: SessionFilter, secret: string): Promise<string[]> {
  const { accountId, idHash, exceptIdHash } = filter
  let query = trx
    .updateTable('staffSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('endedAt', 'is', null)
  if (accountId !== undefined) query = query.where('accountId', '=', accountId)
  if (idHash !== undefined) query = query.where('idHash', '=', idHash)
  if (exceptIdHash !== undefined) query = query.where('idHash', '!=', exceptIdHash)
  const revoked = await query.returning(['accountId', 'nonce', 'endsAt']).execute()
  for (const { nonce, endsAt } of revoked)
    if (nonce && endsAt.getTime() > Date.now())
      await enqueueRevocation(trx, sessionIdOf(nonce, secret), endsAt)
  return revoked.map(({ accountId }) => accountId)
}

async function enqueueRevocation(trx: Trx, sessionId: string, endsAt: Date): Promise<void> {
  const message = { sessionId, expiresAt: endsAt.toISOString() }
  for (const receiver of receivers)
    if (receiver !== 'orders') await enqueueMessage(trx, receiver, 'staff-session-ended', message)
}
