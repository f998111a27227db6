import { sql } from 'kysely'
import type { OwnProof } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import { checkOwnIdentity } from './check-own-identity.ts'
import type { Member } from './check-own-password.ts'
import { hashPassword } from './hash-password.ts'
import { makeSecretWords } from './make-secret-words.ts'
import { settingsActor, writeAudit } from './write-audit.ts'

export const oneTimeUntil = sql<Date>`now() + interval '3 days'`

/** Answers the one-time password: only its hash is kept. Names that differ in nothing but capitals are one name. */
export async function addMember(
  deps: Deps,
  member: Member,
  { username: wanted, ...proof }: OwnProof & { username: string },
): Promise<{ id: string; oneTimePassword: string }> {
  await checkOwnIdentity(deps, member, proof)
  const username = wanted.toLowerCase()
  const oneTimePassword = makeSecretWords()
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
