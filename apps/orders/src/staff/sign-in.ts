import type { Credentials } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import { isPassword } from './hash-password.ts'
import { startSession } from './sessions.ts'
import { countTry, forgetTries } from './slow-down-guessing.ts'
import { writeAudit } from './write-audit.ts'

/** Every sign-in is a session of its own: an id that somebody brought along is never used. */
export async function signIn(
  { db, settings }: Deps,
  { username, password }: Credentials,
  address: string,
): Promise<StaffSession> {
  const guess = { username, address }
  await countTry(db, guess)
  const account = await db
    .selectFrom('staffAccounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) throw new Refusal('WRONG_CREDENTIALS', { address })
  await forgetTries(db, guess)
  return db.transaction().execute(async (trx) => {
    await writeAudit(trx, account.username, 'signed-in', { address })
    return startSession(trx, account, settings.STAFF_SESSION_SECRET)
  })
}
