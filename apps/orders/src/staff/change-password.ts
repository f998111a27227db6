import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff-session'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { reauthenticate } from './reauthenticate.ts'
import type { Member } from './verify-own-password.ts'
import { lockAccount } from './find-account.ts'
import { hashPassword } from './hash-password.ts'
import { revokeSessions, type Origin, startSession } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

type Change = Reauthentication & { newPassword: string }

/** Revokes every session of the account and returns a new one for the member who changed it. */
export async function changePassword(
  deps: Deps,
  member: Member & Origin,
  { newPassword, ...proof }: Change,
): Promise<StaffSession> {
  const account = await reauthenticate(deps, member, proof)
  if (newPassword === proof.password) throw new Refusal('SAME_PASSWORD')
  const passwordHash = await hashPassword(newPassword)
  const secret = deps.settings.STAFF_SESSION_SECRET
  return transact(deps, async (trx) => {
    const locked = await lockAccount(trx, account.id)
    if (locked.passwordHash !== account.passwordHash || locked.deactivatedAt) throw new Refusal('CONFLICT')
    await trx.updateTable('staffAccounts').set({ passwordHash }).where('id', '=', account.id).execute()
    await revokeSessions(trx, { accountId: account.id }, secret)
    await writeAudit(trx, account.username, 'password-changed', {})
    return startSession(trx, account, secret, member)
  })
}
