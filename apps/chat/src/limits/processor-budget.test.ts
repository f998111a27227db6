import { setImmediate } from 'node:timers/promises'
import { burnProcessor } from '../testing/burn-processor.ts'
import { openProcessorBudget } from './processor-budget.ts'
import { connectionProcessorRate } from './quotas.ts'
import { openRateLimiter } from './rate-limiter.ts'
import type { Rate } from '@smm/http-service/limits/redis-limits'
import { fullBucket } from './token-bucket.ts'

function accountOf(rate: Rate) {
  const bucket = fullBucket(rate, 0)
  return { bucket: () => bucket, rate }
}

describe('a budget of processor time', () => {
  it('is spent by work, and refilled by time', () => {
    let now = 0
    const rate = { burst: 20, perSecond: 10 }
    const budget = openProcessorBudget([accountOf(rate)], () => now)
    expect(budget.measure(() => 'result')).toBe('result')
    budget.measure(() => burnProcessor(10))
    expect(budget.isSpent()).toBe(false)
    budget.measure(() => burnProcessor(15))
    expect(budget.isSpent()).toBe(true)
    now += 3_000
    expect(budget.isSpent()).toBe(false)
  })

  it('charges work that throws', () => {
    const rate = { burst: 5, perSecond: 1 }
    const budget = openProcessorBudget([accountOf(rate)], () => 0)
    const fails = () => {
      burnProcessor(10)
      throw new Error('a bug')
    }
    expect(() => budget.measure(fails)).toThrow('a bug')
    expect(budget.isSpent()).toBe(true)
  })

  it('does not charge the time of other work', async () => {
    const rate = { burst: 5, perSecond: 1 }
    const budget = openProcessorBudget([accountOf(rate)], () => 0)
    budget.measure(() => undefined)
    burnProcessor(20)
    await setImmediate()
    expect(budget.isSpent()).toBe(false)
  })

  it('of an address is charged by all its connections, and by no other address', () => {
    const limiter = openRateLimiter(() => 0)
    const connections = Array.from({ length: 8 }, () => limiter.openProcessorBudget('1.1.1.1'))
    for (const connection of connections)
      connection.measure(() => burnProcessor(connectionProcessorRate.burst - 20))
    expect(limiter.openProcessorBudget('1.1.1.1').isSpent()).toBe(true)
    expect(limiter.openProcessorBudget('2.2.2.2').isSpent()).toBe(false)
  })
})
