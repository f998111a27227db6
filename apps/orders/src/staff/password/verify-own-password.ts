import { networkOf } from '@smm/http-service/addresses/network-of'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../../deps.ts'
import type { AccountRow } from '../staff-tables.ts'
import { findAccount } from '../find-account.ts'
import { verifyPassword } from './hash-password.ts'
import { withHashingPermit } from './hashing-semaphore.ts'
import { registerAttempt, clearAttempts } from '../login-throttle.ts'
import { writeAudit } from '../write-audit.ts'

export type Member = { username: string; address: string }

/** Verifies the password of a signed-in member, throttled like a login. */
export async function verifyOwnPassword(
  { db }: Deps,
  { username, address }: Member,
  password: string,
): Promise<AccountRow> {
  const key = { username, scope: `own ${networkOf(address)}` }
  const account = await findAccount(db, username)
  const isValid = await withHashingPermit('known', async () => {
    await registerAttempt(db, key)
    return verifyPassword(password, account.passwordHash)
  })
  if (!isValid) {
    await writeAudit(db, username, 'identity-not-confirmed', { address })
    throw new Refusal('WRONG_PASSWORD', { address })
  }
  await clearAttempts(db, key)
  return account
}
