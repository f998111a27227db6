import { hostname } from 'node:os'
import { type QueryCreator, sql } from 'kysely'
import { rowsTable } from '@smm/database/rows-table'
import type { Deps } from '../deps.ts'
import { literals } from '../order/orders.queries.ts'
import type { ConnectedSupplier } from '../supplier/open-suppliers.ts'
import type { Balance } from '../supplier/read-balance.ts'
import { type Db, isUniqueViolation, type OrderRow, type Tables } from '../tables.ts'
import { isVetoed } from '../fence/vetoed-orders.ts'
import { maxCostBrl } from './supplier-circuit-breaker.ts'

/** `number` counts the claims of a supplier, in step with the witnesses outside this database. */
export type Claim = {
  attemptId: string
  number: number
  order: Pick<OrderRow, (typeof claimedNames)[number] | 'supplier'>
  serviceId: number
  costBrl: number
  /** No other order was ready. */
  isLast: boolean
}

export const isAnyOrderReady = async ({ db }: Deps): Promise<boolean> =>
  (await oldestReady(db).executeTakeFirst()) !== undefined

/** Sorted for the index alone: with the statistics of a backlog, the planner would read the whole table to find none. */
const oldestReady = (qb: QueryCreator<Tables>) =>
  qb
    .selectFrom('orders as waiting')
    .select('waiting.id')
    .where('waiting.fulfilment', '=', sql.lit('ready'))
    .where(isDue)
    .orderBy('waiting.readyAt')
    .limit(sql.lit(1))

/** Its time to be cancelled is over, and nobody has asked for it meanwhile. */
const isDue = sql<boolean>`coalesce(not_before <= now(), true) AND next_cancel_at IS NULL`

const worker = `${hostname()}:${process.pid}`

/** A supplier that may be given orders now, and the highest cost in reais that it may be given. */
type OpenSupplier = { supplierId: string; limitBrl: number }

/**
 * Claims the supplier's oldest order with an attempt, committed before the call; `too-expensive` when only dearer ones wait.
 * Undefined when there is none, or another replica submits to this supplier or target: a unique index allows one for each.
 */
export async function claimSubmission(
  { db, suppliers }: Deps,
  { id }: ConnectedSupplier,
  balance: Balance,
): Promise<Claim | 'too-expensive' | undefined> {
  const limitBrl = maxCostBrl(balance)
  const others = suppliers
    .known()
    .filter((other) => other.id !== id && other.isOn && !other.breaker.isOpen())
    .map((other) => ({ supplierId: other.id, limitBrl: other.breaker.limitBrl() }))
  const openTo = (ownLimitBrl: number) => [{ supplierId: id, limitBrl: ownLimitBrl }, ...others]
  try {
    const claim = await claimNext(db, id, openTo(limitBrl), balance)
    if (claim) return claim
  } catch (err) {
    if (inFlightIndexes.some((index) => isUniqueViolation(err, index))) return undefined
    throw err
  }
  const dearer = await lockNext(db, id, openTo(Infinity)).executeTakeFirst()
  return dearer && dearer.costBrl > limitBrl ? 'too-expensive' : undefined
}

const inFlightIndexes = ['orders_one_in_flight', 'orders_one_in_flight_per_target']

/** Every write of a claim in one statement: the order, the supplier's count of claims and the attempt. */
async function claimNext(
  db: Db,
  supplierId: string,
  open: OpenSupplier[],
  balance: Balance,
): Promise<Claim | undefined> {
  const claimed = await db
    .with('next', (qb) => lockNext(qb, supplierId, open))
    .with('claimed', (qb) =>
      qb
        .updateTable('orders')
        .from('next')
        .set((eb) => ({
          fulfilment: 'sending',
          sendingSince: sql<Date>`now()`,
          supplier: eb.ref('next.supplier'),
        }))
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
    .select(claimedColumns)
    .select(['attempt.id as attemptId', 'fence.claims as number'])
    .select(
      sql<boolean>`(${oldestReady(db).where(sql<boolean>`waiting.id <> next.id`)}) IS NULL`.as('isLast'),
    )
    .executeTakeFirst()
  if (!claimed) return undefined
  const { attemptId, number, serviceId, costBrl, isLast, ...order } = claimed
  return { attemptId, number, order, serviceId, costBrl, isLast }
}

/**
 * Locks the supplier's oldest ready order whose target has no delivery under way. EXISTS would be joined for every ready order;
 * the CASE keeps the planner from taking scalar subselects for rare, and so a prepared plan for too expensive.
 */
const lockNext = (qb: QueryCreator<Tables>, supplierId: string, open: OpenSupplier[]) =>
  qb
    .selectFrom('orders as ready')
    .innerJoinLateral(
      () => bestRoute(qb, open).as('route'),
      (join) => join.onTrue(),
    )
    .select(readyColumns)
    .select(['route.supplierId as supplier', 'route.upstreamServiceId as serviceId', 'route.costBrl'])
    .where('ready.fulfilment', '=', sql.lit('ready'))
    .where('route.supplierId', '=', supplierId)
    .where(isDue)
    .where((eb) => eb.not(isVetoed('ready')))
    .where(sql<boolean>`CASE WHEN (${deliveryToSameTarget(qb)}) IS NULL THEN true ELSE false END`)
    .where(sql<boolean>`(${submissionUnderWay(qb, supplierId)}) IS NULL`)
    .orderBy('ready.readyAt')
    .limit(sql.lit(1))
    .forUpdate('ready')
    .skipLocked()

const claimedNames = ['id', 'correlationId', 'link', 'quantity', 'readyAt'] as const

const readyColumns = claimedNames.map((name) => `ready.${name}` as const)

const claimedColumns = [
  ...claimedNames.map((name) => `next.${name}` as const),
  'next.supplier',
  'next.serviceId',
  'next.costBrl',
] as const

const costBrl = sql<number>`routes.cost_micros_per_thousand * ready.quantity / 1e9::float8`

/** Selects the first of the routes of a ready order that can be taken now and have not refused it. */
const bestRoute = (qb: QueryCreator<Tables>, open: OpenSupplier[]) =>
  qb
    .selectFrom('tieredDeliveryRoutes as routes')
    .innerJoin(
      rowsTable({ supplierId: 'text', limitBrl: 'float8' }, open),
      'rows.supplierId',
      'routes.supplierId',
    )
    .select(['routes.supplierId', 'routes.upstreamServiceId', costBrl.as('costBrl')])
    .where(sql<boolean>`routes.platform = ready.platform AND routes.service_type = ready.service_type`)
    .where(sql<boolean>`routes.tier = coalesce(ready.tier, '')`)
    .where(sql<boolean>`routes.supplier_id <> ALL (ready.refused_by)`)
    .where(
      sql<boolean>`ready.quantity BETWEEN coalesce(routes.min_quantity, 0) AND coalesce(routes.max_quantity, ready.quantity)`,
    )
    .where(sql<boolean>`${costBrl} <= rows.limit_brl`)
    .orderBy('routes.rank')
    .orderBy('routes.supplierId')
    .limit(sql.lit(1))

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
