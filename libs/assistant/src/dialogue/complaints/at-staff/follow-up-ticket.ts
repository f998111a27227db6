import { say } from '../../../replies/say.ts'
import type { VisitorTicket } from '../../../visitor-records.ts'
import { speaksOfMoney } from '../../prices/fit-budget.ts'
import { asksPrices } from '../../prices/tell-prices.ts'
import { purchaseDescribed } from '../../purchase-described.ts'
import type { Step, Turn } from '../../turn.ts'
import { addToTicket } from '../file-complaint.ts'
import { messageForStaff } from '../message-for-staff.ts'
import { describesWholeOrder, wantsToBuy } from '../start-anew.ts'
import { ticketAtStaff, type TurnAtStaff } from '../tickets.ts'

/** 'foi pedido de ontem, 300 curtidas', 'foram 45 reais': goes into the ticket; a whole order may be meant as one, and is told so. */
export const followUpTicket = (turn: TurnAtStaff): Step =>
  describesWholeOrder(turn) ? forwardMessage(turn, turn.ticket) : addToTicket(turn, turn.ticket)

/** While the staff has a complaint, what is not asked to be bought is of it. */
export const isOfTicket = (turn: Turn): boolean =>
  ticketAtStaff(turn) !== undefined && addsToTicket(turn) && !wantsToBuy(turn)

/** Whether it adds a purchase, money or a price to the complaint. */
export const addsToTicket = (turn: Turn): boolean =>
  purchaseDescribed(turn) !== null || speaksOfMoney(turn) || asksPrices(turn)

/** Adds the message to the ticket, and says that the staff gets it. */
export const forwardMessage = (turn: Turn, { ticketId }: VisitorTicket): Step => ({
  parts: [say('forwarded-to-staff', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description: messageForStaff(turn), link: null }],
})
