import type { Config } from '../../config.ts'
import type { Db } from '../../tables.ts'
import { lockAccount } from '../find-account.ts'
import { hashPassword } from '../password/hash-password.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { generateSecretCode } from '../second-step/secret-code.ts'
import { settingsActor } from '../write-audit.ts'
import { resetAccess } from './reset-access.ts'

/**
 * Resets the account of the settings to a one-time password, which it returns. For a command on the machine alone:
 * whoever may run it owns the shop anyway.
 */
export async function renewAdministrator(db: Db, config: Config): Promise<string> {
  const { ADMIN_USERNAME: username } = config
  const oneTimePassword = generateSecretCode()
  const passwordHash = await hashPassword(oneTimePassword)
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('staffAccounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst()
    if (!found) throw new Error(`There is no account "${username}": start orders once to create it.`)
    const { id } = await lockAccount(trx, found.id)
    await trx.updateTable('staffAccounts').set({ role: 'owner' }).where('id', '=', id).execute()
    await resetAccess(trx, id, passwordHash, config)
    await recordAccessChange(trx, {
      action: 'access-renewed',
      actor: settingsActor,
      member: { id, username },
    })
  })
  return oneTimePassword
}
