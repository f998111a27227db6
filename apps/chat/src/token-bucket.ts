/** So many at once, and so many a second for ever. */
export type Rate = { burst: number; perSecond: number }
export type TokenBucket = { tokens: number; filledAt: number }

export const fullBucket = ({ burst }: Rate, now: number): TokenBucket => ({ tokens: burst, filledAt: now })

/** Takes a token out; false when there is none. Times are in milliseconds. */
export function takeToken(bucket: TokenBucket, { burst, perSecond }: Rate, now: number): boolean {
  const passed = Math.max(0, now - bucket.filledAt) / 1_000
  bucket.tokens = Math.min(burst, bucket.tokens + passed * perSecond)
  bucket.filledAt = now
  if (bucket.tokens < 1) return false
  bucket.tokens -= 1
  return true
}
