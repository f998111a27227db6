import { randomBytes } from 'node:crypto'
import { toDataURL } from 'qrcode'
import type { Reauthentication, SecondStep } from '@smm/contracts/staff'
import { brand } from '@smm/site/brand'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../tables.ts'
import { reauthenticate } from '../reauthenticate.ts'
import type { Member } from '../password/verify-own-password.ts'
import { findAccount, lockAccount } from '../find-account.ts'
import { hashSecretCode, generateSecretCode } from './secret-code.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { clearAttempts, registerAttempt } from '../login-throttle.ts'
import { demandsSecondStep } from './demands-second-step.ts'
import { toBase32 } from './totp.ts'
import { findEnrolledStep } from './verify-second-step.ts'
import { encryptSecret } from './encrypt-secret.ts'

const issuer = brand.name
const secretBytes = 20
const recoveryCodes = 10

/** Starts TOTP enrolment with a new secret; it takes effect once a code confirms it. */
export async function beginSecondStep(
  deps: Deps,
  member: Member,
  proof: Reauthentication,
): Promise<SecondStep> {
  const account = await reauthenticate(deps, member, proof)
  const bytes = randomBytes(secretBytes)
  await deps.db
    .updateTable('staffAccounts')
    .set({ secondStepWaiting: encryptSecret(bytes.toString('hex'), deps.config) })
    .where('id', '=', account.id)
    .execute()
  const secret = toBase32(bytes)
  const label = encodeURIComponent(`${issuer}:${member.username}`)
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return { secret, address, qrCode: await toDataURL(address, { margin: 2, scale: 5 }) }
}

/**
 * Completes enrolment: sign-in needs a code from now on. Returns the recovery codes, of which only hashes are stored. A
 * code has six digits, so attempts are throttled.
 */
export async function confirmSecondStep(deps: Deps, username: string, code: string): Promise<string[]> {
  const { id } = await findAccount(deps.db, username)
  const key = { username: id, scope: 'second step enrolment' }
  await registerAttempt(deps.db, key)
  const codes = Array.from({ length: recoveryCodes }, generateSecretCode)
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, id)
    const waiting = account.secondStepWaiting
    const found = waiting ? findEnrolledStep(waiting, code, 0, deps.config) : undefined
    if (!found) throw new Refusal('WRONG_CODE')
    await trx
      .updateTable('staffAccounts')
      .set({ secondStep: waiting, secondStepWaiting: null, secondStepUsed: found.step })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('staffRecoveryCodes').where('accountId', '=', id).execute()
    await trx
      .insertInto('staffRecoveryCodes')
      .values(codes.map((it) => ({ codeHash: hashSecretCode(it), accountId: id })))
      .execute()
    await recordAccessChange(trx, { action: 'second-step-added', actor: username, member: account })
  })
  await clearAttempts(deps.db, key)
  return codes
}

export async function removeSecondStep(deps: Deps, member: Member, proof: Reauthentication): Promise<void> {
  const { id, role } = await reauthenticate(deps, member, proof)
  if (demandsSecondStep(role, deps.config)) throw new Refusal('SECOND_STEP_DEMANDED')
  await deps.db.transaction().execute(async (trx) => {
    await deleteSecondStep(trx, id)
    await recordAccessChange(trx, {
      action: 'second-step-removed',
      actor: member.username,
      member: { id, username: member.username },
    })
  })
}

export async function deleteSecondStep(trx: Trx, accountId: string): Promise<void> {
  const none = { secondStep: null, secondStepWaiting: null }
  await trx.updateTable('staffAccounts').set(none).where('id', '=', accountId).execute()
  await trx.deleteFrom('staffRecoveryCodes').where('accountId', '=', accountId).execute()
}
