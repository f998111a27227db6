import { saysAny } from './act-traits.ts'
import type { Reading } from './reading.ts'

/**
 * Whether the message agrees or commands and brings no doubt, condition, question, person or change. Items, targets and
 * money that repeat the recap are the dialogue's to compare.
 */
export const isPlainAgreement = (reading: Reading): boolean =>
  reading.acts.includes('agree') &&
  !saysAny(reading, 'blocks-yes') &&
  !reading.conditions.length &&
  !reading.alternatives.length &&
  !reading.supposed.length &&
  !reading.replaced.length &&
  reading.resize === null &&
  (reading.share === null || reading.scope === 'all') &&
  reading.unsold === null &&
  !reading.isForOther &&
  !reading.isQuestion

/** Whether a yes is all that the message holds, with nothing that is not understood. */
export const isOnlyAgreement = (reading: Reading): boolean =>
  isPlainAgreement(reading) && reading.confidence === 1 && reading.topics.length === 0
