import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OwnProof } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { checkOwnIdentity } from './check-own-identity.ts'
import type { Member } from './check-own-password.ts'
import { hashPassword } from './hash-password.ts'
import { endSessions } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** Shuts an account and ends its sessions. Somebody who can still sign in must be left. */
export async function deactivateMember(
  deps: Deps,
  id: string,
  actor: Member,
  proof: OwnProof,
): Promise<void> {
  await checkOwnIdentity(deps, actor, proof)
  const { db, settings, relayNow } = deps
  // A password that nobody knows: a version of before that is rolled back to does not look at the date.
  const passwordHash = await hashPassword(randomUUID())
  await db.transaction().execute(async (trx) => {
    // All of them are held: of two administrators who shut each other out at once, one is refused.
    const active = await trx
      .selectFrom('staffAccounts')
      .select(['id', 'username', 'oneTimeUntil'])
      .where('deactivatedAt', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const member = active.find((it) => it.id === id)
    if (!member) throw new Refusal('NOT_FOUND', { accountId: id })
    const others = active.filter((it) => it.id !== id && it.oneTimeUntil === null)
    if (others.length === 0) throw new Refusal('LAST_ADMINISTRATOR')
    await trx
      .updateTable('staffAccounts')
      .set({ deactivatedAt: sql<Date>`now()`, passwordHash })
      .where('id', '=', id)
      .execute()
    await endSessions(trx, { accountId: id }, settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, actor.username, 'member-deactivated', { member: member.username })
  })
  relayNow()
}
