import { simulateSends } from './simulate-sends.ts'

const day = { answerMs: 200, suppliers: 1, seed: 7 }

it('grows until the night where a supplier takes more than a day for the orders of one, and not with enough of them', () => {
  const many = { ...day, answerMs: 4_000, ordersADay: 25_000 }
  expect(simulateSends(many).keepsUp).toBe(false)
  expect(simulateSends({ ...many, suppliers: 5 })).toMatchObject({ keepsUp: true })
})

it('waits in the busiest hour alone where the others leave room', () => {
  const { longestWait, medianWait, keepsUp } = simulateSends({ ...day, answerMs: 4_000, ordersADay: 10_000 })
  expect(keepsUp).toBe(true)
  // 1,500 orders in an hour that takes 900.
  expect(longestWait).toBeGreaterThan(2_000)
  expect(medianWait).toBeLessThan(60)
})

it('sends each order at once where there is room', () => {
  expect(simulateSends({ ...day, ordersADay: 24 }).longestQueue).toBeLessThanOrEqual(2)
})
