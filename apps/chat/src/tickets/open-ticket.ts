import { randomUUID } from 'node:crypto'
import type { Intent } from '@smm/assistant/next-turn'
import type { Trx } from '../tables.ts'
import { appendToTicket, listOpenTickets } from './tickets.queries.ts'

const maxOpenTickets = 3

type NewTicket = Extract<Intent, { type: 'open-ticket' }>

/**
 * Opens a ticket, or adds to one where three are open: to the one about the same order, else to the newest. One request about
 * personal data is open beside those. Returns the id; the caller has locked the conversation, so replicas count one by one.
 */
export async function openTicket(trx: Trx, conversationId: string, ticket: NewTicket): Promise<string> {
  const { description, link, orderId, kind = 'support', dueAt } = ticket
  const open = (await listOpenTickets(trx, conversationId)).filter((it) => it.kind === kind)
  const same = open.find((it) => orderId !== undefined && it.orderId === orderId) ?? open[0]
  if (same && open.length >= (kind === 'support' ? maxOpenTickets : 1)) {
    await appendToTicket(trx, conversationId, { ticketId: same.id, description, link })
    return same.id
  }
  const id = randomUUID()
  await trx
    .insertInto('tickets')
    .values({ id, conversationId, orderId: orderId ?? null, description, link, kind, dueAt: dueAt ?? null })
    .execute()
  return id
}
