import { actsWith, hasTrait } from './act-traits.ts'

it.each(actsWith('doubt', 'halt', 'correction', 'redress', 'harm'))(
  '%s places no order beside a yes',
  (act) => expect(hasTrait(act, 'blocks-yes')).toBe(true),
)

it.each(actsWith('yes', 'courtesy'))('%s takes nothing from a yes', (act) =>
  expect(hasTrait(act, 'blocks-yes')).toBe(false),
)
