import { openRedis } from '@smm/messaging/open-redis'
import type { RedisOptions } from '@smm/messaging/queue'
import type { Witness, WitnessAnswer, WitnessedClaim } from './witness.ts'

/** KEYS: the claims of one supplier. ARGV: number, claim, attempt before it. One script: replicas cannot interleave. */
const recordScript = `
  if redis.call('ZSCORE', KEYS[1], ARGV[2]) then return 'recorded' end
  local newest = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  local before = newest[1] and cjson.decode(newest[1])[4] or ''
  if before ~= ARGV[3] or tonumber(ARGV[1]) <= tonumber(newest[2] or 0) then return 'vetoed' end
  redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])
  return 'recorded'`

const pruneBatch = 100
/** One call cannot hold the claims of months. */
const refillBatch = 1_000

/** Claims in a Redis whose append-only file keeps them: one sorted set per supplier, the number as the score. */
export function redisWitness({ url, namespace }: RedisOptions, name: string): Witness {
  const redis = openRedis(url, { maxRetriesPerRequest: 1 })
  // The caller learns of an outage by its call; without a listener the process would end.
  redis.on('error', () => {})
  const prefix = `{${namespace}-fence}:`
  const suppliers = new Set<string>()
  const keyOf = (supplier: string) => {
    suppliers.add(supplier)
    return `${prefix}${supplier}`
  }

  let scan: Promise<void> | undefined
  /** Once: later ones become known when they are asked about. */
  async function scanSuppliers(): Promise<void> {
    for await (const key of keysBelow(redis, prefix)) suppliers.add(key.slice(prefix.length))
  }

  /** Otherwise a call waits for the reconnection, and every submission with it. */
  function refuseWhileAway() {
    if (redis.status === 'reconnecting') throw new Error('Redis is away')
  }

  return {
    name,
    record: (claim, after = '') =>
      redis.eval(
        recordScript,
        1,
        keyOf(claim.supplier),
        claim.number,
        memberOf(claim),
        after,
      ) as Promise<WitnessAnswer>,
    async suppliers() {
      refuseWhileAway()
      scan ??= scanSuppliers().catch((err: unknown) => {
        scan = undefined
        throw err
      })
      await scan
      return [...suppliers]
    },
    async newest(supplier) {
      refuseWhileAway()
      const [member] = await redis.zrevrange(keyOf(supplier), 0, 0)
      return member === undefined ? undefined : claimIn(member)
    },
    async listAfter(supplier, number) {
      const members = await redis.zrangebyscore(keyOf(supplier), `(${number}`, '+inf')
      return members.map(claimIn)
    },
    async refill(claims) {
      const refilling = redis.multi()
      for (const [supplier, some] of Map.groupBy(claims, (claim) => claim.supplier))
        for (let from = 0; from < some.length; from += refillBatch) {
          const batch = some.slice(from, from + refillBatch)
          refilling.zadd(keyOf(supplier), ...batch.flatMap((claim) => [claim.number, memberOf(claim)]))
        }
      const failed = (await refilling.exec())?.find(([err]) => err)
      if (failed) throw failed[0]
    },
    async prune(days) {
      const before = Date.now() - days * 86_400_000
      for await (const key of keysBelow(redis, prefix)) await pruneKey(redis, key, before)
    },
    async close() {
      redis.disconnect()
    },
  }
}

type Redis = ReturnType<typeof openRedis>

async function* keysBelow(redis: Redis, prefix: string): AsyncGenerator<string> {
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 })) yield* keys as string[]
}

/** Reads the oldest claims a page at a time, up to the first that stays; the newest one always does. */
async function pruneKey(redis: Redis, key: string, before: number): Promise<void> {
  for (;;) {
    const page = await redis.zrange(key, 0, pruneBatch)
    const isLast = page.length <= pruneBatch
    const old = page.slice(0, -1).findIndex((member) => Date.parse(claimIn(member).claimedAt) >= before)
    const count = old === -1 ? page.length - 1 : old
    if (count > 0) await redis.zremrangebyrank(key, 0, count - 1)
    if (isLast || old !== -1) return
  }
}

/** Fixed order of the fields: a repeat must be the same member. */
const memberOf = ({ supplier, number, orderId, attemptId, claimedAt }: WitnessedClaim): string =>
  JSON.stringify([supplier, number, orderId, attemptId, claimedAt])

function claimIn(member: string): WitnessedClaim {
  const [supplier, number, orderId, attemptId, claimedAt] = JSON.parse(member) as [
    string,
    number,
    string,
    string,
    string,
  ]
  return { supplier, number, orderId, attemptId, claimedAt }
}
