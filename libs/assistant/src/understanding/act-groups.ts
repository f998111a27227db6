import type { Act } from './acts.ts'

/** Nothing is bought now. */
export const refusals = ['refuse', 'postpone', 'pause'] as const satisfies readonly Act[]

/** Something of the order in hand is to be another. */
export const corrections = [
  'correct',
  'change',
  'change-quantity',
  'change-link',
  'change-service',
] as const satisfies readonly Act[]

/** A purchase went wrong. */
export const redress = [
  'complain',
  'report-drop',
  'want-refill',
  'want-refund',
  'want-cancel',
  'want-ticket',
  'want-person',
] as const satisfies readonly Act[]
