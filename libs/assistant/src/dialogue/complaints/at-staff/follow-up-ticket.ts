import { says } from '../../../understanding/reading.ts'
import { bringsFacts, describesWholeOrder, wantsToBuy } from '../../names-order.ts'
import { speaksOfMoney } from '../../prices/fit-budget.ts'
import { asksPrices } from '../../prices/tell-prices.ts'
import { purchaseDescribed } from '../../purchase-described.ts'
import type { Step, Turn } from '../../turn.ts'
import { addToTicket } from '../file-complaint.ts'
import { forwardMessage } from '../forward-message.ts'
import { ticketAtStaff, type TurnAtStaff } from '../tickets/tickets.ts'

/** 'foi pedido de ontem, 300 curtidas', 'foram 45 reais': goes into the ticket; a whole order may be meant as one, and is told so. */
export const followUpTicket = (turn: TurnAtStaff): Step =>
  describesWholeOrder(turn) ? forwardMessage(turn, turn.ticket) : addToTicket(turn, turn.ticket)

/** While the staff has a complaint, a purchase, money or a price is of it, until something is asked to be bought. */
export const addsToTicket = (turn: Turn): boolean =>
  ticketAtStaff(turn) !== undefined &&
  (purchaseDescribed(turn) !== null || speaksOfMoney(turn) || asksPrices(turn)) &&
  !wantsToBuy(turn)

/** Words of an order to whoever waits for the staff: they are of the complaint, until something is asked to be bought. */
export const bringsFactsOfTicket = (turn: Turn): boolean =>
  bringsFacts(turn) && !wantsToBuy(turn) && !says(turn.reading, 'greet')
