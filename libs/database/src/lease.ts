import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * The end of a lease that starts now, on the database's clock, which all replicas share. A leased row belongs to one
 * process until then; no other picks it up, and it falls due by itself when that process dies.
 */
export const leaseUntil = (seconds: number | Expression<number>): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${typeof seconds === 'number' ? sql.lit(seconds) : seconds})`
