import { certainty } from '../certainty.ts'
import { actsWith } from '../act-traits.ts'
import type { Act } from '../reading-labels.ts'
import { type Reading, says, withAct, withoutActs } from '../reading.ts'
import type { Candidate } from './candidate.ts'

/** 'se cair, vocês repõem?', beside what is not ordered yet. */
const ofSupposed: readonly Act[] = ['want-refill', 'report-drop', 'want-refund']

/** 'mês que vem eu compro 300 inscritos': the order is kept for later; one that only may come to be is quoted. */
export function putOff({ reading, evidence, unprompted }: Candidate): Reading | null {
  const { postpone, suppose } = unprompted().probabilities
  const counted = reading.items.filter((it) => it.quantity !== null)
  const asksPrice = says(reading, 'ask-price')
  if (counted.length === 0 || (asksPrice && counted.length > 1)) return null
  if (reading.past !== null || says(reading, 'order-now', 'refuse')) return null
  if (postpone + suppose < leastOfLater(evidence) || reading.conditions.some((it) => it !== 'other'))
    return null
  const told = withoutActs(reading, [...actsWith('like-talk'), 'nod', ...ofSupposed])
  if (postpone > suppose) return withAct(told, 'postpone')
  return asksPrice ? null : { ...told, items: [], supposed: reading.items }
}

/** The probability of a later wish and of a hypothesis, together, from which on an order is not for now. */
const leastOfLater = ({ marks }: Candidate['evidence']): number =>
  marks.has('postpone') ? certainty.possible : certainty.likely
