import { Refusal } from '@smm/http-service/refusal'
import type { Db, Trx } from '../../tables.ts'
import type { AccountRow } from '../staff-tables.ts'
import { lockAccount } from '../find-account.ts'
import { hashSecretCode } from './secret-code.ts'
import { findTotpStep } from './totp.ts'
import { decryptSecret, encryptSecret, type SecondStepSettings } from './encrypt-secret.ts'
import { registerAttempt, clearAttempts } from '../login-throttle.ts'
import { recordAccessChange } from '../record-access-change.ts'

/** A browser that has signed in before, a session, or all others together. */
type Trying = { device: string | undefined } | 'session'

/**
 * Verifies a TOTP or recovery code. Codes are short, so attempts are throttled per account, whatever their address. A known
 * device and a session have attempts of their own: a thief of the password uses up none of them.
 */
export async function verifySecondStep(
  db: Db,
  account: AccountRow,
  code: string,
  { config, trying }: { config: SecondStepSettings; trying: Trying },
): Promise<void> {
  const own = trying === 'session' ? 'session' : trying.device && `device ${trying.device}`
  const key = { username: account.id, scope: own ? `second step of ${own}` : 'second step' }
  await registerAttempt(db, key)
  const isValid = await db.transaction().execute(async (trx) => {
    return consumeCode(trx, await lockAccount(trx, account.id), code, config)
  })
  if (!isValid) throw new Refusal('WRONG_CODE')
  await clearAttempts(db, key)
}

/**
 * Returns whether the code is valid and consumes it. The transaction must hold the lock of the account. The secret is
 * encrypted anew, so one that was stored under a former key does not stay so.
 */
async function consumeCode(
  trx: Trx,
  account: AccountRow,
  typed: string,
  config: SecondStepSettings,
): Promise<boolean> {
  const { secondStep, secondStepUsed } = account
  const found = secondStep ? findEnrolledStep(secondStep, typed, secondStepUsed, config) : undefined
  if (found) {
    await trx
      .updateTable('staffAccounts')
      .set({ secondStepUsed: found.step, secondStep: encryptSecret(found.secret, config) })
      .where('id', '=', account.id)
      .execute()
    return true
  }
  const used = await trx
    .deleteFrom('staffRecoveryCodes')
    .where('accountId', '=', account.id)
    .where('codeHash', '=', hashSecretCode(typed))
    .returning('codeHash')
    .executeTakeFirst()
  const { username } = account
  if (used) await recordAccessChange(trx, { action: 'recovery-code-used', actor: username, member: account })
  return used !== undefined
}

/** The time step that a code belongs to, and the secret that it was made with. */
export function findEnrolledStep(
  encrypted: string,
  code: string,
  lastUsedStep: number,
  config: SecondStepSettings,
): { step: number; secret: string } | undefined {
  const secret = decryptSecret(encrypted, config)
  if (secret === undefined) return undefined
  const step = findTotpStep(Buffer.from(secret, 'hex'), withoutSeparators(code), lastUsedStep)
  return step === undefined ? undefined : { step, secret }
}

const withoutSeparators = (code: string) => code.replace(/[ -]/g, '')
