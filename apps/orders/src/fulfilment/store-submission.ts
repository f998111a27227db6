import { sql } from 'kysely'
import { leaseUntil } from '@smm/database/lease'
import { retry } from '@smm/http-service/retry'
import { transact } from '@smm/messaging/outbox'
import {
  addToReviews,
  maybeSentReasons,
  openReview,
  type ReviewContent,
  reviewMaybeSent,
} from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { moveOrder, type OrderChange } from '../order/move-order.ts'
import { lockOrder } from '../order/orders.queries.ts'
import type { ClassifiedAdd } from '../supplier/classify-answer.ts'
import { isUniqueViolation, type OrderRow, type Trx } from '../tables.ts'
import type { Claim } from './claim-submission.ts'
import { openSecondsAfterRefusal } from './supplier-circuit-breaker.ts'

/** Half a minute: longer than a database takes to restart. */
const maxAttempts = 30

/** Stores the supplier's answer, with retries. If none succeeds the order stays `sending` and is parked as unknown later. */
export async function storeSubmission(deps: Deps, claim: Claim, answer: ClassifiedAdd): Promise<void> {
  const { id: orderId, correlationId } = claim.order
  try {
    await retry(() => transact(deps, (trx) => store(deps, trx, claim, answer)), {
      attempts: maxAttempts,
      pauseMs: () => 1_000,
      shouldRetry: (err) => !isRepeatedId(err),
      onRetry: (err) => {
        const details = { err, orderId, correlationId, answer }
        deps.log.error(details, 'the answer of the supplier could not be stored yet')
      },
    })
  } catch (err) {
    if (!isRepeatedId(err)) throw err
    const repeated = { outcome: 'unknown', answer: answer.answer, note: 'repeated-id' } as const
    await storeSubmission(deps, claim, repeated)
  }
}

/** The order changes only while the claim holds; the answer is stored anyway, for the staff who decide a parked order. */
async function store(deps: Deps, trx: Trx, { attemptId, order: { id } }: Claim, answer: ClassifiedAdd) {
  const order = await lockOrder(trx, id)
  const stored = await storeAnswer(trx, attemptId, answer)
  if (!stored)
    return deps.log.error({ orderId: id, attemptId, answer }, 'the database forgot a submission that was out')
  const { outcome } = stored
  if (order?.fulfilment === 'sending' && outcome === answer.outcome)
    return applyAnswer(deps, trx, order, answer)
  const late = { quote: answer.answer, facts: { note: 'late-answer' } } as const
  await addToReviews(trx, id, maybeSentReasons, late)
}

/**
 * Returns the outcome that stands: `unknown` if the order was parked before its answer. Undefined when a restored database
 * does not know the attempt: the fence parks its order.
 */
const storeAnswer = (trx: Trx, attemptId: string, answer: ClassifiedAdd) =>
  trx
    .updateTable('submissionAttempts')
    .set((eb) => ({
      answeredAt: sql<Date>`now()`,
      outcome: eb.fn.coalesce('outcome', eb.val(answer.outcome)),
      upstreamOrderId: answer.outcome === 'sent' ? answer.upstreamOrderId : null,
      answer: answer.answer,
    }))
    .where('id', '=', attemptId)
    .returning('outcome')
    .executeTakeFirst()

async function applyAnswer(deps: Deps, trx: Trx, order: OrderRow, answer: ClassifiedAdd): Promise<void> {
  switch (answer.outcome) {
    case 'sent':
      return markSubmitted(trx, order, answer.upstreamOrderId, deps.config.SMM_POLL_SECONDS)
    case 'not-sent':
      return update(trx, order, { fulfilment: 'ready' })
    case 'unknown':
      return parkOrder(trx, order, { quote: answer.answer, facts: { note: answer.note } })
    case 'refused':
      return applyRefusal(trx, order, answer)
  }
}

/** Moves an order that the supplier has to `processing`; its status is polled after so many seconds. */
export async function markSubmitted(
  trx: Trx,
  order: OrderRow,
  upstreamOrderId: string,
  pollSeconds: number,
): Promise<void> {
  const moved = await moveOrder(trx, order, {
    to: 'processing',
    cause: 'sent-to-supplier',
    set: {
      fulfilment: 'sent',
      upstreamOrderId,
      sentAt: sql<Date>`now()`,
      nextCheckAt: leaseUntil(pollSeconds),
    },
  })
  if (!moved) throw new Error('an order moved while it was submitted')
}

async function applyRefusal(
  trx: Trx,
  order: OrderRow,
  { code, answer }: ClassifiedAdd & { outcome: 'refused' },
): Promise<void> {
  if (openSecondsAfterRefusal[code]) return update(trx, order, { fulfilment: 'ready' })
  if (code === 'ACTIVE_ORDER_WITH_LINK')
    return update(trx, order, { fulfilment: 'ready', notBefore: leaseUntil(60) })
  if (await requeueForOtherSupplier(trx, order)) return
  await update(trx, order, { fulfilment: 'refused', refusedCode: code })
  const { id } = order
  const review = { reason: 'REFUSED_BY_SUPPLIER', subject: id, orderId: id, quote: answer } as const
  await openReview(trx, { ...review, facts: { code } })
}

/** A clear refusal: the order was certainly not placed. True when another supplier may be asked for it. */
async function requeueForOtherSupplier(trx: Trx, { id }: OrderRow): Promise<boolean> {
  const { rows } = await sql`
    UPDATE orders SET fulfilment = 'ready', refused_by = refused_by || supplier
    WHERE id = ${id} AND EXISTS (
      SELECT FROM tiered_delivery_routes AS routes
      WHERE routes.tier = coalesce(orders.tier, '') AND routes.platform = orders.platform AND routes.service_type = orders.service_type
        AND routes.supplier_id <> ALL (orders.refused_by || orders.supplier)
        AND orders.quantity BETWEEN coalesce(routes.min_quantity, 0) AND coalesce(routes.max_quantity, orders.quantity)
    ) RETURNING id`.execute(trx)
  return rows.length > 0
}

/** An ambiguous outcome: the order waits for manual review and is never submitted again by itself. */
export async function parkOrder(trx: Trx, order: OrderRow, content: ReviewContent): Promise<void> {
  await update(trx, order, { fulfilment: 'unknown' })
  const { id } = order
  await reviewMaybeSent(trx, { reason: 'OUTCOME_UNKNOWN', subject: id, orderId: id, ...content })
}

async function update(trx: Trx, { id }: OrderRow, set: OrderChange): Promise<void> {
  await trx.updateTable('orders').set(set).where('id', '=', id).execute()
}

/** Another order has this upstream id already. */
export const isRepeatedId = (err: unknown): boolean => isUniqueViolation(err, 'orders_upstream')
