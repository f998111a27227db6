import type { Ticket } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import { presentTicket } from './present-ticket.ts'
import type { Db } from '../tables.ts'
import { findTicket } from './tickets.queries.ts'

export async function showTicket(db: Db, id: string): Promise<Ticket> {
  const ticket = await findTicket(db, id)
  if (!ticket) throw new Refusal('NOT_FOUND', { ticketId: id })
  const { dueAt, conversationId } = ticket
  return { ...presentTicket(ticket), ...(dueAt && { conversationId }) }
}
