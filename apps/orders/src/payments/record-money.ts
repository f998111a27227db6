import { randomUUID } from 'node:crypto'
import type { QueryCreator } from 'kysely'
import { hasRow, rowsTable } from '@smm/database/rows-table'
import type { OrderRow, Tables, Trx } from '../tables.ts'

type Account = Tables['ledgerEntries']['account']
/** `from` loses the amount and `to` gains it: money that arrives goes from `sales`, or `to-review`, to `bank`. */
export type Movement = {
  from: Account
  to: Account
  amountCents: number
  cause: string
  orderId: string | null
}

/** The cause of a refund's share of a discount, which goes back to `sales`. It is neither a sale nor a refund. */
export const discountReversed = 'coupon-reversed'

/** The discounts of paid orders: `sales` then gives them at their full prices. */
export const discountMovements = (
  orders: ReadonlyArray<Pick<OrderRow, 'id' | 'discountCents'>>,
): Movement[] =>
  orders
    .filter(({ discountCents }) => discountCents > 0)
    .map(({ id: orderId, discountCents: amountCents }) => ({
      from: 'sales',
      to: 'discounts',
      cause: 'coupon',
      amountCents,
      orderId,
    }))

/** Books movements of money, each as a pair of entries that add up to zero. Entries are never changed. */
export async function recordMoney(trx: Trx, movements: Movement[]): Promise<void> {
  if (movements.length > 0) await insertLedgerEntries(trx, movements).execute()
}

/** The INSERT as a part of a larger statement; it books nothing unless `when`, an earlier CTE, has a row. */
export const insertLedgerEntries = (qb: QueryCreator<Tables>, movements: Movement[], when?: string) =>
  qb
    .insertInto('ledgerEntries')
    .columns(['transactionId', 'account', 'amountCents', 'cause', 'orderId'])
    .expression(
      qb
        .selectFrom(rowsTable(columnTypes, movements.flatMap(entriesOf)))
        .select(['transactionId', 'account', 'amountCents', 'cause', 'orderId'])
        .where(hasRow(when)),
    )

const columnTypes = {
  transactionId: 'uuid',
  account: 'text',
  amountCents: 'bigint',
  cause: 'text',
  orderId: 'uuid',
} as const

function entriesOf({ from, to, amountCents, cause, orderId }: Movement) {
  const shared = { transactionId: randomUUID(), cause, orderId }
  return [
    { ...shared, account: from, amountCents: -amountCents },
    { ...shared, account: to, amountCents },
  ]
}
