import { namedDays, scaleOf, topOf } from './chart-scale.ts'

it.each([
  [
    [0, 37, 81],
    [0, 25, 50, 75, 100],
  ],
  [
    [1_200, 18_450],
    [0, 5_000, 10_000, 15_000, 20_000],
  ],
  [
    [-30, 55],
    [-50, -25, 0, 25, 50, 75],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('the axis of %j has the round values %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})

it('counts in whole numbers where halves mean nothing', () => {
  expect(scaleOf([1, 2, 3], true).ticks).toEqual([0, 1, 2, 3])
  expect(scaleOf([0, 9], true).ticks).toEqual([0, 3, 6, 9])
})

it('puts the greatest value on top and zero on the ground', () => {
  const scale = scaleOf([0, 100])
  expect([topOf(100, scale), topOf(0, scale), topOf(25, scale)]).toEqual([0, 100, 75])
})

it('names the first and the last day, and some between them', () => {
  expect(namedDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(namedDays(30, 5)).toEqual([0, 7, 15, 22, 29])
  expect(namedDays(1, 5)).toEqual([0])
})
