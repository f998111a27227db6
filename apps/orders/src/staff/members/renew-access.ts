import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../../deps.ts'
import { reauthenticate } from '../reauthenticate.ts'
import type { Member } from '../password/verify-own-password.ts'
import { lockAccount } from '../find-account.ts'
import { hashPassword } from '../password/hash-password.ts'
import { generateSecretCode } from '../second-step/secret-code.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { resetAccess } from './reset-access.ts'

/**
 * Resets the access of another member to a new one-time password. Refused for oneself, because a session is no proof of
 * identity, and for the account of the settings, whose new password nobody may read here.
 */
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
    if (username === deps.config.ADMIN_USERNAME) throw new Refusal('SETTINGS_ACCOUNT')
    await resetAccess(trx, id, passwordHash, deps.config)
    await recordAccessChange(trx, {
      action: 'access-renewed',
      actor: member.username,
      member: { id, username },
    })
  })
  return oneTimePassword
}
