import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from './compile-once.ts'

type ColumnType = 'uuid' | 'text' | 'integer' | 'bigint' | 'float8' | 'boolean' | 'timestamptz' | 'jsonb'

/**
 * `compileOnce` for many rows at once: `given` is a query that reads them, to be made the first part of the statement.
 * However many there are, it is one statement with one array for each column.
 */
export function compileForMany<Given extends object, Row = object>(
  types: { [Name in keyof Given & string]: ColumnType },
  write: (given: RawBuilder<unknown>) => RawBuilder<unknown>,
): (db: Parameters<ReturnType<typeof compileOnce>>[0], rows: Given[]) => Promise<Row[]> {
  const names = Object.keys(types) as Array<keyof Given & string>
  const run = compileOnce<Record<string, unknown[]>, Row>((columns) => {
    // In a subselect: how many rows there are must not make another plan of it each time.
    const arrays = names.map((name) => sql`(SELECT ${columns[name]}::${sql.raw(types[name])}[])`)
    const named = sql.join(names.map((name) => sql.ref(name)))
    return write(sql`SELECT ${named} FROM unnest(${sql.join(arrays)}) AS given (${named})`)
  })
  return async (db, rows) => run(db, Object.fromEntries(names.map((name) => [name, columnOf(rows, name)])))
}

/** The driver would write down a NULL. */
function columnOf<Given extends object>(rows: Given[], name: keyof Given & string): unknown[] {
  if (rows.some((row) => row[name] === undefined)) throw new Error(`a value is missing: ${name}`)
  return rows.map((row) => row[name])
}
