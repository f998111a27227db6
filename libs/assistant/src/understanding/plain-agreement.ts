import { corrections, redress, refusals } from './act-groups.ts'
import type { Act } from './acts.ts'
import type { Reading } from './reading.ts'

/** Acts beside which a yes does not place an order. */
const blockingActs: ReadonlySet<Act> = new Set<Act>([
  'deny',
  ...refusals,
  'hedge',
  ...corrections,
  'swap',
  'add-item',
  'remove-item',
  'ask-recap',
  'haggle',
  'ask-status',
  'ask-ticket',
  'say-paid',
  ...redress,
  'offer-password',
  'trick',
  'opposite',
])

/**
 * Whether the message agrees or commands and brings no doubt, condition, question, person or change. Items, targets and
 * money that repeat the recap are the dialogue's to compare.
 */
export const isPlainAgreement = (reading: Reading): boolean =>
  reading.acts.includes('agree') &&
  !reading.acts.some((it) => blockingActs.has(it)) &&
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
