import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { oneTimeUntil } from './add-member.ts'
import { holdAccount } from './find-account.ts'
import { hashPassword } from './hash-password.ts'
import { makeSecretWords } from './make-secret-words.ts'
import { forgetSecondStep } from './second-step.ts'
import { endSessions } from './sessions.ts'
import { writeAudit } from './write-audit.ts'

/** Lets a member in again who lost password or phone, or was away. Not for oneself: a session is no proof of that. */
export async function renewAccess(
  { db, settings, relayNow }: Deps,
  id: string,
  actor: string,
): Promise<string> {
  const oneTimePassword = makeSecretWords()
  const passwordHash = await hashPassword(oneTimePassword)
  await db.transaction().execute(async (trx) => {
    const { username } = await holdAccount(trx, id)
    if (username === actor) throw new Refusal('INVALID_REQUEST', { member: 'oneself' })
    await trx
      .updateTable('staffAccounts')
      .set({ passwordHash, oneTimeUntil, deactivatedAt: null })
      .where('id', '=', id)
      .execute()
    await forgetSecondStep(trx, id)
    await endSessions(trx, { accountId: id }, settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, actor, 'access-renewed', { member: username })
  })
  relayNow()
  return oneTimePassword
}
