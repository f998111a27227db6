import { randomUUID } from 'node:crypto'
import { networkOf } from '@smm/http-service/addresses/network-of'
import { leaseScript } from '@smm/http-service/limits/limit-scripts'
import { openRedisLimits, type Rate } from '@smm/http-service/limits/redis-limits'
import { openRedis } from '@smm/messaging/open-redis'
import type { MessagingLog, RedisOptions } from '@smm/messaging/queue'
import { addressQuota, couponGuesses, maxTabs } from './quotas.ts'

/** The limits of an address and of a conversation over all replicas. Without Redis only connections are limited. */
export type SharedLimits = {
  allowHandshake: (ip: string) => Promise<boolean>
  allowNewVisitor: (ip: string) => Promise<boolean>
  allowMessage: (ip: string) => Promise<boolean>
  /** Whether an address may learn if a code is a coupon's. Wrong codes use its guesses up. */
  allowCoupon: (ip: string, isKnown: boolean) => Promise<boolean>
  /** Leases a socket; undefined when its address or its conversation has too many. */
  leaseSocket: (ip: string, conversationId: string) => Promise<SocketLease | undefined>
  /** Renews the lease of an open socket; call the result when it closes. */
  holdSocket: (lease: SocketLease) => () => void
  close: () => void
}
export type SocketLease = { id: string; keys: string[] }

export const noSharedLimits: SharedLimits = {
  allowHandshake: async () => true,
  allowNewVisitor: async () => true,
  allowMessage: async () => true,
  allowCoupon: async () => true,
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
  /** No caller waits longer for Redis. */
  commandTimeoutMs?: number
}

const renewalsPerLease = 3
const unlimitedLeases = Number.MAX_SAFE_INTEGER

export function openSharedLimits({
  redis,
  log,
  visitorsPerAddress,
  leaseMs = 90_000,
  commandTimeoutMs = 250,
}: Options): SharedLimits {
  const quota = addressQuota(visitorsPerAddress)
  const { client, keyOf, ...limits } = openRedisLimits({
    connect: (options) => openRedis(redis.url, options),
    namespace: redis.namespace,
    log,
    commandTimeoutMs,
  })
  const take = async (kind: string, ip: string, rate: Rate) =>
    (await limits.take(keyOf(kind, networkOf(ip)), rate)) ?? true
  // A crashed replica's sockets count until their leases expire, beside those that its visitors open elsewhere.
  const maxLeases = [quota.maxSockets * 2, maxTabs * 2]
  const timers = new Set<NodeJS.Timeout>()
  const lease = async ({ id, keys }: SocketLease, maxima: number[]) =>
    (await limits.evaluate(leaseScript, keys, [id, leaseMs, ...maxima])) ?? true

  return {
    allowHandshake: (ip) => take('handshakes', ip, quota.handshakes),
    allowNewVisitor: (ip) => take('new-visitors', ip, quota.newVisitors),
    allowMessage: (ip) => take('messages', ip, quota.messages),
    async allowCoupon(ip, isKnown) {
      const key = keyOf('coupon-guesses', networkOf(ip))
      const isTaken = await limits.take(key, couponGuesses)
      if (isTaken && isKnown) await limits.giveBack(key, couponGuesses)
      return isTaken ?? true
    },
    async leaseSocket(ip, conversationId) {
      const keys = [keyOf('sockets', networkOf(ip)), keyOf('tabs', conversationId)]
      const wanted = { id: randomUUID(), keys }
      return (await lease(wanted, maxLeases)) ? wanted : undefined
    },
    holdSocket(held) {
      const renew = () =>
        void lease(
          held,
          held.keys.map(() => unlimitedLeases),
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
      limits.close()
    },
  }
}
