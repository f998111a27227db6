import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { productsMeant } from '../cart/products-meant.ts'
import { messageForStaff } from '../complaints/message-for-staff.ts'
import { isOfSupport } from '../complaints/tickets/tickets.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { pagesNamed } from '../placed.ts'
import { complaining, filed } from '../state.ts'
import type { Move, Step, Turn } from '../turn.ts'

/** The page of an order made elsewhere is looked for by the staff; goods without one are still what was bought. */
export const findOrder: Move = (turn) => {
  if (says(turn.reading, 'order', 'add-item', 'ask-price')) return takeFacts(turn)
  const [page] = pagesNamed(turn.reading)
  if (page) return openSearch(turn, page)
  const products = productsMeant(turn)
  return { parts: [say('topic', { topic: 'delivery-time', products }), say('look-up-later')] }
}

export const openSearch = (turn: Turn, link: string): Step => ({
  dialogue: { state: complaining(filed) },
  parts: [say('ticket-opened', { isAnother: turn.tickets.some(isOfSupport), subject: null })],
  intents: [
    {
      type: 'open-ticket',
      description: messageForStaff(turn, 'Quer saber como está um pedido feito em outro aparelho:'),
      link,
    },
  ],
})
