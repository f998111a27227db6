import { networkOf } from '@smm/http-service/addresses/network-of'
import { openProcessorBudget, type ProcessorBudget, unlimitedProcessor } from './processor-budget.ts'
import { addressProcessorRate, connectionProcessorRate, frameRate, maxTabs, messageRate } from './quotas.ts'
import { fullBucket, refill, takeToken, type TokenBucket } from './token-bucket.ts'

/** The limits of one connection, and of an address's processor time on this replica. */
export type RateLimiter = {
  allowTab: (openTabs: number) => boolean
  allowMessage: (connection: TokenBucket) => boolean
  allowFrame: (connection: TokenBucket) => boolean
  /** Opens the budget of a new connection, which also charges its address. */
  openProcessorBudget: (ip: string) => ProcessorBudget
}

export const unlimited: RateLimiter = {
  allowTab: () => true,
  allowMessage: () => true,
  allowFrame: () => true,
  openProcessorBudget: () => unlimitedProcessor,
}

const evictEveryMs = 120_000

export function openRateLimiter(clock: () => number = Date.now): RateLimiter {
  const addressBucket = openAddressBuckets(clock)
  return {
    allowTab: (openTabs) => openTabs < maxTabs,
    allowMessage: (connection) => takeToken(connection, messageRate, clock()),
    allowFrame: (connection) => takeToken(connection, frameRate, clock()),
    openProcessorBudget(ip) {
      const [own, network] = [fullBucket(connectionProcessorRate, clock()), networkOf(ip)]
      const accounts = [
        { bucket: () => own, rate: connectionProcessorRate },
        { bucket: () => addressBucket(network), rate: addressProcessorRate },
      ]
      return openProcessorBudget(accounts, clock)
    },
  }
}

/** The processor time of each network; a bucket that is full again is evicted. */
function openAddressBuckets(clock: () => number) {
  const buckets = new Map<string, TokenBucket>()
  let evictedAt = clock()

  function evictFull() {
    if (clock() - evictedAt < evictEveryMs) return
    evictedAt = clock()
    for (const [network, bucket] of buckets)
      if (refill(bucket, addressProcessorRate, clock()) === addressProcessorRate.burst)
        buckets.delete(network)
  }

  return (network: string): TokenBucket => {
    evictFull()
    const bucket = buckets.get(network) ?? fullBucket(addressProcessorRate, clock())
    buckets.set(network, bucket)
    return bucket
  }
}
