import { decide, type Rules } from '../../decide.ts'
import { type Reading, says, withoutActs } from '../reading.ts'
import type { Candidate } from './candidate.ts'
import { applyOpinion } from './apply-opinion.ts'
import { decideComplaint } from './complaint/apply-complaint.ts'
import { missedComplaint } from './complaint/missed-complaint.ts'
import { asksOfPlaced } from './placed-rules.ts'
import { wishRules } from './wish-rules.ts'

/** Verdicts on a message where nothing was asked. */
export const unpromptedRules: Rules<Candidate, Reading> = {
  /** A password is refused, whatever its letters look like. */
  'a password': ({ reading }) => (says(reading, 'offer-password') ? reading : null),
  trick: (it) => (it.unprompted().label === 'trick' ? meantBy(it) : null),
  complaint: complaintOrWish,
  'missed complaint': missedComplaint,
  ...wishRules,
  meant: meantBy,
  'speaks of a placed order': asksOfPlaced,
}

/** A message that is read as no complaint may still be without a wish: 'se o décimo cair eu pego 500, mas sempre atrasa'. */
function complaintOrWish(it: Candidate): Reading | null {
  const reading = decideComplaint(it)
  if (reading === null || says(reading, 'complain') || reading.past !== null) return reading
  return decide(wishRules, { ...it, reading }) ?? reading
}

function meantBy({ reading, unprompted }: Candidate): Reading | null {
  if (!unprompted().isSure || unprompted().label === 'order') return null
  /** 'aff' */
  if (reading.confidence === 0 && unprompted().label === 'complain') return null
  const left = withoutActs(reading, ['order-now'])
  return applyOpinion(left, unprompted()) ?? (says(reading, 'order-now') ? left : null)
}
