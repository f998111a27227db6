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
  order: Movable & Pick<OrderRow, 'link' | 'quantity'>
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
    if (!next) return undefined
    const { attemptId, upstreamServiceId, costBrl, ...order } = next
    return attemptId ? { attemptId, order, serviceId: upstreamServiceId!, costBrl } : 'too-little'
  } catch (err) {
    const { code, constraint } = err as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'orders_one_in_flight') return undefined
    throw err
  }
}

const worker = `${hostname()}:${process.pid}`

/** Without an attempt the order was found and not claimed. */
async function claimNext({ db, supplier }: Deps, balance: Balance): Promise<Next | undefined> {
  const said = `${balance.text} ${balance.currency}`.trim()
  const [next] = await claim(db, {
    supplier: supplier.name,
    worker,
    balance: said,
    mostCost: mostCost(balance),
  })
  return next
}

type Claiming = { supplier: string; worker: string; balance: string; mostCost: number }

/** One statement is one transaction. */
const claim = compileOnce<Claiming, Next>(
  (claiming) => sql`
    WITH next AS (${lockNext(claiming)}), claimed AS (
      UPDATE orders SET fulfilment = 'sending', sending_since = now()
      FROM next WHERE orders.id = next.id AND next.cost_brl <= ${claiming.mostCost}
      RETURNING orders.id
    ), attempt AS (
      INSERT INTO submission_attempts (order_id, supplier, upstream_service_id, worker, balance_before)
      SELECT next.id, ${claiming.supplier}::text, next.upstream_service_id, ${claiming.worker}::text,
        ${claiming.balance}::text
      FROM next JOIN claimed ON claimed.id = next.id
      RETURNING id AS attempt_id
    )
    SELECT next.id, link, quantity, conversation_id, correlation_id, status, version, remains, upstream_service_id, cost_brl,
      attempt_id
    FROM next LEFT JOIN attempt ON true`,
)

type Next = Claim['order'] & { attemptId: string | null; upstreamServiceId: number; costBrl: number }

/**
 * The oldest ready order whose service is known upstream and whose target has no earlier delivery under way. The two
 * looks at other orders are subselects and no EXISTS: those would be joined for all that are ready before the oldest
 * is known, and many wait when the supplier was away. In a CASE the first counts as true for half of them: as it stands it
 * would count as nearly never, and the statement as so dear while many wait that it is planned again each time.
 */
const lockNext = ({ supplier }: Claiming) => sql`
  SELECT ready.id, ready.link, ready.quantity, ready.conversation_id, ready.correlation_id, ready.status, ready.version,
    ready.remains, offers.upstream_service_id,
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
      WHERE flying.fulfilment = 'sending' AND flying.supplier = ${supplier} LIMIT 1
    ) IS NULL
  ORDER BY ready.ready_at LIMIT 1
  FOR UPDATE OF ready SKIP LOCKED`
