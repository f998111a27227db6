import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff/staff-session'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../../deps.ts'
import { reauthenticate } from '../reauthenticate.ts'
import type { Member } from './verify-own-password.ts'
import { lockAccount } from '../find-account.ts'
import { hashPassword } from './hash-password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { revokeSessions, type SessionOrigin, startSession } from '../sessions.ts'

type Change = Reauthentication & { newPassword: string }

/** Revokes every session of the account and returns a new one for the member who changed it. */
export async function changePassword(
  deps: Deps,
  member: Member & SessionOrigin,
  { newPassword, ...proof }: Change,
): Promise<StaffSession> {
  const account = await reauthenticate(deps, member, proof)
  if (newPassword === proof.password) throw new Refusal('SAME_PASSWORD')
  refuseCommonPassword(newPassword, account.username)
  const passwordHash = await hashPassword(newPassword)
  return transact(deps, async (trx) => {
    const locked = await lockAccount(trx, account.id)
    if (locked.passwordHash !== account.passwordHash || locked.deactivatedAt) throw new Refusal('CONFLICT')
    await trx.updateTable('staffAccounts').set({ passwordHash }).where('id', '=', account.id).execute()
    await revokeSessions(trx, { accountId: account.id }, deps.config.STAFF_SESSION_SECRET)
    await recordAccessChange(trx, { action: 'password-changed', actor: account.username, member: account })
    return startSession(trx, locked, deps.config, member)
  })
}
