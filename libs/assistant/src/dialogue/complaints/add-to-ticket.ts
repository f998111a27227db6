import { say } from '../../replies/say.ts'
import type { VisitorTicket } from '../../visitor-records.ts'
import { isQuantityAlone } from '../cart/draft.ts'
import { isComplaintTicket } from '../purchases/past-orders.ts'
import { complaining } from '../state.ts'
import { bringsFacts, does, messageForStaff, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { namedPage } from './open-ticket.ts'

/** Whether the last complaint is with the staff: what follows goes on telling of it, until something is asked or bought. */
export const isReported = (turn: Turn): boolean =>
  stateAt(turn, 'complaining')?.step === 'told' && turn.tickets.some(isComplaintTicket)

/** 'não sei o número do pedido', 'já faz três horas', 'foram 45 reais': goes into the ticket; what may be an order says so. */
export const tellMore: Move = (turn) => {
  const ticket = turn.tickets.find(isComplaintTicket)
  if (!ticket || wantsToBuy(turn)) return null
  return bringsFacts(turn) && turn.reading.past === null
    ? tellStaff(turn, ticket)
    : addToTicket(ticket, messageForStaff(turn), namedPage(turn))
}

/** 'foi 500, quero reclamar' and 'o valor foi 45' tell of the purchase: a wish names its goods or nothing, and a price is asked. */
export const wantsToBuy = (turn: Turn): boolean =>
  turn.reading.past === null &&
  ((does(turn, 'order', 'add-item') &&
    (turn.namedOrders.length === 0 || !turn.namedOrders.every(isQuantityAlone))) ||
    (does(turn, 'order', 'ask-price', 'ask-packages', 'ask-catalogue') &&
      (turn.reading.isQuestion || isAllHeard(turn))))

/** 'me passa os preços', and no word beside it. */
const isAllHeard = ({ reading, namedOrders }: Turn) => reading.confidence === 1 && namedOrders.length === 0

/** A yes to no question of ours; 'resolve isso' is heard as half of one. */
export const awaitTicket: Move = (turn) => {
  const ticket = turn.tickets.find(isComplaintTicket)
  if (!ticket || turn.reading.confidence < 1) return tellMore(turn)
  return { parts: [say('ticket-awaited', ticket)] }
}

/** 'não tenho o número' tells more; 'não' alone may be to the ticket itself. */
export const keepTicket: Move = (turn) => {
  const ticket = turn.tickets.find(isComplaintTicket)
  if (!ticket) return null
  return { ...addToTicket(ticket, messageForStaff(turn), null), parts: [say('ticket-kept', ticket)] }
}

export const addToTicket = ({ ticketId }: VisitorTicket, description: string, link: string | null): Step => ({
  dialogue: { state: complaining('told'), cart: [] },
  parts: [say('ticket-added', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description, link }],
})

export const tellStaff = (turn: Turn, { ticketId }: VisitorTicket): Step => ({
  parts: [say('told-to-staff', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description: messageForStaff(turn), link: null }],
})

/** 'o número está no e-mail dele': words of a topic in what is told of the complaint. */
export const tellUnasked: Move = (turn) => (turn.reading.isQuestion ? null : tellMore(turn))
