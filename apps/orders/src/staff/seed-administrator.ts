import type { Settings } from '../config.ts'
import type { Db } from '../tables.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { endSessions } from './sessions.ts'
import { settingsActor, writeAudit } from './write-audit.ts'

/**
 * Makes the administrator that the settings name. Another password in the settings than the one taken over before opens
 * the account anew, without a second step, and ends its sessions: the way back in for the owner of the machine. The same
 * one changes nothing, whatever was chosen in the panel since.
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
  if (account?.seedHash && (await isPassword(password, account.seedHash))) return
  const passwordHash = await hashPassword(password)
  const opened = {
    passwordHash,
    seedHash: passwordHash,
    oneTimeUntil: null,
    deactivatedAt: null,
    secondStep: null,
    secondStepWaiting: null,
  }
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('staffAccounts')
      .values({ username, ...opened })
      .onConflict((conflict) => conflict.column('username').doUpdateSet(opened))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('staffRecoveryCodes').where('accountId', '=', id).execute()
    await endSessions(trx, { accountId: id }, settings.STAFF_SESSION_SECRET)
    await writeAudit(trx, settingsActor, account ? 'access-renewed' : 'member-added', { member: username })
  })
}
