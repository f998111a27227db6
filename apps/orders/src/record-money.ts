import { randomUUID } from 'node:crypto'
import type { Tables, Trx } from './tables.ts'

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
