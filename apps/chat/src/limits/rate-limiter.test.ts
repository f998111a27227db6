import { fullBucket, takeToken } from './token-bucket.ts'
import { frameRate, messageRate } from './quotas.ts'
import { openRateLimiter } from './rate-limiter.ts'

const many = (times: number, take: () => boolean) =>
  Array.from({ length: times }, take).filter((isTaken) => isTaken).length

describe('a token bucket', () => {
  it('gives its burst at once, then refills per second, up to the burst', () => {
    const rate = { burst: 3, perSecond: 2 }
    const bucket = fullBucket(rate, 0)
    expect(many(5, () => takeToken(bucket, rate, 0))).toBe(3)
    expect(many(5, () => takeToken(bucket, rate, 1_000))).toBe(2)
    expect(many(9, () => takeToken(bucket, rate, 60_000))).toBe(3)
    expect(takeToken(bucket, rate, 50_000)).toBe(false)
  })
})

describe('the rate limiter', () => {
  let now = 0
  const clock = () => now
  beforeEach(() => {
    now = 1_000
  })

  it('allows 10 messages at once from a connection, then one a second', () => {
    const limiter = openRateLimiter(clock)
    const connection = fullBucket(messageRate, now)
    expect(many(12, () => limiter.allowMessage(connection))).toBe(10)
    now += 1_000
    expect(many(12, () => limiter.allowMessage(connection))).toBe(1)
  })

  it('allows 60 frames of a connection at once', () => {
    const limiter = openRateLimiter(clock)
    const connection = fullBucket(frameRate, now)
    expect(many(100, () => limiter.allowFrame(connection))).toBe(60)
  })

  it('allows 5 tabs of a visitor', () => {
    const limiter = openRateLimiter(clock)
    expect([4, 5].map(limiter.allowTab)).toEqual([true, false])
  })
})
