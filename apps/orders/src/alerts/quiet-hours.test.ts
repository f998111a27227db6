import { isQuietHour } from './quiet-hours.ts'

const quiet = (quietFrom: number, quietUntil: number) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuietHour(hour, { quietFrom, quietUntil }))

it.each([
  [22, 7, [0, 1, 2, 3, 4, 5, 6, 22, 23]],
  [1, 4, [1, 2, 3]],
  [0, 0, []],
  [9, 9, []],
  [23, 0, [23]],
])('from %i until %i', (from, until, hours) => {
  expect(quiet(from, until)).toEqual(hours)
})
