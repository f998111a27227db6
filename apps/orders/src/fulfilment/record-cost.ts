import { sql } from 'kysely'
import { recordMoney } from '../payments/record-money.ts'
import type { SupplierState } from '../supplier/read-supplier-states.ts'
import type { OrderRow, Trx } from '../tables.ts'

/**
 * Books the difference between the supplier's charge for a locked order and the cost booked so far, and returns the new
 * cost in centavos. A supplier that tells no charge takes the catalogue's price of the delivered part.
 */
export async function recordCost(trx: Trx, order: OrderRow, state: SupplierState): Promise<number> {
  const { id: orderId, supplierChargeCents: booked } = order
  const supplierChargeCents = state.supplierChargeCents ?? (await estimateCents(trx, order, state))
  const amountCents = supplierChargeCents - (booked ?? 0)
  if (amountCents !== 0)
    await recordMoney(trx, [
      { from: 'supplier', to: 'costs', amountCents, cause: 'charged-by-supplier', orderId },
    ])
  return supplierChargeCents
}

async function estimateCents(trx: Trx, order: OrderRow, { phase, remains }: SupplierState): Promise<number> {
  const { supplierChargeCents, quantity } = order
  const isOver = phase === 'cancelled' || phase === 'partial'
  if (supplierChargeCents !== null && !isOver) return supplierChargeCents
  const whole = (await findListedCents(trx, order)) ?? supplierChargeCents ?? 0
  const undelivered = phase === 'cancelled' ? quantity : phase === 'partial' ? (remains ?? 0) : 0
  return Math.round((whole * (quantity - Math.min(Math.max(undelivered, 0), quantity))) / quantity)
}

/** The cost of the whole order at its supplier by our copy of the catalogue; by the dearest one's without a route there. */
async function findListedCents(trx: Trx, { platform, serviceType, tier, quantity, supplier }: OrderRow) {
  const { rows } = await sql<{ cents: number }>`
    SELECT round(cost_micros_per_thousand * ${quantity}::numeric / 1e7)::bigint AS cents
    FROM (
      SELECT cost_micros_per_thousand, 1 AS choice FROM tiered_delivery_routes
        WHERE platform = ${platform} AND service_type = ${serviceType} AND supplier_id = ${supplier}
          AND tier = ${tier ?? ''}
      UNION ALL SELECT cost_micros_per_thousand, 2 FROM tiered_offers
        WHERE platform = ${platform} AND service_type = ${serviceType} AND tier IS NOT DISTINCT FROM ${tier}
    ) AS known ORDER BY choice LIMIT 1`.execute(trx)
  return rows[0]?.cents
}
