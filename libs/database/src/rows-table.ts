import { type RawBuilder, sql } from 'kysely'

type SqlType = 'uuid' | 'text' | 'integer' | 'bigint' | 'float8' | 'timestamptz' | 'jsonb'

/**
 * `rows` as the table `rows` of a statement, to insert or join any number of them. Each column is one array parameter, so
 * the statement's text does not depend on their number and is prepared once.
 */
export function rowsTable<Row extends object>(types: { [Name in keyof Row & string]: SqlType }, rows: Row[]) {
  const names = Object.keys(types) as Array<keyof Row & string>
  const columns = names.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(types[name])}[]`)
  const aliases = names.map((name) => sql.ref(name))
  return sql<Row>`unnest(${sql.join(columns)})`.as<'rows'>(sql`rows (${sql.join(aliases)})`)
}

/** A condition on a CTE of the same statement: it has a row. Always true without a CTE. */
export const hasRow = (cte?: string): RawBuilder<boolean> =>
  cte === undefined ? sql<boolean>`true` : sql<boolean>`EXISTS (SELECT FROM ${sql.table(cte)})`
