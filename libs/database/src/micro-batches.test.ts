import { openMicroBatches } from './micro-batches.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Doubles numbers, and tells how many came at a time. */
function openDoubling() {
  const sizes: number[] = []
  const double = openMicroBatches(async (items: number[]) => {
    sizes.push(items.length)
    await new Promise(setImmediate)
    if (items.includes(13)) throw new Error('no')
    return items.map((item) => item * 2)
  })
  return { double, sizes }
}

it('handles together what comes while the batch before runs, and gives each caller its own result', async () => {
  const { double, sizes } = openDoubling()
  const first = double(1)
  await new Promise(setImmediate)
  const others = [2, 3, 4].map(double)
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8])
  expect(sizes).toEqual([1, 3])
})

it('keeps a batch within its size', async () => {
  const { double, sizes } = openDoubling()
  expect(await Promise.all(numbers(250).map((n) => double(n + 100)))).toEqual(
    numbers(250).map((n) => (n + 100) * 2),
  )
  expect(sizes).toEqual([100, 100, 50])
})

it('goes on after a batch that fails', async () => {
  const { double } = openDoubling()
  const failed = [12, 13].map(double)
  const outcomes = await Promise.allSettled(failed)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(5)).toBe(10)
})
