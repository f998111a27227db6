import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/next-turn'
import type { Tables } from '../tables.ts'
import { appendToTicket, listOpenTickets } from './tickets.queries.ts'

const maxOpenTickets = 3

/**
 * Opens a ticket and returns its id. A conversation with three open ones gets no fourth: the description is added to the
 * one about the same order, or to the newest. The caller has locked the conversation, so replicas count one by one.
 */
export async function openTicket(
  trx: Transaction<Tables>,
  conversationId: string,
  { description, link, orderId }: Extract<Intent, { type: 'open-ticket' }>,
): Promise<string> {
  const open = await listOpenTickets(trx, conversationId)
  const same = open.find((ticket) => orderId !== undefined && ticket.orderId === orderId) ?? open[0]
  if (same && open.length >= maxOpenTickets) {
    await appendToTicket(trx, conversationId, { ticketId: same.id, description, link })
    return same.id
  }
  const id = randomUUID()
  await trx
    .insertInto('tickets')
    .values({ id, conversationId, orderId: orderId ?? null, description, link })
    .execute()
  return id
}
