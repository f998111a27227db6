import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import type { AccountRow } from '../tables.ts'
import { findAccount } from './find-account.ts'
import { isPassword } from './hash-password.ts'
import { countTry, forgetTries } from './slow-down-guessing.ts'
import { writeAudit } from './write-audit.ts'

export type Member = { username: string; address: string }

/** Whoever changes what lets him in says his password again, however the session came about. Guesses are slowed down. */
export async function checkOwnPassword(
  { db }: Deps,
  { username, address }: Member,
  password: string,
): Promise<AccountRow> {
  const guess = { username, address: `own ${address}` }
  await countTry(db, guess)
  const account = await findAccount(db, username)
  if (!(await isPassword(password, account.passwordHash))) {
    await writeAudit(db, username, 'identity-not-confirmed', { address })
    throw new Refusal('WRONG_PASSWORD', { address })
  }
  await forgetTries(db, guess)
  return account
}
