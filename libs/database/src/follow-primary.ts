import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { withTimeout } from '@smm/http-service/with-timeout'
import { noPrimary, watchPrimary } from './watch-primary.ts'

type Options = {
  urls: string[]
  applicationName?: string | undefined
  acquireTimeoutMs: number
  openPool: (url: string) => pg.Pool
  log: { error: (details: object, message: string) => void }
}

/**
 * A pool of connections to whichever of several servers takes writes. After a promotion the connections to the former
 * primary are cut, those that wait for its answer too: it may be stopped, or wait for standbys that left it.
 */
export function followPrimary({ urls, applicationName, acquireTimeoutMs, openPool, log }: Options) {
  let pool: CuttablePool | undefined
  let found = Promise.withResolvers<CuttablePool>()

  function follow(url: string | undefined) {
    if (pool) {
      log.error({ server: url && hostOf(url) }, 'the database has another primary')
      pool.cut()
      found = Promise.withResolvers()
    }
    pool = url ? cuttable(openPool(url)) : undefined
    if (pool) found.resolve(pool)
  }

  const watch = watchPrimary({ urls, applicationName, changed: follow })
  const following: PostgresPool = {
    options: {},
    async connect() {
      const primary = await withTimeout(acquireTimeoutMs, found.promise).catch(() => {
        throw noPrimary()
      })
      return primary.connect()
    },
    async end() {
      watch.close()
      await pool?.connections.end()
    },
  }
  return { pool: following, current: () => pool?.connections }
}

const hostOf = (url: string) => new URL(url).host

type CuttablePool = ReturnType<typeof cuttable>

function cuttable(connections: pg.Pool) {
  const clients = new Set<pg.PoolClient>()
  const callers = new Set<(reason: Error) => void>()
  connections.on('connect', (client) => clients.add(client))
  connections.on('remove', (client) => clients.delete(client))
  return {
    connections,
    connect: () =>
      new Promise<pg.PoolClient>((resolve, reject) => {
        callers.add(reject)
        connections.connect().then(
          (client) => (callers.delete(reject) ? resolve(client) : client.release(true)),
          (err: Error) => void (callers.delete(reject) && reject(err)),
        )
      }),
    /** Ends the connections in use and the wait for new ones: the server may never answer either. */
    cut() {
      const reason = new Error('Connection terminated: the primary is another server')
      for (const reject of callers) reject(reason)
      callers.clear()
      for (const client of clients) client.connection.stream.destroy(reason)
      void connections.end()
    },
  }
}
