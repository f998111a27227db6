import type { TicketSubject } from '../../../replies/texts/ticket-texts.ts'
import type { PastPurchase } from '../../../understanding/reading.ts'

/** The thing that a ticket is about, in a word; null where the visitor has not said it in one. */
export function ticketSubject(past: PastPurchase | null): TicketSubject | null {
  if (!past) return null
  const { state, trouble } = past
  if (state === 'lost' || state === 'short') return state
  if (trouble === 'never-came') return state === 'pending' ? trouble : null
  return trouble ?? null
}
