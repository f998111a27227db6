import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables, Trx } from '../tables.ts'

type Account = Tables['ledgerEntries']['account']
export type Movement = {
  from: Account
  to: Account
  amountCents: number
  cause: string
  orderId: string | null
}

/** Writes a movement of money into the ledger: out of one account, into another. Entries are never changed. */
export async function recordMoney(
  trx: Trx,
  { from, to, amountCents, cause, orderId }: Movement,
): Promise<void> {
  const shared = { transactionId: randomUUID(), cause, orderId }
  await trx
    .insertInto('ledgerEntries')
    .values([
      { ...shared, account: from, amountCents: -amountCents },
      { ...shared, account: to, amountCents },
    ])
    .execute()
}

/** The same as a part of a larger statement: once for each row of `source`, an earlier part of it. */
export const writeMoney = (source: string, from: Account, to: Account, cause: string) => sql`
  INSERT INTO ledger_entries (transaction_id, cause, order_id, account, amount_cents)
  SELECT transaction_id, ${sql.lit(cause)}, id, account, sign * amount_cents
  FROM ${sql.table(source)}, (VALUES (${sql.lit(from)}, -1), (${sql.lit(to)}, 1)) AS sides (account, sign)`
