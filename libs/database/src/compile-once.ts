import { CompiledQuery, type QueryExecutorProvider, type QueryResult, type RawBuilder } from 'kysely'

const nameOfValue = Symbol('name of a value')
/** A Kysely, or a transaction of one, over whatever tables. */
type AnyDb = QueryExecutorProvider & {
  executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>
}
type Placeholder = { [nameOfValue]: string }

/**
 * A statement that is carried out for every order: it is put together the first time, from placeholders, and only its
 * values change. To put it together each time costs about as much as to carry it out. What `write` is handed are the
 * placeholders, so it must not look into them, nor spread what holds them.
 */
export function compileOnce<Values extends object, Row = object>(
  write: (values: Values) => RawBuilder<unknown>,
): (db: AnyDb, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined
  return async (db, values) => {
    compiled ??= write(placeholders()).compile(db)
    const parameters = compiled.parameters.map((value) => known(valueOf(value, values), compiled!.sql))
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(compiled.sql, parameters) as CompiledQuery<Row>,
    )
    return rows
  }
}

const placeholders = <Values extends object>() =>
  new Proxy({} as Values, { get: (_values, name): Placeholder => ({ [nameOfValue]: String(name) }) })

const valueOf = (value: unknown, values: object): unknown =>
  isPlaceholder(value) ? values[value[nameOfValue] as keyof typeof values] : value

/** The driver would write down a NULL. */
function known(value: unknown, sql: string): unknown {
  if (value === undefined) throw new Error(`a value is missing: ${sql}`)
  return value
}

const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === 'object' && value !== null && nameOfValue in value
