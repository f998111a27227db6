import { say } from '../../../replies/say.ts'
import { isAnswerable } from '../../is-answerable.ts'
import { bringsFacts } from '../../names-order.ts'
import { idle } from '../../state.ts'
import { tellAboutTopics } from '../../talk/tell-about-topics.ts'
import { type Move, stateAt, type Turn } from '../../turn.ts'
import { isComplaintTicket, isTicketOpen, ticketNamed } from './tickets.ts'

/** Facts of an order, where there is no ticket. */
export const ordersWithoutTicket = (turn: Turn): boolean => turn.tickets.length === 0 && bringsFacts(turn)

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
