import { type Answered, decide, firstRule, joined, type Rules } from '../../decide.ts'
import { type Reading, type ReadingContext, says, withoutActs } from '../reading.ts'
import { applyPrediction } from './apply-prediction.ts'
import type { Candidate } from './candidate.ts'
import { decideComplaint } from './complaint/apply-complaint.ts'
import { missedComplaint } from './complaint/missed-complaint.ts'
import { yesRules } from './decide-at-recap.ts'
import { asksOfPlaced, placedRules } from './placed-rules.ts'
import { wishRules } from './wish-rules.ts'

const where = <Name extends string>(
  holds: (context: ReadingContext) => boolean,
  rules: Rules<Candidate, Reading, Name>,
) =>
  Object.fromEntries(
    Object.keys(rules).map((name) => [
      name,
      (it: Candidate) => (holds(it.evidence.context) ? rules[name as Name](it) : null),
    ]),
  ) as Rules<Candidate, Reading, Name>
const isIdle = ({ expecting }: ReadingContext) => expecting === 'nothing'
/** A page is asked for in so many words that anything may answer. */
const mayBeAnything = ({ expecting }: ReadingContext) => expecting === 'nothing' || expecting === 'link'

/** Verdicts on a message that answers no recap; where none of them says anything, the corrected reading stands. */
export const verdictRules = joined(
  where((it) => mayBeAnything(it) && (it.placed ?? []).length > 0, placedRules),
  where(isIdle, {
    /** A password is refused, whatever its letters look like. */
    'a password': ({ reading }) => (says(reading, 'offer-password') ? reading : null),
    trick: (it) => (it.unprompted().label === 'trick' ? meantBy(it) : null),
  }),
  where(mayBeAnything, { complaint: complaintOrWish }),
  where(isIdle, { 'missed complaint': missedComplaint }),
  wishRules,
  where(isIdle, { meant: meantBy }),
  where(mayBeAnything, { 'speaks of a placed order': asksOfPlaced }),
)

/** The first verdict that says something decides. */
export const verdictOn = (it: Candidate): Answered<Reading> =>
  firstRule(it.evidence.context.recap ? yesRules : verdictRules, it) ?? { rule: 'none', answer: it.reading }

/** A message that is read as no complaint may still be without a wish: 'se o décimo cair eu pego 500, mas sempre atrasa'. */
function complaintOrWish(it: Candidate): Reading | null {
  const reading = decideComplaint(it)
  if (reading === null || says(reading, 'complain') || reading.past !== null) return reading
  return decide(wishRules, { ...it, reading }) ?? reading
}

function meantBy({ reading, unprompted }: Candidate): Reading | null {
  if (!unprompted().isSure || unprompted().label === 'order') return null
  /** 'aff' */
  if (reading.coverage === 0 && unprompted().label === 'complain') return null
  const left = withoutActs(reading, ['order-now'])
  return applyPrediction(left, unprompted()) ?? (says(reading, 'order-now') ? left : null)
}
