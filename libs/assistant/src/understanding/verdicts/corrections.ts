import { certainty } from '../certainty.ts'
import { rewrite, type Rules } from '../../decide.ts'
import { actsWith } from '../act-traits.ts'
import { asksForPerson } from '../matching/match-message.ts'
import type { Act } from '../reading-labels.ts'
import { isProblem, type Reading, says, replaceActs, withoutActs, withoutPurchase } from '../reading.ts'
import type { Candidate } from './candidate.ts'
import { withoutNumbersInPassing } from './numbers-in-passing.ts'

/** Takes out of the tables' reading what is only told in passing, or reads it as a complaint, before a verdict judges the rest. */
export const corrections = {
  /** 'sumiram do zap' */
  'a person in passing': (it) =>
    says(it.reading, 'want-person') && !asksForThem(it)
      ? withoutActs(it.reading, ['want-person', 'want-person-here'])
      : null,
  'a complaint of the order in hand': (it) => (it.evidence.context.recap ? complaintWeighed(it) : null),
  /** 'na outra loja tava 140', beside a recap */
  'numbers in passing': ({ reading, evidence }) =>
    evidence.context.recap ? withoutNumbersInPassing(reading, evidence) : null,
} satisfies Rules<Candidate, Reading>

export function correct(candidate: Candidate): Candidate {
  const corrected = rewrite(corrections, candidate)
  return { ...candidate, reading: corrected.at(-1)?.answer ?? candidate.reading, corrected }
}

function asksForThem({ evidence, unprompted }: Candidate): boolean {
  const { label, probabilities } = unprompted()
  return (
    (label === 'ask' && evidence.questions.sentences.some(asksForPerson)) ||
    probabilities.person >= certainty.likely
  )
}

/** The classifier, where it is sure, tells 'falta 1 letra no @' of the order in hand from 'já comprei, não veio nada', a complaint. */
function complaintWeighed({ reading, atRecap }: Candidate): Reading | null {
  const isOfProblem = reading.past !== null && isProblem(reading.past)
  if (says(reading, 'want-ticket') || !(isOfProblem || says(reading, ...ofComplaint))) return null
  const { label, isSure } = atRecap()
  if (!isSure) return null
  if (label !== 'complain') return withoutPurchase(withoutActs(reading, ofComplaint))
  return isOfProblem ? replaceActs(reading, ['deny', ...actsWith('correction')], 'complain') : null
}
const ofComplaint: readonly Act[] = ['complain', 'report-drop', 'want-refill', 'want-refund']
