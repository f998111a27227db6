import { brand } from '@smm/site/brand'
import type { Config } from '../config.ts'
import type { Db } from '../tables.ts'
import { hashPassword, verifyPassword } from './password/hash-password.ts'
import { isCommonPassword } from './password/refuse-common-password.ts'
import { revokeSessions } from './sessions.ts'
import { recordAccessChange } from './record-access-change.ts'
import { settingsActor } from './write-audit.ts'

/**
 * Creates the administrator of the settings. A changed ADMIN_PASSWORD resets the account, without second step and
 * sessions, so its owner can always recover it; an unchanged one keeps the password chosen in the panel.
 */
export async function seedAdministrator(db: Db, config: Config): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config
  const account = await db
    .selectFrom('staffAccounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  if (password === undefined) {
    if (account) return
    throw new Error(`There is no administrator "${username}" yet: set ADMIN_PASSWORD to create it.`)
  }
  if (account?.seedHash && (await verifyPassword(password, account.seedHash))) return
  if (isCommonPassword(password, [username, brand.name]))
    throw new Error('ADMIN_PASSWORD is one of the first that anybody would try: choose another.')
  const passwordHash = await hashPassword(password)
  const reset = {
    role: 'owner' as const,
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
      .values({ username, ...reset })
      .onConflict((conflict) => conflict.column('username').doUpdateSet(reset))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('staffRecoveryCodes').where('accountId', '=', id).execute()
    await revokeSessions(trx, { accountId: id }, config.STAFF_SESSION_SECRET)
    await recordAccessChange(trx, {
      action: account ? 'access-renewed' : 'member-added',
      actor: settingsActor,
      member: { id, username },
    })
  })
}
