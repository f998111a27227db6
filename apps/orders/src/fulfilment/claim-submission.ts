import { hostname } from 'node:os'
import { sql } from 'kysely'
import { compileOnce } from '@smm/database/compile-once'
import type { Deps } from '../deps.ts'
import type { Movable } from '../order-status.ts'
import { mostCost } from './submission-line.ts'
import type { Balance } from '../supplier/supplier.ts'
import type { OrderRow } from '../tables.ts'

export type Claim = {
  attemptId: string
  order: Movable & Pick<OrderRow, 'link' | 'quantity' | 'readyAt'>
  serviceId: number
  costBrl: number
}

export const isAnythingReady = async ({ db }: Deps): Promise<boolean> => {
  const { rows } = await sql`SELECT id FROM orders WHERE fulfilment = 'ready' LIMIT 1`.execute(db)
  return rows.length > 0
}

/**
 * Makes the oldest order that may go ours to send, with its attempt, committed before a byte leaves. Undefined when there
 * is none, when the money does not last, or when another replica is sending: one submission per supplier at a time.
 */
export async function claimSubmission(
  deps: Deps,
  balance: Balance,
): Promise<Claim | 'too-little' | undefined> {
  try {
    const next = await claimNext(deps, balance)
    return next && (claimOf(next) ?? 'too-little')
  } catch (err) {
    const { code, constraint } = err as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'orders_one_in_flight') return undefined
    throw err
  }
}

/** Undefined when the order was found and not claimed. */
export function claimOf({ attemptId, upstreamServiceId, costBrl, ...order }: Next): Claim | undefined {
  return attemptId ? { attemptId, order, serviceId: upstreamServiceId, costBrl } : undefined
}

const worker = `${hostname()}:${process.pid}`

async function claimNext({ db, supplier }: Deps, balance: Balance): Promise<Next | undefined> {
  const [next] = await claim(db, claimingWith(supplier.name, balance))
  return next
}

export const claimingWith = (supplier: string, balance: Balance) => ({
  ...{ supplier, worker, balance: `${balance.text} ${balance.currency}`.trim(), mostCost: mostCost(balance) },
})
export type Claiming = ReturnType<typeof claimingWith>

/** One statement is one transaction. */
const claim = compileOnce<Claiming, Next>(
  (claiming) => sql`
    WITH ${claimParts(claiming)}
    SELECT ${nextColumns} FROM next LEFT JOIN attempt ON true`,
)

/** `next`, `claimed` and `attempt` of a larger statement; after another order was sent if `sent` is a part before these. */
export const claimParts = (claiming: { [Name in keyof Claiming]: unknown }, sent?: 'moved') => sql`
  next AS (${lockNext(claiming, sent)}), claimed AS (
    UPDATE orders SET fulfilment = 'sending', sending_since = now()
    FROM next WHERE orders.id = next.id AND next.cost_brl <= ${claiming.mostCost}
      ${sent ? sql`AND EXISTS (SELECT FROM ${sql.table(sent)})` : sql``}
    RETURNING orders.id
  ), attempt AS (
    INSERT INTO submission_attempts (order_id, supplier, upstream_service_id, worker, balance_before)
    SELECT next.id, ${claiming.supplier}::text, next.upstream_service_id, ${claiming.worker}::text,
      ${claiming.balance}::text
    FROM next JOIN claimed ON claimed.id = next.id
    RETURNING id AS attempt_id
  )`

export const nextColumns =
  sql.raw(`next.id, next.link, next.quantity, next.conversation_id, next.correlation_id,
  next.status, next.version, next.remains, next.ready_at, next.upstream_service_id, next.cost_brl, attempt_id`)

export type Next = Claim['order'] & { attemptId: string | null; upstreamServiceId: number; costBrl: number }

/**
 * The oldest ready order whose service is known upstream and whose target has no earlier delivery under way. The two
 * looks at other orders are subselects and no EXISTS: those would be joined for all that are ready before the oldest
 * is known, and many wait when the supplier was away. In a CASE the first counts as true for half of them: as it stands it
 * would count as nearly never, and the statement as so dear while many wait that it is planned again each time.
 */
const lockNext = ({ supplier }: { supplier: unknown }, sent?: 'moved') => sql`
  SELECT ready.id, ready.link, ready.quantity, ready.conversation_id, ready.correlation_id, ready.status, ready.version,
    ready.remains, ready.ready_at, offers.upstream_service_id,
    offers.cost_micros_per_thousand * ready.quantity / 1e9::float8 AS cost_brl
  FROM orders AS ready
  JOIN offers ON offers.platform = ready.platform AND offers.service_type = ready.service_type
  WHERE ready.fulfilment = 'ready' AND ready.supplier = ${supplier} AND offers.upstream_service_id IS NOT NULL
    AND (ready.not_before IS NULL OR ready.not_before <= now())
    AND CASE WHEN (
      SELECT busy.id FROM orders AS busy
      WHERE busy.fulfilment IN ('sending', 'sent', 'unknown') AND busy.status IN ('paid', 'processing')
        AND busy.link = ready.link AND busy.platform = ready.platform AND busy.service_type = ready.service_type
      LIMIT 1
    ) IS NULL THEN true ELSE false END
    AND (
      SELECT flying.id FROM orders AS flying
      WHERE flying.fulfilment = 'sending' AND flying.supplier = ${supplier}
        ${sent ? sql`AND flying.id NOT IN (SELECT id FROM ${sql.table(sent)})` : sql``} LIMIT 1
    ) IS NULL
  ORDER BY ready.ready_at LIMIT 1
  FOR UPDATE OF ready SKIP LOCKED`
