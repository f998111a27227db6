import { hostname } from 'node:os'
import { type QueryCreator, sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { literals } from '../orders.queries.ts'
import type { Balance } from '../supplier/supplier.ts'
import { type Db, isUniqueViolation, orderColumns, type OrderRow, type Tables } from '../tables.ts'
import { isVetoed } from '../fence/vetoed-orders.ts'
import { maxCostBrl } from './supplier-circuit-breaker.ts'

/** `number` counts the claims of a supplier, in step with the witnesses outside this database. */
export type Claim = { attemptId: string; number: number; order: OrderRow; serviceId: number; costBrl: number }

export const isAnyOrderReady = async ({ db }: Deps): Promise<boolean> => {
  const ready = await db
    .selectFrom('orders')
    .select('id')
    .where('fulfilment', '=', sql.lit('ready'))
    .where(isDue)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return ready !== undefined
}

/** Its time to be cancelled is over, and nobody has asked for it meanwhile. */
const isDue = sql<boolean>`coalesce(not_before <= now(), true) AND next_cancel_at IS NULL`

const worker = `${hostname()}:${process.pid}`

/**
 * Claims the oldest affordable order that may be submitted, with an attempt, committed before the supplier is called.
 * `too-expensive` when only dearer ones wait. Undefined when there is none, or another replica is submitting: a unique
 * index allows one submission per supplier at a time.
 */
export async function claimSubmission(
  { db, supplier }: Deps,
  balance: Balance,
): Promise<Claim | 'too-expensive' | undefined> {
  const limitBrl = maxCostBrl(balance)
  try {
    const claim = await claimNext(db, supplier.name, limitBrl, balance)
    if (claim) return claim
  } catch (err) {
    if (isUniqueViolation(err, 'orders_one_in_flight')) return undefined
    throw err
  }
  const dearer = await lockNext(db, supplier.name, Infinity).executeTakeFirst()
  return dearer && dearer.costBrl > limitBrl ? 'too-expensive' : undefined
}

/** Every write of a claim in one statement: the order, the supplier's count of claims and the attempt. */
async function claimNext(
  db: Db,
  supplier: string,
  limitBrl: number,
  balance: Balance,
): Promise<Claim | undefined> {
  const claimed = await db
    .with('next', (qb) => lockNext(qb, supplier, limitBrl))
    .with('claimed', (qb) =>
      qb
        .updateTable('orders')
        .from('next')
        .set({ fulfilment: 'sending', sendingSince: sql<Date>`now()` })
        .whereRef('orders.id', '=', 'next.id'),
    )
    .with('fence', (qb) =>
      qb
        .insertInto('submissionFence')
        .columns(['supplier', 'claims'])
        .expression(qb.selectFrom('next').select(['supplier', sql.lit(1).as('claims')]))
        .onConflict((conflict) =>
          conflict.column('supplier').doUpdateSet((eb) => ({ claims: eb('submissionFence.claims', '+', 1) })),
        )
        .returning('claims'),
    )
    .with('attempt', (qb) =>
      qb
        .insertInto('submissionAttempts')
        .columns(['orderId', 'supplier', 'claimNumber', 'upstreamServiceId', 'worker', 'balanceBefore'])
        .expression(
          qb
            .selectFrom(['next', 'fence'])
            .select((eb) => [
              'next.id',
              'next.supplier',
              'fence.claims',
              'next.serviceId',
              eb.val(worker).as('worker'),
              eb.val(`${balance.text} ${balance.currency}`.trim()).as('balanceBefore'),
            ]),
        )
        .returning('id'),
    )
    .selectFrom(['next', 'fence', 'attempt'])
    .selectAll('next')
    .select(['attempt.id as attemptId', 'fence.claims as number'])
    .executeTakeFirst()
  if (!claimed) return undefined
  const { attemptId, number, serviceId, costBrl, ...order } = claimed
  return { attemptId, number, order, serviceId, costBrl }
}

const costBrl = sql<number>`offers.cost_micros_per_thousand * ready.quantity / 1e9::float8`

/**
 * Locks the oldest ready order within the limit whose service is known upstream and whose target has no delivery under
 * way. The looks at other orders are scalar subselects: as EXISTS they would be joined for every ready order. The CASE keeps
 * the planner from taking the first one for rare, which makes a prepared plan look too expensive while many orders wait.
 */
const lockNext = (qb: QueryCreator<Tables>, supplier: string, costLimitBrl: number) =>
  qb
    .selectFrom('orders as ready')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.platform', '=', 'ready.platform')
        .onRef('offers.serviceType', '=', 'ready.serviceType'),
    )
    .select(orderColumns.map((name) => `ready.${name}` as const))
    .select([sql<number>`offers.upstream_service_id`.as('serviceId'), costBrl.as('costBrl')])
    .where('ready.fulfilment', '=', sql.lit('ready'))
    .where('ready.supplier', '=', supplier)
    .where('offers.upstreamServiceId', 'is not', null)
    .where(costBrl, '<=', costLimitBrl)
    .where(isDue)
    .where((eb) => eb.not(isVetoed('ready')))
    .where(sql<boolean>`CASE WHEN (${deliveryToSameTarget(qb)}) IS NULL THEN true ELSE false END`)
    .where(sql<boolean>`(${submissionUnderWay(qb, supplier)}) IS NULL`)
    .orderBy('ready.readyAt')
    .limit(sql.lit(1))
    .forUpdate('ready')
    .skipLocked()

const deliveryToSameTarget = (qb: QueryCreator<Tables>) =>
  qb
    .selectFrom('orders as busy')
    .select('busy.id')
    .where('busy.fulfilment', 'in', literals('sending', 'sent', 'unknown'))
    .where('busy.status', 'in', literals('paid', 'processing'))
    .where(sql<boolean>`busy.link = ready.link`)
    .where(sql<boolean>`busy.platform = ready.platform`)
    .where(sql<boolean>`busy.service_type = ready.service_type`)
    .limit(sql.lit(1))

const submissionUnderWay = (qb: QueryCreator<Tables>, supplier: string) =>
  qb
    .selectFrom('orders as submitting')
    .select('submitting.id')
    .where('submitting.fulfilment', '=', sql.lit('sending'))
    .where('submitting.supplier', '=', supplier)
    .limit(sql.lit(1))
