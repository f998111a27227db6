import { allRules, decide, joined } from './decide.ts'

const always = (answer: string) => () => answer

it('joins tables, and the first rule of the first table that says something decides', () => {
  expect(decide(joined({ silent: () => null, early: always('early') }, { late: always('late') }), {})).toBe(
    'early',
  )
})

it('joins no two rules of one name', () =>
  expect(() => joined({ same: always('early') }, { same: always('late') })).toThrow(
    "two rules are named 'same'",
  ))

it('tells all answers of a table', () =>
  expect(allRules({ silent: () => null, early: always('early'), late: always('late') }, {})).toEqual([
    { rule: 'early', answer: 'early' },
    { rule: 'late', answer: 'late' },
  ]))
