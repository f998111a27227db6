import type { Rules } from '../../decide.ts'
import { type Reading, says, withoutActs } from '../reading.ts'
import type { Candidate } from './candidate.ts'
import { applyOpinion } from './apply-opinion.ts'
import { decideComplaint } from './decide-complaint.ts'
import { missedComplaint } from './missed-complaint.ts'
import { asksOfPlaced } from './placed-rules.ts'
import { putOff } from './put-off.ts'
import { talksOnly } from './talks-only.ts'

/** Verdicts on a message where nothing was asked. */
export const unpromptedRules: Rules<Candidate, Reading> = {
  /** A password is refused, whatever its letters look like. */
  'a password': ({ reading }) => (says(reading, 'offer-password') ? reading : null),
  trick: (it) => (it.unprompted().label === 'trick' ? meantBy(it) : null),
  complaint: decideComplaint,
  'missed complaint': missedComplaint,
  'put off': putOff,
  meant: meantBy,
  'speaks of a placed order': asksOfPlaced,
  'only talks': talksOnly,
}

function meantBy({ reading, unprompted }: Candidate): Reading | null {
  if (!unprompted().isSure || unprompted().label === 'order') return null
  /** 'aff' */
  if (reading.confidence === 0 && unprompted().label === 'complain') return null
  const left = withoutActs(reading, ['order-now'])
  return applyOpinion(left, unprompted()) ?? (says(reading, 'order-now') ? left : null)
}
