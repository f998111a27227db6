import { say } from '../../replies/say.ts'
import { settle } from '../cart/merge-draft.ts'
import { pagesOf } from '../purchases/past-orders.ts'
import { complaining } from '../state.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'

export const openTicket = (turn: Turn, description: string, link: string | null, orderId?: string): Step => ({
  dialogue: { state: complaining('told', { mayMean: turn.namedOrders.map(settle) }), cart: [] },
  parts: [
    say(does(turn, 'want-cancel', 'want-refund', 'want-withdraw') ? 'cancellation-noted' : 'ticket-opened'),
  ],
  intents: [{ type: 'open-ticket', description, link, ...(orderId ? { orderId } : {}) }],
})

/** The page a message names, or the one that it answers about. */
export function namedPage(turn: Turn): string | null {
  const state = stateAt(turn, 'complaining')
  return pagesOf(turn.reading, state?.platform)[0] ?? state?.page ?? null
}
