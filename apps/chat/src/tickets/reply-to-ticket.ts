import { randomUUID } from 'node:crypto'
import { ticketReplyText } from '@smm/assistant/replies/news/ticket-news'
import { maxReplyLength, type TicketReply } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import { sanitizeText } from '../sanitize-text.ts'
import { performStaffAction } from './perform-staff-action.ts'
import { findReply, insertReply, startProgress, takeIfFree } from './tickets.queries.ts'

type Input = { ticketId: string; id?: string; text: string; actor: string }

/** Replies in the visitor's chat, moves an open ticket to `in_progress`, takes one that nobody has. Idempotent by `id`. */
export async function replyToTicket(
  deps: Deps,
  { ticketId, id = randomUUID(), text: rawText, actor }: Input,
): Promise<TicketReply> {
  const text = sanitizeText(rawText)
  // The limit is in UTF-16 code units; the schema's maxLength counts graphemes.
  if (text === '' || text.length > maxReplyLength) throw new Refusal('INVALID_REQUEST', { ticketId })
  const action = { actor, ticketId, action: 'ticket-replied' } as const
  const reply = await performStaffAction(deps, action, async (trx, ticket) => {
    const existing = await findReply(trx, id)
    if (existing && (existing.ticketId !== ticketId || existing.text !== text))
      throw new Refusal('CONFLICT', { id })
    if (existing) return { result: existing }
    const result = await insertReply(trx, { id, ticketId, text, author: actor })
    const status = await startProgress(trx, ticketId)
    await takeIfFree(trx, ticketId, actor)
    const notification = { ...textMessage(ticketReplyText(ticket, text)), id }
    return { result, notification, ...(status && { details: { status } }) }
  })
  return { id, text: reply.text, author: reply.author, createdAt: reply.createdAt.toISOString() }
}
