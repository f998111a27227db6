import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { literals } from '../orders.queries.ts'
import type { Balance } from '../supplier/supplier.ts'
import { type Db, isUniqueViolation, orderColumns, type OrderRow, type Trx } from '../tables.ts'
import { isVetoed } from '../fence/vetoed-orders.ts'
import { maxCostBrl } from './supplier-circuit-breaker.ts'

/** `number` counts the claims of a supplier, in step with the witnesses outside this database. */
export type Claim = { attemptId: string; number: number; order: OrderRow; serviceId: number; costBrl: number }

export const isAnyOrderReady = async ({ db }: Deps): Promise<boolean> => {
  const ready = await db
    .selectFrom('orders')
    .select('id')
    .where('fulfilment', '=', sql.lit('ready'))
    .limit(sql.lit(1))
    .executeTakeFirst()
  return ready !== undefined
}

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
  try {
    return await db.transaction().execute(async (trx) => {
      const next = await lockNext(trx, supplier.name, maxCostBrl(balance))
      if (next) return claim(trx, next, balance)
      return (await lockNext(trx, supplier.name, Infinity)) && 'too-expensive'
    })
  } catch (err) {
    if (isUniqueViolation(err, 'orders_one_in_flight')) return undefined
    throw err
  }
}

type Next = OrderRow & { serviceId: number; costBrl: number }

async function claim(trx: Trx, { serviceId, costBrl, ...order }: Next, balance: Balance): Promise<Claim> {
  await trx
    .updateTable('orders')
    .set({ fulfilment: 'sending', sendingSince: sql<Date>`now()` })
    .where('id', '=', order.id)
    .execute()
  const number = await nextClaimNumber(trx, order.supplier)
  const { id: attemptId } = await trx
    .insertInto('submissionAttempts')
    .values({
      orderId: order.id,
      supplier: order.supplier,
      claimNumber: number,
      upstreamServiceId: serviceId,
      worker,
      balanceBefore: `${balance.text} ${balance.currency}`.trim(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { attemptId, number, order, serviceId, costBrl }
}

async function nextClaimNumber(trx: Trx, supplier: string): Promise<number> {
  const { claims } = await trx
    .insertInto('submissionFence')
    .values({ supplier, claims: 1 })
    .onConflict((conflict) =>
      conflict.column('supplier').doUpdateSet((eb) => ({ claims: eb('submissionFence.claims', '+', 1) })),
    )
    .returning('claims')
    .executeTakeFirstOrThrow()
  return claims
}

const costBrl = sql<number>`offers.cost_micros_per_thousand * ready.quantity / 1e9::float8`

/**
 * Locks the oldest ready order within the limit whose service is known upstream and whose target has no delivery under
 * way. The looks at other orders are scalar subselects: as EXISTS they would be joined for every ready order. The CASE keeps
 * the planner from taking the first one for rare, which makes a prepared plan look too expensive while many orders wait.
 */
const lockNext = (trx: Trx, supplier: string, costLimitBrl: number): Promise<Next | undefined> =>
  trx
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
    .where((eb) => eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', sql<Date>`now()`)]))
    .where((eb) => eb.not(isVetoed('ready')))
    .where(sql<boolean>`CASE WHEN (${deliveryToSameTarget(trx)}) IS NULL THEN true ELSE false END`)
    .where(sql<boolean>`(${submissionUnderWay(trx, supplier)}) IS NULL`)
    .orderBy('ready.readyAt')
    .limit(sql.lit(1))
    .forUpdate('ready')
    .skipLocked()
    .executeTakeFirst()

const deliveryToSameTarget = (db: Db) =>
  db
    .selectFrom('orders as busy')
    .select('busy.id')
    .where('busy.fulfilment', 'in', literals('sending', 'sent', 'unknown'))
    .where('busy.status', 'in', literals('paid', 'processing'))
    .where(sql<boolean>`busy.link = ready.link`)
    .where(sql<boolean>`busy.platform = ready.platform`)
    .where(sql<boolean>`busy.service_type = ready.service_type`)
    .limit(sql.lit(1))

const submissionUnderWay = (db: Db, supplier: string) =>
  db
    .selectFrom('orders as submitting')
    .select('submitting.id')
    .where('submitting.fulfilment', '=', sql.lit('sending'))
    .where('submitting.supplier', '=', supplier)
    .limit(sql.lit(1))
