import { sql } from 'kysely'
import type { StaffRole } from '@smm/contracts/access'
import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../../deps.ts'
import { reauthenticate } from '../reauthenticate.ts'
import type { Member } from '../password/verify-own-password.ts'
import { hashPassword } from '../password/hash-password.ts'
import { generateSecretCode } from '../second-step/secret-code.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { settingsActor } from '../write-audit.ts'

export const oneTimeUntil = sql<Date>`now() + interval '3 days'`

type NewMember = Reauthentication & { username: string; role?: StaffRole }

/** Returns the one-time password, of which only the hash is stored. Usernames are unique regardless of case. */
export async function addMember(
  deps: Deps,
  member: Member,
  { username: wanted, role = 'viewer', ...proof }: NewMember,
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
      .values({ username, role, passwordHash, oneTimeUntil })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Refusal('USERNAME_TAKEN')
    await recordAccessChange(trx, {
      action: 'member-added',
      actor: member.username,
      member: { id: added.id, username },
      details: { role },
    })
    return added.id
  })
  return { id, oneTimePassword }
}
