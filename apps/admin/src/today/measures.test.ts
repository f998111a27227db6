import { changeOf, marginOf } from './measures.ts'

it.each([
  [110, 100, '+10%', 'good'],
  [90, 100, '−10%', 'bad'],
  [100, 100, 'igual', 'neutral'],
  [100.2, 100, 'quase igual', 'neutral'],
  [50, 0, 'subiu', 'good'],
  [-50, 0, 'caiu', 'bad'],
  [10, -20, 'subiu', 'good'],
  [5_000, 10, 'mais de 1.000%', 'good'],
])('%d after %d reads as %s', (value, before, text, tone) => {
  expect(changeOf(value, before)).toEqual({ text, tone })
})

it('tells the margin of what was sold, and none of nothing', () => {
  expect(marginOf({ sales: 200, profit: 90 })).toBe(45)
  expect(marginOf({ sales: 100, profit: -20 })).toBe(-20)
  expect(marginOf({ sales: 0, profit: 0 })).toBeUndefined()
})
