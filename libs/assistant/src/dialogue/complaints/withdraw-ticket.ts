import { say } from '../../replies/say.ts'
import { isAnswerable } from '../features.ts'
import { idle } from '../state.ts'
import { tellAboutTopics } from '../talk/tell-about-topics.ts'
import { bringsFacts, does, type Move, stateAt, type Turn } from '../turn.ts'
import { continueTicket } from './file-complaint.ts'
import { isComplaintTicket, isTicketOpen, ticketNamed } from './tickets.ts'

export const withdrawsTicket = (turn: Turn): boolean =>
  does(turn, 'withdraw-ticket') && (turn.tickets.length > 0 || !bringsFacts(turn))

/** 'não quero chamado nenhum', 'já resolveu'. */
export const withdrawTicket: Move = (turn) => {
  const open = turn.tickets.filter(isTicketOpen)
  const ticket = ticketNamed({ ...turn, tickets: open }) ?? open.find(isComplaintTicket) ?? open[0]
  const dialogue = { state: idle }
  if (!ticket)
    return stateAt(turn, 'complaining')
      ? { dialogue, parts: [say('ticket-not-opened')] }
      : isAnswerable(turn)
        ? tellAboutTopics(turn)
        : { parts: [say('no-ticket')] }
  const { ticketId } = ticket
  return {
    dialogue,
    parts: [say('ticket-withdrawn', { ticketId })],
    intents: [{ type: 'withdraw-ticket', ticketId }],
  }
}

/** A no to the ticket that was offered, or to the page that was asked for. */
export const leaveComplaint: Move<'complaining'> = (turn) => {
  const { state } = turn.dialogue
  return state.step === 'link' && isOnlyNo(turn)
    ? continueTicket(turn, state)
    : { dialogue: { state: idle }, parts: [say('ticket-not-opened')] }
}

/** 'não sei o número': a no to no question of ours. */
const isOnlyNo = (turn: Turn) => !does(turn, 'refuse', 'want-cancel', 'withdraw-ticket')
