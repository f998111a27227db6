import { certainty } from '../certainty.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { asksForPerson } from '../matching/match-message.ts'
import { type Reading, says, withoutActs } from '../reading.ts'
import type { Probabilities } from '../learned/act-model.ts'
import type { OpenLabel } from '../learned/probabilities.ts'

/** The reading without a wish for a person where one is only told of: 'vou conversar com a terapeuta dele', 'sumiram do zap'. */
export function withoutPersonInPassing(
  reading: Reading,
  { asking }: ParsedMessage,
  unprompted: () => { label: OpenLabel; probabilities: Probabilities<OpenLabel> },
): Reading {
  if (!says(reading, 'want-person')) return reading
  const { label, probabilities } = unprompted()
  const isAsked = label === 'ask' && asking.some(asksForPerson)
  return isAsked || probabilities.person >= certainty.likely
    ? reading
    : withoutActs(reading, ['want-person', 'want-person-here'])
}
