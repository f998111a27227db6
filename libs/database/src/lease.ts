import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from 'kysely'

/**
 * The end of a lease that starts now, on the database's clock, which all replicas share. A leased row belongs to one
 * process until then; no other picks it up, and it falls due by itself when that process dies.
 */
export const leaseUntil = (seconds: number | Expression<number>): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${typeof seconds === 'number' ? sql.lit(seconds) : seconds})`

/**
 * Whether the key of a row is among those of `rows` that are due by `column`, the longest due first, locked for the UPDATE that
 * leases them, each once. An array is read once; a plan for IN may read the subquery again for each row, past its limit.
 */
export const isDue = <Tables, Names extends keyof Tables, Row>(
  key: StringReference<Tables, Names> & string,
  rows: SelectQueryBuilder<Tables, Names, Row>,
  column: StringReference<Tables, Names> & string,
  limit: number,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(key)} = any(array(${rows
    .where(sql<boolean>`${sql.ref(column)} <= now()`)
    .orderBy(sql.ref(column))
    .limit(sql.lit(limit))
    .forUpdate()
    .skipLocked()}))`
