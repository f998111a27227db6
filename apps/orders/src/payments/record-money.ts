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

type Amount = Pick<Movement, 'amountCents' | 'cause' | 'orderId'> & { transactionId: string }

/** The same as a part of a statement that is compiled once: written if `source`, an earlier part of it, has its one row. */
export const writeMoney = (source: string, from: Account, to: Account, amount: Amount) => sql`
  INSERT INTO ledger_entries (transaction_id, cause, order_id, account, amount_cents)
  SELECT ${amount.transactionId}::uuid, ${sql.lit(amount.cause)}, ${amount.orderId}::uuid, account, cents
  FROM ${sql.table(source)},
    (VALUES (${sql.lit(from)}, -(${amount.amountCents}::bigint)), (${sql.lit(to)}, ${amount.amountCents}::bigint))
      AS sides (account, cents)`
