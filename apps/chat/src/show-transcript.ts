import type { Kysely } from 'kysely'
import type { Transcript } from '@smm/contracts/transcripts'
import type { Tables } from './tables.ts'

const most = 100

/** What an order or a ticket came from. */
type Origin = { orderId: string } | { ticketId: string }

/** What was said in the conversation it came from, with what the visitor wiped and we keep; nothing when it is not ours. */
export async function showTranscript(
  db: Kysely<Tables>,
  origin: Origin,
  before: number | undefined,
): Promise<Transcript> {
  const newestFirst = await db
    .selectFrom(
      linesOf(db, 'messages', origin)
        .unionAll(linesOf(db, 'keptMessages', origin))
        .as('lines'),
    )
    .leftJoin('ticketReplies', 'ticketReplies.id', 'lines.id')
    .select(['lines.id', 'seq', 'kind', 'content', 'pixPayment', 'author', 'lines.createdAt'])
    .$if(before !== undefined, (query) => query.where('seq', '<', before!))
    .orderBy('seq', 'desc')
    .limit(most + 1)
    .execute()
  const shown = newestFirst.slice(0, most).reverse()
  return {
    hasMore: newestFirst.length > most,
    messages: shown.map(({ id, seq, kind, content, pixPayment, author, createdAt }) => ({
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

const linesOf = (db: Kysely<Tables>, table: 'messages' | 'keptMessages', origin: Origin) =>
  db
    .selectFrom(table)
    .select(['id', 'seq', 'kind', 'content', 'pixPayment', 'createdAt'])
    .where('conversationId', '=', conversationOf(db, origin))

const conversationOf = (db: Kysely<Tables>, origin: Origin) =>
  'orderId' in origin
    ? db.selectFrom('chatOrders').select('conversationId').where('orderId', '=', origin.orderId)
    : db.selectFrom('tickets').select('conversationId').where('id', '=', origin.ticketId)
