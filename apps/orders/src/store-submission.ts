import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Claim } from './claim-submission.ts'
import type { Deps } from './deps.ts'
import { moveOrder, type OrderChange } from './order-status.ts'
import { inSeconds } from './payments.queries.ts'
import { closeReviews, openReview } from './reviews.ts'
import { waitAfterRefusal } from './submission-line.ts'
import type { ClassifiedAdd } from './supplier/classify-answer.ts'
import type { OrderRow, Trx } from './tables.ts'

const tries = 5

/**
 * Writes down what the supplier said, if the order is still ours. The answer is kept with the attempt in any case: it is
 * what a person needs when the order was parked meanwhile.
 */
export async function storeSubmission(deps: Deps, claim: Claim, answer: ClassifiedAdd): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await deps.db.transaction().execute((trx) => store(deps, trx, claim, answer))
      return deps.relayNow()
    } catch (err) {
      if (isRepeatedId(err)) {
        const repeated = { outcome: 'unknown', answer: `an id it gave before: ${answer.answer}` } as const
        return storeSubmission(deps, claim, repeated)
      }
      // The order stays "sending" and is parked as unknown in a while: it is never sent again by itself.
      if (tried === tries) throw err
      const { id: orderId, correlationId } = claim.order
      deps.log.error({ err, orderId, correlationId }, 'the answer of the supplier could not be stored yet')
      await pause(1_000)
    }
  }
}

async function store(deps: Deps, trx: Trx, claim: Claim, answer: ClassifiedAdd) {
  const order = await answerAttempt(trx, claim, answer)
  if (order.fulfilment !== 'sending' || order.outcome !== answer.outcome) return
  await carryOut(deps, trx, order, answer)
  if (answer.outcome === 'sent' && order.isWaitingNoted)
    await closeReviews(trx, { reasons: ['WAITING_TOO_LONG'], orderId: order.id }, 'orders', 'sent')
}

/** Locks the order, then keeps the answer with the attempt; `outcome` is another one if it was parked meanwhile. */
const answerAttempt = (trx: Trx, { attemptId, order: { id } }: Claim, answer: ClassifiedAdd) =>
  trx
    .with('locked', (qb) => qb.selectFrom('orders').selectAll().where('id', '=', id).forUpdate())
    .with('answered', (qb) =>
      qb
        .updateTable('submissionAttempts')
        .from('locked')
        .set((eb) => ({
          answeredAt: sql<Date>`now()`,
          outcome: eb.fn.coalesce('submissionAttempts.outcome', eb.val(answer.outcome)),
          upstreamOrderId: answer.outcome === 'sent' ? answer.upstreamOrderId : null,
          answer: answer.answer,
        }))
        .where('submissionAttempts.id', '=', attemptId)
        .returning('submissionAttempts.outcome'),
    )
    .selectFrom(['locked', 'answered'])
    .selectAll('locked')
    .select('answered.outcome')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('reviews')
            .select('id')
            .where('orderId', '=', id)
            .where('reason', '=', 'WAITING_TOO_LONG')
            .where('closedAt', 'is', null),
        )
        .as('isWaitingNoted'),
    )
    .executeTakeFirstOrThrow()

async function carryOut(deps: Deps, trx: Trx, order: OrderRow, answer: ClassifiedAdd): Promise<void> {
  switch (answer.outcome) {
    case 'sent':
      await moveOrder(trx, order, {
        to: 'processing',
        cause: 'sent-to-supplier',
        set: {
          fulfilment: 'sent',
          upstreamOrderId: answer.upstreamOrderId,
          sentAt: sql<Date>`now()`,
          nextCheckAt: inSeconds(deps.settings.SMM_POLL_SECONDS),
        },
      })
      return
    case 'not-sent':
      return update(trx, order, { fulfilment: 'ready' })
    case 'unknown':
      return parkOrder(trx, order, answer.answer)
    case 'refused': {
      const { code } = answer
      if (waitAfterRefusal[code]) return update(trx, order, { fulfilment: 'ready' })
      if (code === 'ACTIVE_ORDER_WITH_LINK')
        return update(trx, order, { fulfilment: 'ready', notBefore: inSeconds(60) })
      await update(trx, order, { fulfilment: 'refused', refusedCode: code })
      return openReview(trx, {
        reason: 'REFUSED_BY_SUPPLIER',
        subject: order.id,
        orderId: order.id,
        details: { code, said: answer.answer },
      })
    }
  }
}

/** Nobody knows whether it was placed: a person looks at the supplier, and nothing sends it again by itself. */
export async function parkOrder(trx: Trx, order: OrderRow, said: string): Promise<void> {
  await update(trx, order, { fulfilment: 'unknown' })
  await openReview(trx, {
    reason: 'OUTCOME_UNKNOWN',
    subject: order.id,
    orderId: order.id,
    details: { said: said.slice(0, 500) },
  })
}

async function update(trx: Trx, { id }: OrderRow, set: OrderChange): Promise<void> {
  await trx.updateTable('orders').set(set).where('id', '=', id).execute()
}

const isRepeatedId = (err: unknown) => {
  const { code, constraint } = err as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'orders_upstream'
}
