import { openSubmissionLine } from './submission-line.ts'
import type { Supplier } from '../supplier/supplier.ts'

/** A line whose clock stands still until it is told otherwise. */
function aLine() {
  const clock = { now: 0 }
  const asked = { times: 0 }
  const balance = async () => {
    asked.times++
    return { amount: 100, currency: 'BRL', text: '100' }
  }
  const line = openSubmissionLine({ balance } as unknown as Supplier, () => clock.now)
  return { clock, line, asked }
}
const minutes = 60_000

it('dials a supplier that is away for half an hour about twice a minute, and finds it within half a minute', () => {
  const { clock, line } = aLine()
  let dialled = 0
  for (; clock.now < 30 * minutes; clock.now += 1_000) {
    if (line.isPaused()) continue
    dialled++
    line.notReached()
  }
  expect(dialled).toBeGreaterThan(50)
  expect(dialled).toBeLessThan(70)
  const waits = line.pausedUntil() ?? clock.now
  expect(waits - clock.now).toBeLessThanOrEqual(30_000)
  clock.now = waits
  expect(line.isPaused()).toBe(false)
  line.sent(1)
  line.notReached()
  expect(line.pausedUntil()! - clock.now).toBe(1_000)
})

it('parks five answers in a row that nobody understands, and then one at most every so often', () => {
  const { clock, line } = aLine()
  for (let parked = 0; parked < 4; parked++) line.notUnderstood()
  expect(line.isPaused()).toBe(false)
  line.notUnderstood()
  expect(line.isPaused()).toBe(true)
  let more = 0
  for (; clock.now < 30 * minutes; clock.now += 1_000) {
    if (line.isPaused()) continue
    more++
    line.notUnderstood()
  }
  expect(more).toBeLessThan(40)
})

it('asks for the balance every five seconds at most, and again after whatever went wrong', async () => {
  const { clock, line, asked } = aLine()
  await line.balance()
  line.sent(30)
  expect(await line.balance()).toMatchObject({ amount: 70 })
  expect(asked.times).toBe(1)
  clock.now += 5_001
  await line.balance()
  line.notUnderstood()
  await line.balance()
  line.pause(1)
  await line.balance()
  expect(asked.times).toBe(4)
})
