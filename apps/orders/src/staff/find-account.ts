import { Refusal } from '@smm/http-service/refusal'
import type { Db, Trx } from '../tables.ts'
import type { AccountRow } from './staff-tables.ts'

/** The account of the signed-in member. */
export async function findAccount(db: Db | Trx, username: string): Promise<AccountRow> {
  const account = await db
    .selectFrom('staffAccounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  if (!account) throw new Refusal('NOT_SIGNED_IN')
  return account
}

/** Locks the account row, so that concurrent changes are serialized. */
export async function lockAccount(trx: Trx, id: string): Promise<AccountRow> {
  const account = await trx
    .selectFrom('staffAccounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('NOT_FOUND', { accountId: id })
  return account
}
