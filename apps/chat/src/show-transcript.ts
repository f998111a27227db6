import type { Kysely } from 'kysely'
import type { Transcript } from '@smm/contracts/transcripts'
import type { Tables } from './tables.ts'

const most = 100

/** What was said in the conversation that an order came from; nothing when the visitor wiped it, or it is not ours. */
export async function showTranscript(
  db: Kysely<Tables>,
  orderId: string,
  before: number | undefined,
): Promise<Transcript> {
  const newestFirst = await db
    .selectFrom('messages')
    .innerJoin('chatOrders', 'chatOrders.conversationId', 'messages.conversationId')
    .select(['messages.id', 'seq', 'kind', 'content', 'pixPayment', 'messages.createdAt'])
    .where('chatOrders.orderId', '=', orderId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before!))
    .orderBy('seq', 'desc')
    .limit(most + 1)
    .execute()
  const shown = newestFirst.slice(0, most).reverse()
  return {
    hasMore: newestFirst.length > most,
    messages: shown.map(({ id, seq, kind, content, pixPayment, createdAt }) => ({
      id,
      seq,
      isFromVisitor: kind === 'visitor_message',
      content,
      pixAmount: pixPayment?.amount ?? null,
      createdAt: createdAt.toISOString(),
    })),
  }
}
