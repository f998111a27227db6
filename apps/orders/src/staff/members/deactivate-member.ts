import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Reauthentication } from '@smm/contracts/staff'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../../deps.ts'
import { reauthenticate } from '../reauthenticate.ts'
import type { Member } from '../password/verify-own-password.ts'
import { hashPassword } from '../password/hash-password.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { revokeSessions } from '../sessions.ts'
import { lockBesideAnOwner } from './lock-beside-an-owner.ts'

/** Deactivates an account and revokes its sessions. Refused for the last owner who can sign in. */
export async function deactivateMember(
  deps: Deps,
  id: string,
  actor: Member,
  proof: Reauthentication,
): Promise<void> {
  await reauthenticate(deps, actor, proof)
  const { config } = deps
  // A previous release ignores `deactivated_at`, so the password is replaced by a random one.
  const passwordHash = await hashPassword(randomUUID())
  await transact(deps, async (trx) => {
    const member = await lockBesideAnOwner(trx, id)
    await trx
      .updateTable('staffAccounts')
      .set({ deactivatedAt: sql<Date>`now()`, passwordHash })
      .where('id', '=', id)
      .execute()
    await revokeSessions(trx, { accountId: id }, config.STAFF_SESSION_SECRET)
    await recordAccessChange(trx, {
      action: 'member-deactivated',
      actor: actor.username,
      member: { id, username: member.username },
    })
  })
}
