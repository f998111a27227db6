import type { OwnProof } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { oneTimeUntil } from './add-member.ts'
import { checkOwnIdentity } from './check-own-identity.ts'
import type { Member } from './check-own-password.ts'
import { holdAccount } from './find-account.ts'
import { hashPassword } from './hash-password.ts'
import { makeSecretWords } from './make-secret-words.ts'
import { forgetSecondStep } from './second-step.ts'
import { endSessions } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** Lets a member in again who lost password or phone, or was away. Not for oneself: a session is no proof of that. */
export async function renewAccess(deps: Deps, id: string, member: Member, proof: OwnProof): Promise<string> {
  await checkOwnIdentity(deps, member, proof)
  const oneTimePassword = makeSecretWords()
  const passwordHash = await hashPassword(oneTimePassword)
  await deps.db.transaction().execute(async (trx) => {
    const { username } = await holdAccount(trx, id)
    if (username === member.username) throw new Refusal('INVALID_REQUEST', { member: 'oneself' })
    await trx
      .updateTable('staffAccounts')
      .set({ passwordHash, oneTimeUntil, deactivatedAt: null })
      .where('id', '=', id)
      .execute()
    await forgetSecondStep(trx, id)
    await endSessions(trx, { accountId: id }, deps.settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, member.username, 'access-renewed', { member: username })
  })
  deps.relayNow()
  return oneTimePassword
}
