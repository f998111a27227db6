import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { oneTimeUntil } from './add-member.ts'
import { reauthenticate } from './reauthenticate.ts'
import type { Member } from './verify-own-password.ts'
import { lockAccount } from './find-account.ts'
import { hashPassword } from './hash-password.ts'
import { generateSecretCode } from './secret-code.ts'
import { deleteSecondStep } from './second-step.ts'
import { revokeSessions } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** Resets the access of another member to a new one-time password. Refused for oneself: a session is no proof of identity. */
export async function renewAccess(
  deps: Deps,
  id: string,
  member: Member,
  proof: Reauthentication,
): Promise<string> {
  await reauthenticate(deps, member, proof)
  const oneTimePassword = generateSecretCode()
  const passwordHash = await hashPassword(oneTimePassword)
  await transact(deps, async (trx) => {
    const { username } = await lockAccount(trx, id)
    if (username === member.username) throw new Refusal('INVALID_REQUEST', { member: 'oneself' })
    await trx
      .updateTable('staffAccounts')
      .set({ passwordHash, oneTimeUntil, deactivatedAt: null })
      .where('id', '=', id)
      .execute()
    await deleteSecondStep(trx, id)
    await revokeSessions(trx, { accountId: id }, deps.settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, member.username, 'access-renewed', { member: username })
  })
  return oneTimePassword
}
