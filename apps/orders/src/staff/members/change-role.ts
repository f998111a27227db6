import type { StaffRole } from '@smm/contracts/access'
import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../../deps.ts'
import type { Member } from '../password/verify-own-password.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { revokeSessions } from '../sessions.ts'
import { lockBesideAnOwner } from './lock-beside-an-owner.ts'

/** Gives another member a role. Their sessions carry the former one in every service, so they are revoked. */
export async function changeRole(
  deps: Deps,
  id: string,
  actor: Member,
  { role, ...proof }: Reauthentication & { role: StaffRole },
): Promise<void> {
  await reauthenticate(deps, actor, proof)
  await transact(deps, async (trx) => {
    const { username, role: before } = await lockBesideAnOwner(trx, id)
    if (username === actor.username) throw new Refusal('INVALID_REQUEST', { member: 'oneself' })
    if (role === before) return
    await trx.updateTable('staffAccounts').set({ role }).where('id', '=', id).execute()
    await revokeSessions(trx, { accountId: id }, deps.config.STAFF_SESSION_SECRET)
    await recordAccessChange(trx, {
      action: 'role-changed',
      actor: actor.username,
      member: { id, username },
      details: { before, role },
    })
  })
}
