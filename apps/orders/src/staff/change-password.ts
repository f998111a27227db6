import type { OwnProof } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import { checkOwnIdentity } from './check-own-identity.ts'
import type { Member } from './check-own-password.ts'
import { holdAccount } from './find-account.ts'
import { hashPassword } from './hash-password.ts'
import { endSessions, type Origin, startSession } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

type Change = OwnProof & { newPassword: string }

/** Ends every session of the account and answers a new one for whoever changed it. */
export async function changePassword(
  deps: Deps,
  member: Member & Origin,
  { newPassword, ...proof }: Change,
): Promise<StaffSession> {
  const account = await checkOwnIdentity(deps, member, proof)
  if (newPassword === proof.password) throw new Refusal('SAME_PASSWORD')
  const passwordHash = await hashPassword(newPassword)
  const secret = deps.settings.STAFF_SESSION_SECRET
  const session = await deps.db.transaction().execute(async (trx) => {
    const now = await holdAccount(trx, account.id)
    if (now.passwordHash !== account.passwordHash || now.deactivatedAt) throw new Refusal('CONFLICT')
    await trx.updateTable('staffAccounts').set({ passwordHash }).where('id', '=', account.id).execute()
    await endSessions(trx, { accountId: account.id }, secret)
    await writeAudit(trx, account.username, 'password-changed', {})
    return startSession(trx, account, secret, member)
  })
  deps.relayNow()
  return session
}
