import { randomUUID } from 'node:crypto'
import { ticketReplyText } from '@smm/assistant/ticket-texts'
import { longestTicketReply, type TicketReply } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import { cleanText } from './clean-text.ts'
import type { Deps } from './deps.ts'
import { tellOfTicket } from './tell-of-ticket.ts'
import { spoken } from './tell-visitor.ts'
import { findReply, insertReply, takeOn } from './tickets.queries.ts'

type Given = { ticketId: string; id?: string; text: string; actor: string }

/**
 * An answer of the staff, told in the visitor's chat: once, however often it is sent under the same id. A ticket that
 * waited for it does not wait any more.
 */
export async function replyToTicket(
  deps: Deps,
  { ticketId, id = randomUUID(), text, actor }: Given,
): Promise<TicketReply> {
  const words = cleanText(text)
  // Counted here, for a schema counts what a reader sees as one character, however many units it is made of.
  if (words === '' || words.length > longestTicketReply) throw new Refusal('INVALID_REQUEST', { ticketId })
  const reply = await tellOfTicket(
    deps,
    { actor, ticketId, action: 'ticket-replied' },
    async (trx, ticket) => {
      const known = await findReply(trx, id)
      if (known && (known.ticketId !== ticketId || known.text !== words))
        throw new Refusal('CONFLICT', { id })
      if (known) return { answer: known }
      const answer = await insertReply(trx, { id, ticketId, text: words, author: actor })
      const status = await takeOn(trx, ticketId)
      return {
        answer,
        news: { ...spoken(ticketReplyText(ticket, words)), id },
        ...(status && { details: { status } }),
      }
    },
  )
  return { id, text: reply.text, author: reply.author, createdAt: reply.createdAt.toISOString() }
}
