import { Redis, type RedisOptions as ClientOptions } from 'ioredis'
import { splitHosts } from '@smm/database/split-hosts'

const sentinelTimeoutMs = 2_000

/**
 * Settings for ioredis and BullMQ: reconnects without limit, at most 2 s apart, and leaves a server that became read-only.
 * `redis+sentinel://user:password@one,two,three/shop` names Sentinels, which know the master as `shop`; the user is the master's.
 */
export function redisOptions(url: string) {
  const [first = new URL(url), ...others] = splitHosts(url).map((one) => new URL(one))
  const { username, password, protocol, pathname } = first
  const isTls = protocol.startsWith('rediss')
  return {
    ...(protocol.endsWith('+sentinel:')
      ? {
          ...sentinelsAt([first, ...others]),
          ...(isTls && { sentinelTLS: {}, enableTLSForSentinelMode: true }),
        }
      : { host: first.hostname, port: Number(first.port || 6379), db: Number(pathname.slice(1) || 0) }),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(isTls && { tls: {} }),
    retryStrategy: (times: number) => Math.min(100 * 2 ** times, 2_000),
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  }
}

/** The Sentinels of `/name/database`. They tell of a new master, and connections to the former one are cut. */
function sentinelsAt(urls: [URL, ...URL[]]) {
  const [, name, db = 0] = urls[0].pathname.split('/')
  return {
    sentinels: urls.map(({ hostname, port }) => ({ host: hostname, port: Number(port || 26_379) })),
    name,
    db: Number(db),
    failoverDetector: true,
    sentinelCommandTimeout: sentinelTimeoutMs,
  }
}

/** A machine that vanished ends no connection. BullMQ waits up to 10 s for a job, a subscriber as long as it takes. */
const noticeSilence = { socketTimeout: 15_000, keepAlive: 10_000 }

/** A client that also leaves a server which gives no answer for 15 s, and connects again. */
export function openRedis(url: string, options: ClientOptions): Redis {
  const client = new Redis({ ...redisOptions(url), ...noticeSilence, ...options })
  client.on('close', () => {
    // ioredis lets the timer run on, which would end the next connection.
    clearTimeout(client['socketTimeoutTimer'])
    client['socketTimeoutTimer'] = undefined
  })
  return client
}
