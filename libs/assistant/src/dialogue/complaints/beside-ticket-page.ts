import { says } from '../../understanding/reading.ts'
import { hasPage } from '../cart/draft.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { wantsToBuy } from '../names-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { turnDownGoods } from '../ordering/turn-down-goods.ts'
import { pricesOfDraft } from '../prices/list-prices.ts'
import { after, type Step, type Turn } from '../turn.ts'
import { askTicketPage, openTicket } from './file-complaint.ts'

/** 'qual o preço de 1000 seguidores?', and no word of an order. */
export const isPriceAskedOnly = (turn: Turn): boolean =>
  wantsToBuy(turn) && !says(turn.reading, 'order', 'add-item') && !turn.namedOrders.some(hasPage)

/** Tells the price while the page of a ticket is awaited, and asks for the page again; the question is none of the complaint. */
export function tellPriceBesidePage(turn: Turn<'complaining'>): Step {
  const { state } = turn.dialogue
  const asked = askTicketPage(turn, state)
  const draft = orderInHand(turn)
  const told = turnDownGoods(turn, draft) ?? [pricesOfDraft(turn, draft)]
  return { ...after(told, asked), dialogue: { state } }
}

/** An order in place of that page: the ticket opens without one. */
export function orderBesidePage(turn: Turn<'complaining'>): Step {
  const { description, orderId } = turn.dialogue.state
  const { parts, intents = [] } = openTicket(turn, description, null, orderId ?? undefined)
  const step = after(parts, takeFacts(turn))
  return { ...step, intents }
}
