import type { Act } from '../../understanding/acts.ts'

/** Acts of a visitor whose purchase went wrong. */
export const redress: readonly Act[] = [
  'complain',
  'report-drop',
  'want-refill',
  'want-refund',
  'want-cancel',
  'want-ticket',
  'want-person',
]
