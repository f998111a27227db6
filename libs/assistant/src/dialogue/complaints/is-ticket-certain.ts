import { isLiving } from '../../placed-orders.ts'
import { isProblem, says } from '../../understanding/reading.ts'
import { pagesNamed } from '../pages-named.ts'
import type { Turn } from '../turn.ts'

/** The evidence for a ticket: a message asks for it, or describes a purchase and complains. */
export type TicketEvidence = {
  asks: 'ticket' | 'refund' | 'refill' | null
  complains: boolean
  /** `wrong`: with a problem · `bought`: without one · `placed`: an order of this conversation · null: known already, or none. */
  purchase: 'wrong' | 'bought' | 'placed' | null
  isQuestion: boolean
}

/** A ticket opens by itself where it is asked for, or where it describes a purchase and its problem; the visitor is asked otherwise. */
export function isTicketCertain({ asks, complains, purchase, isQuestion }: TicketEvidence): boolean {
  if (asks === 'refund' || purchase === 'wrong') return true
  if (asks === 'ticket') return !isQuestion || (complains && purchase !== null)
  if (asks === 'refill') return !isQuestion || purchase !== null
  return complains && purchase !== null
}

export const ticketEvidence = (turn: Turn): TicketEvidence => ({
  asks: asked(turn),
  complains: says(turn.reading, 'complain'),
  purchase: purchaseOf(turn),
  isQuestion: turn.reading.isQuestion,
})

function asked(turn: Turn): TicketEvidence['asks'] {
  if (says(turn.reading, 'want-refund')) return 'refund'
  if (says(turn.reading, 'want-ticket')) return 'ticket'
  return says(turn.reading, 'want-refill', 'report-drop') ? 'refill' : null
}

function purchaseOf(turn: Turn): TicketEvidence['purchase'] {
  const { past, targets } = turn.reading
  if (past && isProblem(past)) return 'wrong'
  if (past?.state === 'bought' || targets.some((it) => it.role === 'former')) return 'bought'
  const pages = pagesNamed(turn.reading)
  const isOfOrder = turn.orders.some((it) => isLiving(it) && (pages.length === 0 || pages.includes(it.link)))
  return isOfOrder ? 'placed' : null
}
