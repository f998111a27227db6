import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { isEnough } from './submission-line.ts'
import type { Balance } from './supplier/supplier.ts'
import type { OrderRow, Trx } from './tables.ts'

export type Claim = {
  attemptId: string
  order: Pick<OrderRow, 'id' | 'link' | 'quantity' | 'correlationId'>
  serviceId: number
  costBrl: number
}

export const isAnythingReady = async ({ db }: Deps): Promise<boolean> => {
  const ready = await db
    .selectFrom('orders')
    .select('id')
    .where('fulfilment', '=', 'ready')
    .limit(1)
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
    return await deps.db.transaction().execute((trx) => claim(deps, trx, balance))
  } catch (err) {
    const { code, constraint } = err as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'orders_one_in_flight') return undefined
    throw err
  }
}

async function claim(
  { supplier }: Deps,
  trx: Trx,
  balance: Balance,
): Promise<Claim | 'too-little' | undefined> {
  const next = await lockNext(trx, supplier.name)
  if (!next) return undefined
  const costBrl = (next.costMicrosPerThousand * next.quantity) / 1_000 / 1_000_000
  if (!isEnough(balance, costBrl)) return 'too-little'
  const serviceId = next.upstreamServiceId!
  const attempt = await trx
    .with('claimed', (qb) =>
      qb
        .updateTable('orders')
        .set({ fulfilment: 'sending', sendingSince: sql<Date>`now()` })
        .where('id', '=', next.id),
    )
    .insertInto('submissionAttempts')
    .values({
      orderId: next.id,
      supplier: supplier.name,
      upstreamServiceId: serviceId,
      worker: `${hostname()}:${process.pid}`,
      balanceBefore: `${balance.text} ${balance.currency}`.trim(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { attemptId: attempt.id, order: next, serviceId, costBrl }
}

/** The oldest ready order whose service is known upstream and whose target has no earlier delivery under way. */
const lockNext = (trx: Trx, supplier: string) =>
  trx
    .selectFrom('orders as next')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.platform', '=', 'next.platform')
        .onRef('offers.serviceType', '=', 'next.serviceType'),
    )
    .select([
      'next.id',
      'next.link',
      'next.quantity',
      'next.correlationId',
      'offers.upstreamServiceId',
      'offers.costMicrosPerThousand',
    ])
    .where('next.fulfilment', '=', 'ready')
    .where('next.supplier', '=', supplier)
    .where('offers.upstreamServiceId', 'is not', null)
    .where((eb) => eb.or([eb('next.notBefore', 'is', null), eb('next.notBefore', '<=', sql<Date>`now()`)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders as busy')
            .select('busy.id')
            .where('busy.fulfilment', 'in', ['sending', 'sent', 'unknown'])
            .where('busy.status', 'in', ['paid', 'processing'])
            .whereRef('busy.link', '=', 'next.link')
            .whereRef('busy.platform', '=', 'next.platform')
            .whereRef('busy.serviceType', '=', 'next.serviceType'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders as flying')
            .select('flying.id')
            .where('flying.fulfilment', '=', 'sending')
            .where('flying.supplier', '=', supplier),
        ),
      ),
    )
    .orderBy('next.readyAt')
    .limit(1)
    .forUpdate('next')
    .skipLocked()
    .executeTakeFirst()
