import { openSupplierCircuitBreaker } from './supplier-circuit-breaker.ts'
import type { Supplier } from '../supplier/smm-api.ts'

/** A breaker whose clock stands still until the test moves it. */
function aBreaker() {
  const clock = { now: 0 }
  const asked = { times: 0 }
  const balance = async () => {
    asked.times++
    return { amount: 100, currency: 'BRL', text: '100' }
  }
  const breaker = openSupplierCircuitBreaker({ balance } as unknown as Supplier, () => clock.now)
  return { clock, breaker, asked }
}
const minutes = 60_000

it('dials a supplier that is away for half an hour about twice a minute, and finds it within half a minute', () => {
  const { clock, breaker } = aBreaker()
  let dialled = 0
  for (; clock.now < 30 * minutes; clock.now += 1_000) {
    if (breaker.isOpen()) continue
    dialled++
    breaker.recordUnreachable()
  }
  expect(dialled).toBeGreaterThan(50)
  expect(dialled).toBeLessThan(70)
  const waits = breaker.openUntil() ?? clock.now
  expect(waits - clock.now).toBeLessThanOrEqual(30_000)
  clock.now = waits
  expect(breaker.isOpen()).toBe(false)
  breaker.recordSuccess(1)
  breaker.recordUnreachable()
  expect(breaker.openUntil()! - clock.now).toBe(1_000)
})

it('parks five answers in a row that nobody understands, and then one at most every so often', () => {
  const { clock, breaker } = aBreaker()
  for (let parked = 0; parked < 4; parked++) breaker.recordUnknown()
  expect(breaker.isOpen()).toBe(false)
  breaker.recordUnknown()
  expect(breaker.isOpen()).toBe(true)
  let more = 0
  for (; clock.now < 30 * minutes; clock.now += 1_000) {
    if (breaker.isOpen()) continue
    more++
    breaker.recordUnknown()
  }
  expect(more).toBeLessThan(40)
})

it('asks for the balance every five seconds at most, and again after whatever went wrong', async () => {
  const { clock, breaker, asked } = aBreaker()
  await breaker.balance()
  breaker.recordSuccess(30)
  expect(await breaker.balance()).toMatchObject({ amount: 70 })
  expect(asked.times).toBe(1)
  clock.now += 5_001
  await breaker.balance()
  breaker.recordUnknown()
  await breaker.balance()
  breaker.openFor(1)
  await breaker.balance()
  expect(asked.times).toBe(4)
})
