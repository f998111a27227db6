import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { isIdOf } from '../../placed.ts'
import { bringsFacts } from '../../names-order.ts'
import type { Move, Turn } from '../../turn.ts'
import { listedTickets, ticketNamed } from './tickets.ts'

export const asksTicket = (turn: Turn): boolean =>
  says(turn.reading, 'ask-ticket') ||
  (says(turn.reading, 'ask-news') && mayMeanTicket(turn)) ||
  namesTicketOnly(turn)

const mayMeanTicket = (turn: Turn) =>
  turn.tickets.length > 0 &&
  turn.dialogue.state.at !== 'confirming' &&
  !bringsFacts(turn) &&
  !says(turn.reading, 'ask-status')

/** 'chamado 7e8f9a0b' */
const namesTicketOnly = (turn: Turn) =>
  ticketNamed(turn) !== undefined &&
  turn.reading.past === null &&
  !bringsFacts(turn) &&
  !says(turn.reading, 'complain')

/** Tells how the tickets stand that are open, else the newest. */
export const tellTickets: Move = (turn) => {
  const { tickets, orders } = turn
  const { orderRef } = turn.reading
  const named = ticketNamed(turn)
  if (named) return { parts: [say('tickets', { tickets: [named] })] }
  if (orderRef && !orders.some((it) => isIdOf(it.orderId, orderRef)))
    return { parts: [say('ticket-unknown', { ticketRef: orderRef })] }
  const told = listedTickets(tickets)
  return { parts: [told.length ? say('tickets', { tickets: told }) : say('no-ticket')] }
}
