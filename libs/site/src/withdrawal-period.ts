import { legal } from './legal.ts'

const dayMs = 24 * 60 * 60_000
/** Brasília is three hours behind UTC all year. */
const brasiliaMs = 3 * 60 * 60_000

/** A visitor may withdraw from a purchase until the end of the seventh day after the payment, in Brasília. */
export function withdrawalEndsAt(paidAt: Date): Date {
  const paidOn = Math.floor((paidAt.getTime() - brasiliaMs) / dayMs)
  return new Date((paidOn + 1 + legal.withdrawalDays) * dayMs + brasiliaMs)
}
