import { hostname } from 'node:os'
import { type QueryCreator, sql } from 'kysely'
import type { Deps } from './deps.ts'
import type { Movable } from './order-status.ts'
import { mostCost } from './submission-line.ts'
import type { Balance } from './supplier/supplier.ts'
import type { OrderRow, Tables } from './tables.ts'
import { writeOut } from './write-out.ts'

export type Claim = {
  attemptId: string
  order: Movable & Pick<OrderRow, 'link' | 'quantity'>
  serviceId: number
  costBrl: number
}

export const isAnythingReady = async ({ db }: Deps): Promise<boolean> => {
  const ready = await db
    .selectFrom('orders')
    .select('id')
    .where('fulfilment', '=', writeOut('ready'))
    .limit(writeOut(1))
    .executeTakeFirst()
  return ready !== undefined
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

/** One statement is one transaction. Without an attempt the order was found and not claimed. */
const claimNext = ({ db, supplier }: Deps, balance: Balance) =>
  db
    .with('next', (qb) => lockNext(qb, supplier.name))
    .with('claimed', (qb) =>
      qb
        .updateTable('orders')
        .from('next')
        .set({ fulfilment: 'sending', sendingSince: sql<Date>`now()` })
        .whereRef('orders.id', '=', 'next.id')
        .where('next.costBrl', '<=', mostCost(balance))
        .returning('orders.id'),
    )
    .with('attempt', (qb) =>
      qb
        .insertInto('submissionAttempts')
        .columns(['orderId', 'supplier', 'upstreamServiceId', 'worker', 'balanceBefore'])
        .expression((eb) =>
          eb
            .selectFrom('next')
            .innerJoin('claimed', 'claimed.id', 'next.id')
            .select([
              'next.id',
              sql<string>`${supplier.name}::text`.as('supplier'),
              'next.upstreamServiceId',
              sql<string>`${`${hostname()}:${process.pid}`}::text`.as('worker'),
              sql<string>`${`${balance.text} ${balance.currency}`.trim()}::text`.as('balanceBefore'),
            ]),
        )
        .returning('submissionAttempts.id'),
    )
    .selectFrom('next')
    .leftJoin('attempt', (join) => join.onTrue())
    .select(['next.id', 'next.link', 'next.quantity', 'next.conversationId', 'next.correlationId'])
    .select(['next.status', 'next.version', 'next.remains'])
    .select(['next.upstreamServiceId', 'next.costBrl', 'attempt.id as attemptId'])
    .executeTakeFirst()

/**
 * The oldest ready order whose service is known upstream and whose target has no earlier delivery under way. The two
 * looks at other orders are subselects and no EXISTS: those would be joined for all that are ready before the oldest
 * is known, and many wait when the supplier was away.
 */
const lockNext = (part: QueryCreator<Tables>, supplier: string) =>
  part
    .selectFrom('orders as ready')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.platform', '=', 'ready.platform')
        .onRef('offers.serviceType', '=', 'ready.serviceType'),
    )
    .select([
      'ready.id',
      'ready.link',
      'ready.quantity',
      'ready.conversationId',
      'ready.correlationId',
      'ready.status',
      'ready.version',
      'ready.remains',
      'offers.upstreamServiceId',
      sql<number>`offers.cost_micros_per_thousand * ready.quantity / 1e9::float8`.as('costBrl'),
    ])
    .where('ready.fulfilment', '=', writeOut('ready'))
    .where('ready.supplier', '=', supplier)
    .where('offers.upstreamServiceId', 'is not', null)
    .where((eb) => eb.or([eb('ready.notBefore', 'is', null), eb('ready.notBefore', '<=', sql<Date>`now()`)]))
    .where(
      (eb) =>
        eb
          .selectFrom('orders as busy')
          .select('busy.id')
          .where('busy.fulfilment', 'in', (['sending', 'sent', 'unknown'] as const).map(writeOut))
          .where('busy.status', 'in', (['paid', 'processing'] as const).map(writeOut))
          .whereRef('busy.link', '=', 'ready.link')
          .whereRef('busy.platform', '=', 'ready.platform')
          .whereRef('busy.serviceType', '=', 'ready.serviceType')
          .limit(writeOut(1)),
      'is',
      null,
    )
    .where(
      (eb) =>
        eb
          .selectFrom('orders as flying')
          .select('flying.id')
          .where('flying.fulfilment', '=', writeOut('sending'))
          .where('flying.supplier', '=', supplier)
          .limit(writeOut(1)),
      'is',
      null,
    )
    .orderBy('ready.readyAt')
    .limit(writeOut(1))
    .forUpdate('ready')
    .skipLocked()
