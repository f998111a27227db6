import type { Settings } from '../config.ts'
import type { Db } from '../tables.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * Makes the administrator that the settings name. Another password in the settings replaces the one before and ends its
 * sessions, here and in the services that check cookies by themselves.
 */
export async function seedAdministrator(db: Db, settings: Settings): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = settings
  const account = await db
    .selectFrom('staffAccounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  if (password === undefined) {
    if (account) return
    throw new Error(`There is no administrator "${username}" yet: set ADMIN_PASSWORD to create it.`)
  }
  if (account && (await isPassword(password, account.passwordHash))) return
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('staffAccounts')
      .values({ username, passwordHash })
      .onConflict((conflict) => conflict.column('username').doUpdateSet({ passwordHash }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await endSessionsOf(trx, id, settings.STAFF_SESSION_SECRET)
  })
}
