import { sql } from 'kysely'
import { recordMoney, writeMoney } from '../payments/record-money.ts'
import type { SupplierState } from '../supplier/read-status.ts'
import type { OrderRow, Trx } from '../tables.ts'

const cause = 'charged-by-supplier'

/** What an order of so many costs by our copy of the catalogue, in centavos. */
const listedCents = (order: string) => sql<number | null>`(
  SELECT round(cost_micros_per_thousand * ${sql.ref(`${order}.quantity`)} / 1e7)::bigint FROM offers
  WHERE offers.platform = ${sql.ref(`${order}.platform`)} AND offers.service_type = ${sql.ref(`${order}.serviceType`)}
)`

/**
 * Keeps the ledger at what the supplier takes for an order that is locked: a further transaction over the difference to
 * what was written before, so that what it gives back of an order goes back once. One that does not say its charges takes
 * what the catalogue lists, for what is delivered.
 */
export async function noteCost(trx: Trx, order: OrderRow, state: SupplierState): Promise<void> {
  const { id: orderId, chargedCents: before } = order
  const chargedCents = state.chargedCents ?? (await guessCents(trx, order, state))
  if (chargedCents === before) return
  await trx.updateTable('orders').set({ chargedCents }).where('id', '=', orderId).execute()
  const amountCents = chargedCents - (before ?? 0)
  if (amountCents !== 0)
    await recordMoney(trx, { from: 'supplier', to: 'costs', amountCents, cause, orderId })
}

async function guessCents(trx: Trx, order: OrderRow, { phase, remains }: SupplierState): Promise<number> {
  const isOver = phase === 'cancelled' || phase === 'partial'
  if (order.chargedCents !== null && !isOver) return order.chargedCents
  const listed = await trx
    .selectFrom('orders')
    .select(listedCents('orders').as('cents'))
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const whole = listed.cents ?? order.chargedCents ?? 0
  const undelivered = phase === 'cancelled' ? order.quantity : phase === 'partial' ? (remains ?? 0) : 0
  return Math.round(
    (whole * (order.quantity - Math.min(Math.max(undelivered, 0), order.quantity))) / order.quantity,
  )
}

/** The same for orders that are delivered as a whole, as parts of a larger statement: what `orders` costs then, … */
export const wholeCents = (said: string) =>
  sql`coalesce(${sql.ref(said)}, orders.charged_cents, ${listedCents('orders')}, 0)`

/** … and `costs` and `booked`, once for each row of `moved` whose order in `source` was noted at another cost before. */
export const writeCosts = (source: string) => sql`
  costs AS MATERIALIZED (
    SELECT was.id, gen_random_uuid() AS transaction_id, was.charged_cents - coalesce(was.charged_before, 0) AS amount_cents
    FROM ${sql.table(source)} AS was JOIN moved ON moved.id = was.id
    WHERE was.charged_cents <> coalesce(was.charged_before, 0)
  ), booked AS (${writeMoney('costs', 'supplier', 'costs', cause)})`
