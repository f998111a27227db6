import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { reauthenticate } from './reauthenticate.ts'
import type { Member } from './verify-own-password.ts'
import { hashPassword } from './hash-password.ts'
import { revokeSessions } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** Deactivates an account and revokes its sessions. Refuses with LAST_ADMINISTRATOR when nobody else can sign in. */
export async function deactivateMember(
  deps: Deps,
  id: string,
  actor: Member,
  proof: Reauthentication,
): Promise<void> {
  await reauthenticate(deps, actor, proof)
  const { settings } = deps
  // A previous release ignores `deactivated_at`, so the password is replaced by a random one.
  const passwordHash = await hashPassword(randomUUID())
  await transact(deps, async (trx) => {
    // Locks every active account, so two administrators cannot deactivate each other at once.
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
    await revokeSessions(trx, { accountId: id }, settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, actor.username, 'member-deactivated', { member: member.username })
  })
}
