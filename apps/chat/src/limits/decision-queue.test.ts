import { setImmediate as nextIteration } from 'node:timers/promises'
import { openDecisionQueue } from './decision-queue.ts'
import { burnProcessor } from '../testing/burn-processor.ts'

describe('the decision queue', () => {
  it('lets the event loop run between costly decisions', async () => {
    const queue = openDecisionQueue()
    let decided = 0
    const all = Promise.all(Array.from({ length: 10 }, () => queue(() => (burnProcessor(5), ++decided))))
    const seen: number[] = []
    while (decided < 10) {
      await nextIteration()
      seen.push(decided)
    }
    expect(seen.length).toBeGreaterThanOrEqual(5)
    expect(await all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('goes on after a decision that throws', async () => {
    const queue = openDecisionQueue()
    const fails = queue(() => {
      throw new Error('a bug')
    })
    await expect(fails).rejects.toThrow('a bug')
    expect(await queue(() => 'decided')).toBe('decided')
  })
})
