import { say } from '../../replies/say.ts'
import type { VisitorTicket } from '../../visitor-records.ts'
import { isComplaintTicket, isTicketOpen } from '../purchases/past-orders.ts'
import { bringsFacts, does, messageForStaff, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { addToTicket, continueTicket, namedPage } from './file-complaint.ts'

/** Whether the last complaint is with the staff: what follows goes on telling of it, until something is asked or bought. */
export const isReported = (turn: Turn): boolean =>
  stateAt(turn, 'complaining')?.step === 'told' && turn.tickets.some(isComplaintTicket)

const ticketAtStaff = (turn: Turn): VisitorTicket => turn.tickets.find(isComplaintTicket)!

/** 'não sei o número do pedido', 'já faz três horas', 'foram 45 reais': goes into the ticket; what may be an order says so. */
export const tellMore: Move = (turn) => {
  if (wantsToBuy(turn)) return null
  const ticket = ticketAtStaff(turn)
  return bringsFacts(turn) && turn.reading.past === null
    ? tellStaff(turn, ticket)
    : addToTicket(ticket, messageForStaff(turn), namedPage(turn))
}

/** 'o valor foi 45' tells of the purchase: a price is asked, or 'me passa os preços', and no word beside it. */
export const wantsToBuy = (turn: Turn): boolean =>
  turn.reading.past === null &&
  (does(turn, 'order', 'add-item') ||
    (does(turn, 'ask-price', 'ask-packages', 'ask-catalogue') &&
      (turn.reading.isQuestion || turn.reading.confidence === 1)))

/** A yes to no question of ours; 'resolve isso' is heard as half of one. */
export const awaitTicket: Move = (turn) =>
  turn.reading.confidence < 1 ? tellMore(turn) : { parts: [say('ticket-awaited', ticketAtStaff(turn))] }

/** 'não tenho o número' tells more; 'não' alone may be to the ticket itself. */
export const keepTicket: Move = (turn) => {
  const ticket = ticketAtStaff(turn)
  return { ...addToTicket(ticket, messageForStaff(turn), null), parts: [say('ticket-kept', ticket)] }
}

export const tellStaff = (turn: Turn, { ticketId }: VisitorTicket): Step => ({
  parts: [say('told-to-staff', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description: messageForStaff(turn), link: null }],
})

/** 'o número está no e-mail dele': words of a topic in what is told of the complaint. */
export const tellUnasked: Move = (turn) => (turn.reading.isQuestion ? null : tellMore(turn))

/** A message that nothing else takes up, from a visitor whose complaint the staff has or has answered, or that waits for its page. */
export const passOnToStaff: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn, state)
  if (!turn.message.trim()) return null
  if (isReported(turn)) return tellMore(turn)
  const answered = turn.tickets.find((it) => isTicketOpen(it) && it.lastReply !== null)
  return answered && turn.dialogue.cart.length === 0 ? tellStaff(turn, answered) : null
}
