import { ownerOnly } from '@smm/contracts/access'
import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { checkAccess } from '@smm/http-service/staff/staff-routes'
import type { StaffSession } from '@smm/http-service/staff/staff-session'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { reauthenticate } from './reauthenticate.ts'
import type { Member } from './password/verify-own-password.ts'
import { findAccount } from './find-account.ts'
import { revokeSessions, hashOfSession } from './sessions.ts'
import { recordAccessChange } from './record-access-change.ts'
import { writeAudit } from './write-audit.ts'

/** Revokes one session. The session of another member requires an owner and reauthentication; one's own does not. */
export async function revokeOneSession(
  deps: Deps,
  idHash: string,
  me: StaffSession,
  actor: Member,
  proof: Partial<Reauthentication>,
): Promise<void> {
  const { db, config } = deps
  if (!(await isOwnSession(db, idHash, actor.username))) {
    checkAccess(me, ownerOnly)
    await reauthenticate(deps, actor, { password: '', ...proof })
  }
  await transact(deps, async (trx) => {
    const [owner] = await revokeSessions(trx, { idHash }, config.STAFF_SESSION_SECRET)
    if (!owner) throw new Refusal('NOT_FOUND')
    const member = await trx
      .selectFrom('staffAccounts')
      .select(['id', 'username'])
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    if (member.username === actor.username)
      await writeAudit(trx, actor.username, 'session-ended', { member: member.username })
    else await recordAccessChange(trx, { action: 'session-ended', actor: actor.username, member })
  })
}

const isOwnSession = (db: Db, idHash: string, username: string) =>
  db
    .selectFrom('staffSessions')
    .innerJoin('staffAccounts', 'staffAccounts.id', 'staffSessions.accountId')
    .select('idHash')
    .where('idHash', '=', idHash)
    .where('username', '=', username)
    .executeTakeFirst()

/** Revokes every session of the member except the current one. */
export async function revokeOtherSessions(deps: Deps, me: StaffSession): Promise<void> {
  const { db, config } = deps
  const { id } = await findAccount(db, me.username)
  await transact(deps, async (trx) => {
    const which = { accountId: id, exceptIdHash: hashOfSession(me.sessionId) }
    const revoked = await revokeSessions(trx, which, config.STAFF_SESSION_SECRET)
    await writeAudit(trx, me.username, 'other-sessions-ended', { count: revoked.length })
  })
}
