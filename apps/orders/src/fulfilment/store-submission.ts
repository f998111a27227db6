import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { compileOnce } from '@smm/database/compile-once'
import { type SaidValues, saidValues, writeSaid } from '@smm/messaging/outbox'
import type { Claim } from './claim-submission.ts'
import type { Deps } from '../deps.ts'
import { changeOrder, type Movable, type Move, noteMove, type OrderChange, sayMove } from '../order-status.ts'
import { inSeconds } from '../payments/payments.queries.ts'
import { openReview } from '../decisions/reviews.ts'
import { waitAfterRefusal } from './submission-line.ts'
import type { ClassifiedAdd } from '../supplier/classify-answer.ts'
import type { OrderRow, Trx } from '../tables.ts'

const tries = 5

/**
 * Writes down what the supplier said, if the order is still ours. The answer is kept with the attempt in any case: it is
 * what a person needs when the order was parked meanwhile.
 */
export async function storeSubmission(deps: Deps, claim: Claim, answer: ClassifiedAdd): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      const said = await storeSent(deps, claim, answer)
      if (said) return deps.offer(said)
      await deps.db.transaction().execute((trx) => store(trx, claim, answer))
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

/** Nearly always: one statement for an order that the supplier took. Nothing when it is not ours any more. */
async function storeSent({ db, settings }: Deps, { attemptId, order }: Claim, answer: ClassifiedAdd) {
  if (answer.outcome !== 'sent') return undefined
  const { upstreamOrderId } = answer
  const said = sayMove(order, sending)
  const rows = await keepSent(db, {
    ...{ id: order.id, status: order.status, version: order.version, attemptId },
    ...{ upstreamOrderId, answer: answer.answer, pollSeconds: settings.SMM_POLL_SECONDS },
    ...saidValues(said),
  })
  return rows.length > 0 ? said : undefined
}

const sending = { to: 'processing', cause: 'sent-to-supplier' } as const satisfies Move

type Sent = Pick<Movable, 'id' | 'status' | 'version'> &
  SaidValues & { attemptId: string; upstreamOrderId: string; answer: string; pollSeconds: number }

const keepSent = compileOnce<Sent>((sent) => {
  const nextCheckAt = inSeconds(sent.pollSeconds)
  const { upstreamOrderId } = sent
  const set = { fulfilment: 'sent', upstreamOrderId, sentAt: sql<Date>`now()`, nextCheckAt } as const
  const move = { ...sending, set }
  return sql`
    WITH held AS (
      SELECT id FROM orders
      WHERE id = ${sent.id} AND fulfilment = 'sending' AND status = ${sent.status} AND version = ${sent.version}
      FOR UPDATE
    ), answered AS (
      UPDATE submission_attempts
      SET answered_at = now(), outcome = 'sent', upstream_order_id = ${upstreamOrderId}, answer = ${sent.answer}
      FROM held WHERE submission_attempts.id = ${sent.attemptId} AND outcome IS NULL
      RETURNING submission_attempts.id
    ), moved AS (${changeOrder(sent, move, 'answered')}), noted AS (${noteMove(sent, move)}),
    said AS (${writeSaid('moved', sent)}), closed AS (
      UPDATE reviews SET closed_at = now(), closed_by = 'orders', resolution = 'sent'
      FROM moved WHERE reviews.order_id = moved.id AND reason = 'WAITING_TOO_LONG' AND closed_at IS NULL
    )
    SELECT id FROM moved`
})

async function store(trx: Trx, claim: Claim, answer: ClassifiedAdd) {
  const order = await answerAttempt(trx, claim, answer)
  if (order.fulfilment === 'sending' && order.outcome === answer.outcome) await carryOut(trx, order, answer)
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
    .executeTakeFirstOrThrow()

async function carryOut(trx: Trx, order: OrderRow, answer: ClassifiedAdd): Promise<void> {
  switch (answer.outcome) {
    case 'sent':
      throw new Error('an order moved while it was being sent')
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
