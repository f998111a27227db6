import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { compileForMany } from '@smm/database/compile-for-many'
import { saidColumns, saidTypes, type SaidValues, saidValues } from '@smm/messaging/outbox'
import {
  type Claim,
  claimingWith,
  type Claiming,
  claimOf,
  claimParts,
  type Next,
  nextColumns,
} from './claim-submission.ts'
import type { Deps } from '../deps.ts'
import { type Movable, type Move, moveOrders, type OrderChange, sayMove } from '../order-status.ts'
import { inSeconds } from '../payments/payments.queries.ts'
import { openReview } from '../decisions/reviews.ts'
import { waitAfterRefusal } from './submission-line.ts'
import type { ClassifiedAdd } from '../supplier/classify-answer.ts'
import type { Balance } from '../supplier/supplier.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { writeOut } from '../write-out.ts'

const tries = 5

/**
 * Writes down what the supplier said, if the order is still ours. The answer is kept with the attempt in any case: it is
 * what a person needs when the order was parked meanwhile. With a balance the next order may be claimed along with it.
 */
export async function storeSubmission(
  deps: Deps,
  claim: Claim,
  answer: ClassifiedAdd,
  balance?: Balance,
): Promise<Claim | undefined> {
  for (let tried = 1; ; tried++) {
    try {
      if (answer.outcome === 'sent') {
        const stored = await storeSent(deps, claim, answer, balance)
        if (stored) return stored.next
      }
      await deps.db.transaction().execute((trx) => store(trx, claim, answer))
      deps.relayNow()
      return undefined
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

const nothingLeft: Balance = { amount: 0, currency: '', text: '' }

/** Nearly always: one statement for an order that the supplier took. Nothing when it is not ours any more. */
async function storeSent(
  { db, settings, supplier, offer }: Deps,
  { attemptId, order }: Claim,
  { upstreamOrderId, answer }: ClassifiedAdd & { outcome: 'sent' },
  balance = nothingLeft,
): Promise<{ next: Claim | undefined } | undefined> {
  const said = sayMove(order, sending)
  const { id, status, version } = order
  const [stored] = await keepSent(db, [
    {
      ...{ id, status, version, attemptId, upstreamOrderId, answer, pollSeconds: settings.SMM_POLL_SECONDS },
      ...{ ...saidValues(said), ...claimingWith(supplier.name, balance) },
    },
  ])
  if (!stored) return undefined
  offer(said)
  return { next: stored.attemptId === null ? undefined : claimOf(stored) }
}

const sending = { to: 'processing', cause: 'sent-to-supplier' } as const satisfies Move

type Sent = Pick<Movable, 'id' | 'status' | 'version'> &
  SaidValues &
  Claiming & { attemptId: string; upstreamOrderId: string; answer: string; pollSeconds: number }

/**
 * The next order is claimed in the statement that stores what became of this one: each is claimed, and committed so,
 * before its call, and of two that are sent one after the other each costs one commit.
 */
const keepSent = compileForMany<Sent, Next | { attemptId: null }>(
  {
    ...{ id: 'uuid', status: 'text', version: 'integer', attemptId: 'uuid', upstreamOrderId: 'text' },
    ...{ answer: 'text', pollSeconds: 'float8', ...saidTypes },
    ...{ supplier: 'text', worker: 'text', balance: 'text', mostCost: 'float8' },
  },
  (given) => sql`
    WITH given AS (${given}), held AS (
      SELECT orders.id FROM given JOIN orders ON orders.id = given.id
      WHERE fulfilment = 'sending' AND orders.status = given.status AND orders.version = given.version
      FOR NO KEY UPDATE OF orders
    ), answered AS (
      UPDATE submission_attempts
      SET answered_at = now(), outcome = 'sent', upstream_order_id = given.upstream_order_id, answer = given.answer
      FROM given JOIN held ON held.id = given.id
      WHERE submission_attempts.id = given.attempt_id AND outcome IS NULL
      RETURNING order_id
    ), sent AS (
      SELECT id, status, version, upstream_order_id, poll_seconds, ${saidColumns}
      FROM given JOIN answered ON answered.order_id = given.id
    ), ${moveOrders('sent', { ...sending, set: whenSent })}, closed AS (
      UPDATE reviews SET closed_at = now(), closed_by = 'orders', resolution = 'sent'
      FROM moved WHERE reviews.order_id = moved.id AND reason = 'WAITING_TOO_LONG' AND closed_at IS NULL
    ), ${claimParts(ofGiven, 'moved')}
    SELECT ${nextColumns} FROM moved LEFT JOIN (next JOIN attempt ON true) ON true`,
)

const whenSent = {
  fulfilment: writeOut('sent'),
  upstreamOrderId: sql`was.upstream_order_id`,
  sentAt: sql`now()`,
  nextCheckAt: sql`now() + make_interval(secs => was.poll_seconds)`,
}
const ofGiven = {
  supplier: sql`(SELECT supplier FROM given)`,
  worker: sql`(SELECT worker FROM given)`,
  balance: sql`(SELECT balance FROM given)`,
  mostCost: sql`(SELECT most_cost FROM given)`,
}

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

/** Another order has the supplier's id already. */
export const isRepeatedId = (err: unknown): boolean => {
  const { code, constraint } = err as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'orders_upstream'
}
