import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Refunds that wait for the staff. A failed one is a review instead. */
export const owedRefunds = (db: Db) => db.selectFrom('refunds').where('state', '=', 'requested')

export type OwedSum = { count: number; cents: number; since: Date | null; ageSeconds: number }

/** The sum of them and the age of the oldest. */
export const sumOwedRefunds = (db: Db): Promise<OwedSum> =>
  owedRefunds(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'),
      eb.fn.min('requestedAt').as('since'),
      sql<number>`coalesce(extract(epoch from now() - min(requested_at)), 0)::float8`.as('ageSeconds'),
    ])
    .executeTakeFirstOrThrow()
