import { fullBucket, takeToken } from './token-bucket.ts'
import { connectionRate, frameRate, openVisitorLimits } from './visitor-limits.ts'

const many = (times: number, take: () => boolean) =>
  Array.from({ length: times }, take).filter((isTaken) => isTaken).length

describe('a bucket', () => {
  it('gives its burst at once, then so many a second, and never more than the burst', () => {
    const rate = { burst: 3, perSecond: 2 }
    const bucket = fullBucket(rate, 0)
    expect(many(5, () => takeToken(bucket, rate, 0))).toBe(3)
    expect(many(5, () => takeToken(bucket, rate, 1_000))).toBe(2)
    expect(many(9, () => takeToken(bucket, rate, 60_000))).toBe(3)
    expect(takeToken(bucket, rate, 50_000)).toBe(false)
  })
})

describe('the limits', () => {
  let now = 0
  const clock = () => now
  beforeEach(() => {
    now = 1_000
  })

  it('take 10 messages at once from a connection, then one a second', () => {
    const limits = openVisitorLimits(100, clock)
    const connection = fullBucket(connectionRate, now)
    expect(many(12, () => limits.allowMessage('1.1.1.1', connection))).toBe(10)
    now += 1_000
    expect(many(12, () => limits.allowMessage('1.1.1.1', connection))).toBe(1)
  })

  it('take 300 messages at once from all connections of an address, and leave other addresses alone', () => {
    const limits = openVisitorLimits(100, clock)
    const fresh = () => fullBucket(connectionRate, now)
    expect(many(400, () => limits.allowMessage('1.1.1.1', fresh()))).toBe(300)
    expect(limits.allowMessage('2.2.2.2', fresh())).toBe(true)
  })

  it('let two sockets for each visitor of an address stand, and take the next when one is gone', () => {
    const limits = openVisitorLimits(10, clock)
    const leave = Array.from({ length: 20 }, () => limits.enter('1.1.1.1'))
    expect(limits.allowHandshake('1.1.1.1')).toBe(false)
    leave[0]!()
    expect(limits.allowHandshake('1.1.1.1')).toBe(true)
  })

  it('let all visitors of an address come back at once, and then 5 a second', () => {
    const limits = openVisitorLimits(100, clock)
    expect(many(150, () => limits.allowHandshake('1.1.1.1'))).toBe(100)
    now += 1_000
    expect(many(150, () => limits.allowHandshake('1.1.1.1'))).toBe(5)
  })

  it('let 20 conversations of an address begin at once, and then one a second', () => {
    const limits = openVisitorLimits(100, clock)
    expect(many(50, () => limits.allowNewVisitor('1.1.1.1'))).toBe(20)
    now += 1_000
    expect(many(50, () => limits.allowNewVisitor('1.1.1.1'))).toBe(1)
    expect(limits.allowNewVisitor('2.2.2.2')).toBe(true)
  })

  it('read a flood of frames only so far', () => {
    const limits = openVisitorLimits(100, clock)
    const connection = fullBucket(frameRate, now)
    expect(many(100, () => limits.allowFrame(connection))).toBe(60)
  })

  it('let a visitor have 5 tabs', () => {
    const limits = openVisitorLimits(100, clock)
    expect([4, 5].map(limits.allowTab)).toEqual([true, false])
  })
})
