import { sql } from 'kysely'
import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { reauthenticate } from './reauthenticate.ts'
import type { Member } from './verify-own-password.ts'
import { hashPassword } from './hash-password.ts'
import { generateSecretCode } from './secret-code.ts'
import { settingsActor, writeAudit } from './write-audit.ts'

export const oneTimeUntil = sql<Date>`now() + interval '3 days'`

/** Returns the one-time password, of which only the hash is stored. Usernames are unique regardless of case. */
export async function addMember(
  deps: Deps,
  member: Member,
  { username: wanted, ...proof }: Reauthentication & { username: string },
): Promise<{ id: string; oneTimePassword: string }> {
  await reauthenticate(deps, member, proof)
  const username = wanted.toLowerCase()
  const oneTimePassword = generateSecretCode()
  const passwordHash = await hashPassword(oneTimePassword)
  const id = await deps.db.transaction().execute(async (trx) => {
    const taken = await trx
      .selectFrom('staffAccounts')
      .select('id')
      .where(sql<string>`lower(username)`, '=', username)
      .executeTakeFirst()
    if (taken || username === settingsActor) throw new Refusal('USERNAME_TAKEN')
    const added = await trx
      .insertInto('staffAccounts')
      .values({ username, passwordHash, oneTimeUntil })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Refusal('USERNAME_TAKEN')
    await writeAudit(trx, member.username, 'member-added', { member: username })
    return added.id
  })
  return { id, oneTimePassword }
}
