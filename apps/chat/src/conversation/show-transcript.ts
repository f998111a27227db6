import type { Transcript } from '@smm/contracts/conversations/transcripts'
import type { Db } from '../tables.ts'

const pageSize = 100

/** A conversation, or the order or ticket that it is about. */
type TranscriptSubject = { orderId: string } | { ticketId: string } | { conversationId: string }

/** A page of the conversation, with the messages kept after a reset; empty when the chat does not know the subject. */
export async function showTranscript(
  db: Db,
  subject: TranscriptSubject,
  before: number | undefined,
): Promise<Transcript> {
  let query = db
    .selectFrom(
      messagesOf(db, 'messages', subject)
        .unionAll(messagesOf(db, 'keptMessages', subject))
        .as('allMessages'),
    )
    .leftJoin('ticketReplies', 'ticketReplies.id', 'allMessages.id')
    .leftJoin('staffMessages', 'staffMessages.id', 'allMessages.id')
    .select(['allMessages.id', 'seq', 'kind', 'content', 'pixPayment', 'allMessages.createdAt'])
    .select((eb) => eb.fn.coalesce('ticketReplies.author', 'staffMessages.author').as('author'))
  if (before !== undefined) query = query.where('seq', '<', before)
  const newestFirst = await query
    .orderBy('seq', 'desc')
    .limit(pageSize + 1)
    .execute()
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationOf(db, subject))
    .executeTakeFirst()
  const page = newestFirst.slice(0, pageSize).reverse()
  return {
    ...(conversation && { conversationId: conversation.id }),
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

const messagesOf = (db: Db, table: 'messages' | 'keptMessages', subject: TranscriptSubject) =>
  db
    .selectFrom(table)
    .select(['id', 'seq', 'kind', 'content', 'pixPayment', 'createdAt'])
    .where('conversationId', '=', conversationOf(db, subject))

function conversationOf(db: Db, subject: TranscriptSubject) {
  if ('orderId' in subject)
    return db.selectFrom('chatOrders').select('conversationId').where('orderId', '=', subject.orderId)
  if ('ticketId' in subject)
    return db.selectFrom('tickets').select('conversationId').where('id', '=', subject.ticketId)
  const { conversationId } = subject
  return db.selectFrom('conversations').select('id as conversationId').where('id', '=', conversationId)
}
