import { queryDatabase } from '../facts/query-database.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { Databases } from '../fleet/start-fleet.ts'

export type Figures = {
  /** The most upstream orders of one target; each target is ordered once. */
  maxUpstreamOrders: number
  /** Money at the bank whose order is neither under way or delivered, nor shown to the staff. */
  missing: string[]
  /** Paid charges that orders still take for unpaid: a poll finds them. */
  unsettled: number
  /** Upstream orders that no order names and that no open review accounts for. */
  outOfSight: number
  /** Open reviews by reason. */
  reviews: Record<string, number>
  deadLetters: number
}

/** Bounds that no restore may break. */
export const isBroken = ({
  maxUpstreamOrders,
  missing,
  unsettled,
  outOfSight,
  deadLetters,
}: Figures): boolean =>
  maxUpstreamOrders > 1 || missing.length > 0 || unsettled > 0 || outOfSight > 0 || deadLetters > 0

/** Compares what bank and reseller know with what the restored databases know. */
export async function judgeRound(
  { stores }: { stores: Databases },
  outside: SandboxControl,
): Promise<Figures> {
  const ask = <Row extends object>(database: string, query: string) =>
    queryDatabase<Row>(stores.superuserUrl(database), query)
  const placed = await outside.upstreamOrders()
  const upstream = Map.groupBy(placed, ({ link }) => link)
  const named = await ask<{ id: string }>('orders', namedUpstream)
  const isNamed = new Set(named.map(({ id }) => id))
  const charges = await outside.charges()
  const received = charges.flatMap(({ pix = [] }) => pix)
  const isPaid = new Set(charges.filter(({ pix = [] }) => pix.length > 0).map(({ txid }) => txid))
  const pending = await ask<{ txid: string }>(
    'orders',
    "SELECT txid FROM payments WHERE state <> 'confirmed'",
  )
  const visible = await ask<{ id: string }>('orders', visibleReceipts)
  const isVisible = new Set(visible.map(({ id }) => id))
  const reviews = await ask<{ reason: string; count: number }>(
    'orders',
    'SELECT reason, count(*)::int AS count FROM reviews WHERE closed_at IS NULL GROUP BY reason ORDER BY reason',
  )
  const [accounted] = await ask<{ count: number }>('orders', shownSubmissions)
  const buried = await Promise.all(
    ['chat', 'orders', 'catalogue'].map((database) => ask(database, 'SELECT 1 FROM dead_letters')),
  )
  return {
    maxUpstreamOrders: Math.max(0, ...[...upstream.values()].map((all) => all.length)),
    missing: received.map(({ endToEndId }) => endToEndId).filter((id) => !isVisible.has(id)),
    unsettled: pending.filter(({ txid }) => isPaid.has(txid)).length,
    outOfSight: Math.max(0, placed.filter(({ id }) => !isNamed.has(String(id))).length - accounted!.count),
    reviews: Object.fromEntries(reviews.map(({ reason, count }) => [reason, count])),
    deadLetters: buried.flat().length,
  }
}

/** The case of lost money tells of its submission too, where both are known. */
const shownSubmissions = `
  SELECT count(*)::int AS count FROM reviews WHERE closed_at IS NULL
    AND (reason IN ('MAYBE_SENT_BEFORE_RESTORE', 'OUTCOME_UNKNOWN')
      OR reason = 'ORPHAN_PAYMENT' AND details ? 'claimedAt')`
const namedUpstream = 'SELECT upstream_order_id AS id FROM orders WHERE upstream_order_id IS NOT NULL'
const visibleReceipts = `
  SELECT pix_receipts.end_to_end_id AS id FROM pix_receipts
  LEFT JOIN payments ON payments.id = pix_receipts.payment_id
  LEFT JOIN orders ON orders.id = payments.order_id
  WHERE (outcome = 'settled' AND (orders.status IN ('processing', 'completed', 'partial') OR EXISTS (
      SELECT FROM reviews WHERE reviews.order_id = orders.id AND closed_at IS NULL)))
    OR EXISTS (SELECT FROM reviews WHERE subject = pix_receipts.end_to_end_id AND closed_at IS NULL)`
