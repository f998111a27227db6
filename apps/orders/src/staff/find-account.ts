import { Refusal } from '@smm/http-service/refusal'
import type { AccountRow, Db, Trx } from '../tables.ts'

/** The account of whoever is signed in. */
export async function findAccount(db: Db | Trx, username: string): Promise<AccountRow> {
  const account = await db
    .selectFrom('staffAccounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  if (!account) throw new Refusal('NOT_SIGNED_IN')
  return account
}

/** The same, held until the transaction is over, so that two changes of it follow one another. */
export async function holdAccount(trx: Trx, id: string): Promise<AccountRow> {
  const account = await trx
    .selectFrom('staffAccounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('NOT_FOUND', { accountId: id })
  return account
}
