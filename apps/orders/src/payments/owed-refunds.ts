import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Refunds that leave when an administrator says so. One that failed stands before him as a review. */
export const owedRefunds = (db: Db) => db.selectFrom('refunds').where('state', '=', 'requested')

export type OwedSum = { count: number; cents: number; since: Date | null; ageSeconds: number }

/** How much is owed, and for how long at most. */
export const sumOwedRefunds = (db: Db): Promise<OwedSum> =>
  owedRefunds(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'),
      eb.fn.min('requestedAt').as('since'),
      sql<number>`coalesce(extract(epoch from now() - min(requested_at)), 0)::float8`.as('ageSeconds'),
    ])
    .executeTakeFirstOrThrow()
