import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isTracing, noteSpan } from '@smm/http-service/trace'
import { prepareStatements } from './prepare-statements.ts'

type Log = { error: (details: object, message: string) => void }

// bigint columns hold centavos, versions and sequence numbers, all far below 2^53.
const int8 = 20
const parsers = new pg.TypeOverrides()
parsers.setTypeParser(int8, Number)

export type ConnectOptions = { url: string; log: Log; poolSize?: number; applicationName?: string }

/**
 * A Kysely over a small pool: snake_case in SQL, camelCase here, json left as it is. A statement is cut off by the
 * server after 5 s, a lock wait after 2 s, an idle transaction after 10 s: the server's own limits end the work cleanly,
 * where a limit in the client would only stop waiting for it.
 */
export function connect<Tables>({
  url,
  log,
  poolSize = 10,
  applicationName,
}: ConnectOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    options: '-c random_page_cost=1.1',
    types: parsers,
  })
  const lost = (err: Error) => log.error({ err }, 'a database connection was lost')
  pool.on('error', lost)
  // The pool stops listening while a client is lent out: without this, a lost connection ends the process.
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('connect', prepareStatements)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(isTracing() && { log: noteQuery }),
  })
  pools.set(db, pool)
  return db
}

function noteQuery(event: LogEvent) {
  const sql = event.query.sql.trim()
  const endedAt = Date.now()
  noteSpan({
    name: sql.split(/\s/, 1)[0]!.toLowerCase(),
    kind: 'client',
    // With $1, $2 in the place of values.
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 1_000) },
    ...{ startedAt: endedAt - event.queryDurationMillis, endedAt },
    ...(event.level === 'error' && { error: String(event.error) }),
  })
}

const pools = new WeakMap<object, pg.Pool>()

/** How many connections there are, how many of them are free, and how many callers wait for one. */
export function poolUse(db: object): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}
