import type { Kysely } from 'kysely'
import type { Transcript } from '@smm/contracts/transcripts'
import type { Tables } from '../tables.ts'

const pageSize = 100

/** The order or ticket whose conversation is shown. */
type Origin = { orderId: string } | { ticketId: string }

/** A page of the conversation, with the messages kept after a reset; empty when the chat does not know the origin. */
export async function showTranscript(
  db: Kysely<Tables>,
  origin: Origin,
  before: number | undefined,
): Promise<Transcript> {
  let query = db
    .selectFrom(
      messagesOf(db, 'messages', origin)
        .unionAll(messagesOf(db, 'keptMessages', origin))
        .as('allMessages'),
    )
    .leftJoin('ticketReplies', 'ticketReplies.id', 'allMessages.id')
    .select(['allMessages.id', 'seq', 'kind', 'content', 'pixPayment', 'author', 'allMessages.createdAt'])
  if (before !== undefined) query = query.where('seq', '<', before)
  const newestFirst = await query
    .orderBy('seq', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = newestFirst.slice(0, pageSize).reverse()
  return {
    hasMore: newestFirst.length > pageSize,
    messages: page.map(({ id, seq, kind, content, pixPayment, author, createdAt }) => ({
      id,
      seq,
      isFromVisitor: kind === 'visitor_message',
      content,
      pixAmount: pixPayment?.amount ?? null,
      ...(author !== null && { author }),
      createdAt: createdAt.toISOString(),
    })),
  }
}

const messagesOf = (db: Kysely<Tables>, table: 'messages' | 'keptMessages', origin: Origin) =>
  db
    .selectFrom(table)
    .select(['id', 'seq', 'kind', 'content', 'pixPayment', 'createdAt'])
    .where('conversationId', '=', conversationOf(db, origin))

const conversationOf = (db: Kysely<Tables>, origin: Origin) =>
  'orderId' in origin
    ? db.selectFrom('chatOrders').select('conversationId').where('orderId', '=', origin.orderId)
    : db.selectFrom('tickets').select('conversationId').where('id', '=', origin.ticketId)
