import type { OwnProof } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { checkOwnIdentity } from './check-own-identity.ts'
import type { Member } from './check-own-password.ts'
import { findAccount } from './find-account.ts'
import { endSessions, hashOfSession } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** One session. To end one's own is a defence and asks nothing; somebody else's takes what adding him takes. */
export async function endOneSession(
  deps: Deps,
  idHash: string,
  actor: Member,
  proof: Partial<OwnProof>,
): Promise<void> {
  const { db, settings, relayNow } = deps
  if (!(await isOwn(db, idHash, actor.username)))
    await checkOwnIdentity(deps, actor, { password: '', ...proof })
  await db.transaction().execute(async (trx) => {
    const [owner] = await endSessions(trx, { idHash }, settings.STAFF_SESSION_SECRET)
    if (!owner) throw new Refusal('NOT_FOUND')
    const { username } = await trx
      .selectFrom('staffAccounts')
      .select('username')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    await writeAudit(trx, actor.username, 'session-ended', { member: username })
  })
  relayNow()
}

const isOwn = (db: Db, idHash: string, username: string) =>
  db
    .selectFrom('staffSessions')
    .innerJoin('staffAccounts', 'staffAccounts.id', 'staffSessions.accountId')
    .select('idHash')
    .where('idHash', '=', idHash)
    .where('username', '=', username)
    .executeTakeFirst()

/** All of one's own but the one that asks. */
export async function endOtherSessions({ db, settings, relayNow }: Deps, me: StaffSession): Promise<void> {
  const { id } = await findAccount(db, me.username)
  await db.transaction().execute(async (trx) => {
    const which = { accountId: id, butIdHash: hashOfSession(me.sessionId) }
    const ended = await endSessions(trx, which, settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, me.username, 'other-sessions-ended', { count: ended.length })
  })
  relayNow()
}
