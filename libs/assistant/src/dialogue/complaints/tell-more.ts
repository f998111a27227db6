import { say } from '../../replies/say.ts'
import { after, bringsFacts, does, type Move, quoted, stateAt, type Turn } from '../turn.ts'
import { isTicketOpen } from '../purchases/past-orders.ts'
import { addToTicket, continueTicket, isComplaint, namedPage, tellStaff } from './open-ticket.ts'
import { tellTickets } from './tell-tickets.ts'

/** Whether the last complaint is with the staff: what follows goes on telling of it, until something is asked or bought. */
export const isReported = (turn: Turn): boolean =>
  stateAt(turn, 'complaining')?.step === 'told' && turn.tickets.some(isComplaint)

/** 'não sei o número do pedido', 'já faz três horas', 'foram 45 reais': goes into the ticket; what may be an order says so. */
export const tellMore: Move = (turn) => {
  const ticket = turn.tickets.find(isComplaint)
  if (!ticket || wantsToBuy(turn)) return null
  return bringsFacts(turn) && turn.reading.past === null
    ? tellStaff(turn, ticket)
    : addToTicket(ticket, quoted(turn), namedPage(turn))
}

const wantsToBuy = (turn: Turn) => does(turn, 'order', 'add-item', 'ask-price', 'ask-packages')

/** A message that nothing else takes up, from a visitor whose complaint the staff has or has answered, or that waits for its page. */
export const passOnToStaff: Move = (turn) => {
  if (stateAt(turn, 'complaining')?.step === 'link') return continueTicket(turn)
  if (!turn.message.trim()) return null
  if (isReported(turn)) return tellMore(turn)
  const answered = turn.tickets.find((it) => isTicketOpen(it) && it.lastReply !== null)
  return answered && turn.dialogue.cart.length === 0 ? tellStaff(turn, answered) : null
}

/** 'vocês demoram pra responder?', beside a ticket, asks after its answer. */
export const tellWhen: Move = (turn) =>
  turn.reading.topics.every((it) => aboutWaiting.has(it)) && !bringsFacts(turn) ? tellTickets(turn) : null

/** 'o número está no e-mail dele': words of a topic in what is told of the complaint. */
export const tellUnasked: Move = (turn) => (turn.reading.isQuestion ? null : tellMore(turn))

const aboutWaiting = new Set<string>(['delivery-time', 'support-hours'])

/** A yes to no question of ours; 'resolve isso' is heard as half of one. */
export const awaitTicket: Move = (turn) => {
  const ticket = turn.tickets.find(isComplaint)
  if (!ticket || turn.reading.confidence < 1) return tellMore(turn)
  return { parts: [say('ticket-awaited', ticket)] }
}

/** 'não tenho o número' tells more; 'não' alone may be to the ticket itself. */
export const keepTicket: Move = (turn) => {
  const ticket = turn.tickets.find(isComplaint)
  if (!ticket) return null
  return { ...addToTicket(ticket, quoted(turn), null), parts: [say('ticket-kept', ticket)] }
}

/** Insults are of the complaint; whoever comes back hears how it stands. */
export const greetAgain: Move = (turn) => {
  if (does(turn, 'insult')) return tellMore(turn)
  const told = does(turn, 'greet', 'check-presence') ? tellTickets(turn) : null
  return told && after([say('greeting', turn.reading)], told)
}
