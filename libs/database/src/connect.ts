import { Kysely, type LogEvent } from 'kysely'
import pg from 'pg'
import { isTracing, recordSpan } from '@smm/http-service/observability/trace'
import { type ColumnNames, NamesDialect, NamesPlugin } from './column-names.ts'
import { connectTimeoutMs } from './connect-timeout.ts'
import { followPrimary } from './follow-primary.ts'
import { prepareStatements } from './prepare-statements.ts'
import { splitHosts } from './split-hosts.ts'

type Log = { error: (details: object, message: string) => void }

/** At most `poolSize` connections; `applicationName` names them in `pg_stat_activity`. */
export type ConnectOptions = {
  url: string
  log: Log
  poolSize?: number
  applicationName?: string
  renamedColumns?: ColumnNames
}

/**
 * A Kysely over a small pool: snake_case in SQL, camelCase here, and JSON left as it is. The first query connects; one
 * that waits 3 s for a connection rejects, and the server cancels what takes longer than `limits`. The address may name
 * other limits: `?connect_timeout=10&statement_timeout=0`. It may name several servers, `postgres://user@one,two/shop`: the
 * one that takes writes is used, and another after a promotion, as is another one behind the same name.
 */
export function connect<Tables>(options: ConnectOptions): Kysely<Tables> {
  const { pool, current } = openPoolOfPrimary(options)
  const names = new NamesPlugin(options.renamedColumns)
  const db = new Kysely<Tables>({
    dialect: new NamesDialect({ pool }, names),
    plugins: [names],
    ...(isTracing() && { log: recordQuery }),
  })
  pools.set(db, current)
  return db
}

/** The server's own limits end the work cleanly; a limit in the client would only stop waiting for it. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** Within a minute the server frees what a machine holds that vanished: session locks, and its place among the connections. */
const keepAlives = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3'

// bigint columns hold centavos, versions and sequence numbers, all far below 2^53.
const parsers = new pg.TypeOverrides()
parsers.setTypeParser(pg.types.builtins.INT8, Number)

function openPoolOfPrimary(options: ConnectOptions) {
  const [url = options.url, ...others] = splitHosts(options.url)
  return followPrimary({
    urls: [url, ...others],
    applicationName: options.applicationName,
    acquireTimeoutMs: connectTimeoutMs(url),
    openPool: (server) => openPool({ ...options, url: server }),
    log: options.log,
  })
}

function openPool({ url, log, poolSize = 10, applicationName }: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs(url),
    ...limits,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    options: `-c random_page_cost=1.1 ${keepAlives}`,
    types: parsers,
  })
  const logLoss = (err: Error) => log.error({ err }, 'a database connection was lost')
  pool.on('error', logLoss)
  // The pool does not listen to a client in use: without this, a lost connection ends the process.
  pool.on('connect', (client) => client.on('error', logLoss))
  prepareStatements(pool)
  pool.on('connect', leaveStandby)
  return pool
}

/** SQLSTATE of a write to a standby. */
const readOnly = '25006'

/** The server was demoted: a connection that stayed in the pool would refuse every write. */
function leaveStandby({ connection }: pg.PoolClient) {
  connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
    if (code === readOnly)
      connection.stream.destroy(new Error('Connection terminated: the server is a standby'))
  })
}

const maxQueryLength = 1_000

function recordQuery({ query, queryDurationMillis, ...event }: LogEvent) {
  const sql = query.sql.trim()
  const endedAt = Date.now()
  recordSpan({
    name: sql.split(/\s/, 1)[0]?.toLowerCase() ?? 'query',
    kind: 'client',
    // The text holds $1, $2 in the place of values.
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, maxQueryLength) },
    startedAt: endedAt - queryDurationMillis,
    endedAt,
    ...(event.level === 'error' && { error: String(event.error) }),
  })
}

const pools = new WeakMap<object, () => pg.Pool | undefined>()

export type ConnectionCounts = { total: number; idle: number; waiting: number }

/** The open connections of a `db` made by `connect`, the idle ones among them, and the callers that wait for one. */
export function countConnections(db: object): ConnectionCounts {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db)?.() ?? {}
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}
