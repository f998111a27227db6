import { sql } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { ShopFigures } from '@smm/contracts/figures/shop-figures'
import type { Db } from './tables.ts'

/** Fewer are chance, not a figure of the shop. */
const enoughCompleted = 100
const enoughStarts = 20
const startDays = 30
const freshMs = 24 * 60 * 60_000

/** The shop's figures, counted once a day: the count reads every order. */
export function openShopFigures(db: Db, now = Date.now): () => Promise<ShopFigures> {
  let counted: { figures: Promise<ShopFigures>; until: number } | undefined
  return () => {
    if (counted && counted.until > now()) return counted.figures
    const counting = { figures: countFigures(db), until: now() + freshMs }
    counting.figures.catch(() => (counting.until = 0))
    counted = counting
    return counting.figures
  }
}

async function countFigures(db: Db): Promise<ShopFigures> {
  const [completedOrders, starts] = await Promise.all([countCompleted(db), findStarts(db)])
  return { ...(completedOrders >= enoughCompleted && { completedOrders }), starts }
}

async function countCompleted(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', sql.lit('completed'))
    .executeTakeFirstOrThrow()
  return count
}

async function findStarts(db: Db): Promise<ShopFigures['starts']> {
  const { rows } = await sql<Product & { medianMinutes: number }>`
    SELECT platform, service_type, greatest(1, round(percentile_cont(0.5)
      WITHIN GROUP (ORDER BY extract(epoch FROM started_at - paid_at)) / 60))::int AS median_minutes
    FROM orders
    WHERE started_at > now() - make_interval(days => ${startDays}) AND paid_at <= started_at
    GROUP BY platform, service_type HAVING count(*) >= ${enoughStarts}`.execute(db)
  return rows
}
