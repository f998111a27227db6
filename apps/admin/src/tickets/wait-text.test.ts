import { isLongWait, waitText } from './wait-text.ts'

const since = '2026-11-21T12:00:00.000Z'
const minutesLater = (minutes: number) => Date.parse(since) + minutes * 60_000

it.each([
  [-1, 'acabou de chegar'],
  [0.9, 'acabou de chegar'],
  [5, 'espera há 5 min'],
  [119, 'espera há 1 h'],
  [23 * 60 + 59, 'espera há 23 h'],
  [24 * 60, 'espera há 1 dia'],
  [50 * 60, 'espera há 2 dias'],
])('after %d minutes: %s', (minutes, text) => {
  expect(waitText(since, minutesLater(minutes))).toBe(text)
})

it('is long from a day on', () => {
  expect([isLongWait(since, minutesLater(1_439)), isLongWait(since, minutesLater(1_440))]).toEqual([
    false,
    true,
  ])
})
