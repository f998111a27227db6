import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { withTimeout } from '@smm/http-service/with-timeout'
import { hostOf, noPrimary, unasked } from './no-primary.ts'
import { watchName, watchPrimary } from './watch-primary.ts'

type Options = {
  /** One name, which may lead to another server after a promotion, or each server of several. */
  urls: [string, ...string[]]
  applicationName?: string | undefined
  acquireTimeoutMs: number
  openPool: (url: string) => pg.Pool
  log: { error: (details: object, message: string) => void }
}

/**
 * A pool of connections to the server that takes writes. After a promotion the connections to the former primary are ended,
 * those that wait for its answer too: it may be stopped, or wait for standbys that left it.
 */
export function followPrimary({ urls, applicationName, acquireTimeoutMs, openPool, log }: Options) {
  let pool: CuttablePool | undefined
  let found = Promise.withResolvers<CuttablePool>()

  function follow(url: string | undefined, leave: (former: CuttablePool) => void) {
    if (pool) {
      log.error({ server: url && hostOf(url) }, 'the connections to the former primary are ended')
      leave(pool)
      found = Promise.withResolvers()
    }
    pool = url ? cuttable(openPool(url)) : undefined
    if (pool) found.resolve(pool)
  }
  const cut = (former: CuttablePool) => former.cut()
  // Of those to one name, some may lead to the new primary already.
  const retire = (former: CuttablePool) => void former.retire()

  const states = unasked(urls)
  const [url, ...others] = urls
  // One name is used before it is watched: an engine may not answer what a watch asks.
  if (others.length === 0) follow(url, cut)
  const startWatch = () =>
    others.length === 0
      ? watchName({ url, applicationName, changed: () => follow(url, retire) })
      : watchPrimary({ urls, applicationName, states, changed: (one) => follow(one, cut) })
  let watch: ReturnType<typeof startWatch> | undefined
  const following: PostgresPool = {
    options: {},
    async connect() {
      // Kysely ends no pool that it has not used.
      watch ??= startWatch()
      const primary = await withTimeout(acquireTimeoutMs, found.promise).catch(() => {
        throw noPrimary(states)
      })
      return primary.connect()
    },
    async end() {
      await watch?.close()
      await pool?.connections.end()
    },
  }
  return { pool: following, current: () => pool?.connections }
}

const silenceMs = 2_000

type CuttablePool = ReturnType<typeof cuttable>

function cuttable(connections: pg.Pool) {
  const clients = new Set<pg.PoolClient>()
  const callers = new Set<(reason: Error) => void>()
  const reason = () => new Error('Connection terminated: the primary is another server')
  connections.on('connect', (client) => clients.add(client))
  connections.on('remove', (client) => clients.delete(client))

  /** Ends the pool and the wait for connections: the server may never answer. */
  function end() {
    for (const reject of callers) reject(reason())
    callers.clear()
    void connections.end()
  }
  function destroy(client: pg.PoolClient) {
    clients.delete(client)
    client.connection.stream.destroy(reason())
  }
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
    cut() {
      end()
      for (const client of clients) destroy(client)
    },
    /** Lets the connections in use go on while their server says something. */
    async retire() {
      end()
      while (clients.size > 0) {
        const heard = new Map([...clients].map((client) => [client, bytesFrom(client)]))
        await pause(silenceMs, undefined, { ref: false })
        for (const client of clients) if (heard.get(client) === bytesFrom(client)) destroy(client)
      }
    },
  }
}

const bytesFrom = ({ connection }: pg.PoolClient) => (connection.stream as Socket).bytesRead
