import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import { findAccount } from './find-account.ts'
import { endSessions, hashOfSession } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** One session, whoever's it is. */
export async function endOneSession(
  { db, settings, relayNow }: Deps,
  idHash: string,
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [owner] = await endSessions(trx, { idHash }, settings.STAFF_SESSION_SECRET)
    if (!owner) throw new Refusal('NOT_FOUND')
    const { username } = await trx
      .selectFrom('staffAccounts')
      .select('username')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    await writeAudit(trx, actor, 'session-ended', { member: username })
  })
  relayNow()
}

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
