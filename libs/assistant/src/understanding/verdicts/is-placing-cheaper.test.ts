import type { Probabilities } from '../learned/act-model.ts'
import type { RecapLabel } from '../learned/probabilities.ts'
import { emptyReading, type Reading } from '../reading.ts'
import { isPlacingCheaper } from './is-placing-cheaper.ts'

const none: Probabilities<RecapLabel> = {
  ...{ yes: 0, chat: 0, ask: 0, complain: 0, trick: 0, add: 0 },
  ...{ change: 0, hedge: 0, postpone: 0, condition: 0, suppose: 0, refuse: 0 },
}
const unknown: Reading = { ...emptyReading, coverage: 0.5 }
const nod: Reading = { ...unknown, acts: ['agree', 'nod'] }

it.each<
  [name: string, isCheaper: boolean, probabilities: Partial<Probabilities<RecapLabel>>, reading: Reading]
>([
  ['a yes', true, { yes: 0.9, chat: 0.1 }, unknown],
  ['as likely a question', true, { yes: 0.5, ask: 0.5 }, unknown],
  ['as likely a no', false, { yes: 0.5, refuse: 0.5 }, unknown],
  ['a plain yes of the tables beside it', true, { yes: 0.5, refuse: 0.5 }, nod],
  ['a nod beside a question', false, { yes: 0.5, ask: 0.5 }, { ...nod, isQuestion: true }],
  ['another order wished for', false, { yes: 0.6, change: 0.4 }, { ...unknown, acts: ['remove-item'] }],
])('%s: %s', (_name, isCheaper, probabilities, reading) =>
  expect(isPlacingCheaper(reading, { ...none, ...probabilities }, false)).toBe(isCheaper),
)

it('a missed yes costs less where something was answered since', () => {
  const probabilities = { ...none, yes: 0.5, ask: 0.5 }
  expect(isPlacingCheaper(unknown, probabilities, false)).toBe(true)
  expect(isPlacingCheaper(unknown, probabilities, true)).toBe(false)
})
