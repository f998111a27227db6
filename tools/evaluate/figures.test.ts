import { goneFrom, lossesIn, measureLabels, measureRows, together } from './figures.ts'

it('counts precision and recall, and names what is misread', () =>
  expect(
    measureLabels('yes', [
      { message: 'sim', is: true, read: true },
      { message: 'talvez', is: false, read: true },
      { message: 'demorou', is: true, read: false },
      { message: 'não', is: false, read: false },
    ]),
  ).toEqual({
    figures: { 'yes, precision': [1, 2], 'yes, recall': [1, 2] },
    misses: ['yes: wrongly read: talvez', 'yes: not read: demorou'],
  }))

it('counts the rows that are as expected', () => {
  const odd = measureRows('odd', [1, 2, 3], (it) => (it % 2 ? null : `${it} is even`))
  expect(odd).toEqual({ figures: { odd: [2, 3] }, misses: ['2 is even'] })
  expect(together([odd, { ...odd, tables: ['a table'] }])).toEqual({
    ...odd,
    misses: ['2 is even', '2 is even'],
    tables: ['a table'],
  })
})

it('tells a figure that is below the baseline, and neither a gain nor a new one', () =>
  expect(
    lossesIn(
      { lost: [9, 11], kept: [18, 20], gained: [10, 10], new: [0, 1] },
      { lost: [9, 10], kept: [9, 10], gained: [9, 10] },
    ),
  ).toEqual(['lost: 9 of 11, before 9 of 10']))

it('tells a figure of the baseline that is measured no more', () =>
  expect(goneFrom({ kept: [1, 1], new: [1, 1] }, { kept: [1, 1], gone: [1, 1] })).toEqual(['gone']))
