import { say } from '../../replies/say.ts'
import type { VisitorTicket } from '../../visitor-records.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { speaksOfMoney } from '../prices/fit-budget.ts'
import { asksPrices } from '../prices/tell-prices.ts'
import { purchaseDescribed } from '../features.ts'
import { tellAboutTopics } from '../talk/tell-about-topics.ts'
import { returnCourtesy } from '../talk/return-courtesy.ts'
import { after, bringsFacts, does, messageForStaff, stateAt, type Step, type Turn } from '../turn.ts'
import { addToTicket, continueTicket, namedPage } from './file-complaint.ts'
import { describesWholeOrder, wantsToBuy } from './start-anew.ts'
import { tellTickets } from './tell-tickets.ts'
import { isTicketOpen, type Reported, ticketAtStaff } from './tickets.ts'

/** 'foi pedido de ontem, 300 curtidas', 'foram 45 reais': goes into the ticket; a whole order may be meant as one, and is told so. */
export const followUpTicket = (turn: Reported): Step =>
  describesWholeOrder(turn)
    ? forwardMessage(turn, turn.ticket)
    : addToTicket(turn.ticket, messageForStaff(turn), namedPage(turn))

/** Whether it adds a purchase, money or a price to the complaint. */
export const addsToTicket = (turn: Turn): boolean =>
  !wantsToBuy(turn) && (purchaseDescribed(turn) !== null || speaksOfMoney(turn) || asksPrices(turn))

/** A yes to no question of ours; 'resolve isso' is read as half of one. */
export const awaitTicket = (turn: Reported): Step =>
  turn.reading.confidence < 1 ? followUpTicket(turn) : { parts: [say('ticket-awaited', turn.ticket)] }

/** 'não tenho o número' tells more; 'não' alone may be to the ticket itself. */
export const keepTicket = (turn: Reported): Step => ({
  ...addToTicket(turn.ticket, messageForStaff(turn), null),
  parts: [say('ticket-kept', turn.ticket)],
})

export const forwardMessage = (turn: Turn, { ticketId }: VisitorTicket): Step => ({
  parts: [say('told-to-staff', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description: messageForStaff(turn), link: null }],
})

/** Words of an order in what is added to the complaint: they go to the staff until something is asked to be bought. */
export const buyOrFollowUp = (turn: Reported): Step =>
  wantsToBuy(turn) || does(turn, 'greet') ? takeFacts(turn) : followUpTicket(turn)

/** The same of a complaint that the staff has answered. */
export const buyOrAskIfPast = (turn: Turn): Step =>
  wantsToBuy(turn) || does(turn, 'greet') ? takeFacts(turn) : { parts: [say('tell-if-past')] }

/** 'o número está no e-mail dele': words of a topic in what is added to the complaint; a question is answered. */
export const tellTopicOrFollowUp = (turn: Reported): Step => {
  if (asksWhen(turn)) return tellTickets(turn)
  return turn.reading.isQuestion || wantsToBuy(turn) ? tellAboutTopics(turn) : followUpTicket(turn)
}

/** 'vocês demoram pra responder?', beside a ticket, asks after its answer. */
const asksWhen = (turn: Turn): boolean =>
  turn.reading.topics.every((it) => aboutWaiting.has(it)) && !bringsFacts(turn)
const aboutWaiting = new Set<string>(['delivery-time', 'support-hours'])

/** Insults are of the complaint; whoever comes back is told how it stands. */
export const greetAgain = (turn: Reported): Step => {
  if (does(turn, 'insult')) return followUpTicket(turn)
  return does(turn, 'greet', 'check-presence')
    ? after([say('greeting', turn.reading)], tellTickets(turn))
    : returnCourtesy(turn)
}

/** A message that nothing else takes up, from a visitor whose complaint the staff has or has answered, or that waits for its page. */
export function forwardUnanswered(turn: Turn): Step | null {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn, state)
  const ticket = ticketAtStaff(turn)
  if (ticket) return wantsToBuy(turn) ? null : followUpTicket({ ...turn, ticket })
  const answered = turn.tickets.find((it) => isTicketOpen(it) && it.lastReply !== null)
  return answered && turn.dialogue.cart.length === 0 ? forwardMessage(turn, answered) : null
}
