import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { networkOf } from '@smm/http-service/network-of'
import { type MessagingLog, type RedisOptions, redisOptions } from '@smm/messaging/queue'
import { addressQuota, maxTabs } from './quotas.ts'
import { leaseScript, type Script, takeTokenScript } from './shared-scripts.ts'
import type { Rate } from './token-bucket.ts'

/** The limits of an address and of a conversation over all replicas. Without Redis only connections are limited. */
export type SharedLimits = {
  allowHandshake: (ip: string) => Promise<boolean>
  allowNewVisitor: (ip: string) => Promise<boolean>
  allowMessage: (ip: string) => Promise<boolean>
  /** Leases a socket; undefined when its address or its conversation has too many. */
  leaseSocket: (ip: string, conversationId: string) => Promise<SocketLease | undefined>
  /** Renews the lease of an open socket; call the result when it closes. */
  holdSocket: (lease: SocketLease) => () => void
  close: () => void
}
export type SocketLease = { id: string; keys: string[] }

export const unshared: SharedLimits = {
  allowHandshake: async () => true,
  allowNewVisitor: async () => true,
  allowMessage: async () => true,
  leaseSocket: async () => ({ id: '', keys: [] }),
  holdSocket: () => () => {},
  close: () => {},
}

type Options = {
  redis: RedisOptions
  log: MessagingLog
  visitorsPerAddress: number
  /** The sockets of a replica that crashed are counted so long. */
  leaseMs?: number
}

const commandTimeoutMs = 250
const cooldownMs = 2_000
const renewalsPerLease = 3
const unlimitedPlaces = Number.MAX_SAFE_INTEGER

export function openSharedLimits({
  redis,
  log,
  visitorsPerAddress,
  leaseMs = 90_000,
}: Options): SharedLimits {
  const quota = addressQuota(visitorsPerAddress)
  const { client, evaluate } = openClient(redis, log)
  // One hash tag: a script's keys stay in one slot of a Redis Cluster.
  const keyOf = (kind: string, id: string) => `{${redis.namespace}-limits}:${kind}:${id}`
  const take = (kind: string, ip: string, { burst, perSecond }: Rate) =>
    evaluate(takeTokenScript, [keyOf(kind, networkOf(ip))], [burst, perSecond])
  // A crashed replica's sockets count until their leases expire, beside those that its visitors open elsewhere.
  const places = [quota.maxSockets * 2, maxTabs * 2]
  const timers = new Set<NodeJS.Timeout>()
  const lease = ({ id, keys }: SocketLease, places: number[]) =>
    evaluate(leaseScript, keys, [id, leaseMs, ...places])

  return {
    allowHandshake: (ip) => take('handshakes', ip, quota.handshakes),
    allowNewVisitor: (ip) => take('new-visitors', ip, quota.newVisitors),
    allowMessage: (ip) => take('messages', ip, quota.messages),
    async leaseSocket(ip, conversationId) {
      const keys = [keyOf('sockets', networkOf(ip)), keyOf('tabs', conversationId)]
      const wanted = { id: randomUUID(), keys }
      return (await lease(wanted, places)) ? wanted : undefined
    },
    holdSocket(held) {
      const renew = () =>
        void lease(
          held,
          held.keys.map(() => unlimitedPlaces),
        )
      const timer = setInterval(renew, leaseMs / renewalsPerLease)
      timers.add(timer)
      return () => {
        clearInterval(timer)
        timers.delete(timer)
        if (client.status === 'ready') for (const key of held.keys) client.zrem(key, held.id).catch(() => {})
      }
    },
    close() {
      timers.forEach(clearInterval)
      client.disconnect()
    },
  }
}

/** A script's verdict is true while Redis is away, and for 2 s after it failed: no visitor waits for it again and again. */
function openClient(redis: RedisOptions, log: MessagingLog) {
  const client = new Redis({
    ...redisOptions(redis.url),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
  })
  client.on('error', (err) => log.warn({ err: err.message }, 'the shared limits are unreachable'))
  let awayUntil = 0
  const run = ({ text, sha }: Script, keys: string[], args: string[]) =>
    client.evalsha(sha, keys.length, ...keys, ...args).catch((err: Error) => {
      if (!err.message.startsWith('NOSCRIPT')) throw err
      return client.eval(text, keys.length, ...keys, ...args)
    })
  async function evaluate(script: Script, keys: string[], args: Array<number | string>) {
    if (client.status !== 'ready' || Date.now() < awayUntil) return true
    try {
      return (await run(script, keys, args.map(String))) === 1
    } catch (err) {
      awayUntil = Date.now() + cooldownMs
      log.warn({ err }, 'a shared limit was not checked')
      return true
    }
  }
  return { client, evaluate }
}
