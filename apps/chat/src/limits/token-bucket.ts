import type { Rate } from '@smm/http-service/limits/redis-limits'

export type TokenBucket = { tokens: number; filledAt: number }

export const fullBucket = ({ burst }: Rate, now: number): TokenBucket => ({ tokens: burst, filledAt: now })

/** Refills a bucket and returns its tokens. Times are in milliseconds. */
export function refill(bucket: TokenBucket, { burst, perSecond }: Rate, now: number): number {
  const elapsedSeconds = Math.max(0, now - bucket.filledAt) / 1_000
  bucket.tokens = Math.min(burst, bucket.tokens + elapsedSeconds * perSecond)
  bucket.filledAt = now
  return bucket.tokens
}

/** Takes a token; false when the bucket is empty. */
export function takeToken(bucket: TokenBucket, rate: Rate, now: number): boolean {
  if (refill(bucket, rate, now) < 1) return false
  bucket.tokens -= 1
  return true
}
