import type { Selectable, Transaction } from 'kysely'
import { findChatOrder } from './chat-orders.queries.ts'
import { appendMessages, lockConversation } from './conversation.queries.ts'
import type { Deps } from './deps.ts'
import { type NewMessage, numberMessages } from './number-messages.ts'
import type { ChatOrdersTable, Tables } from './tables.ts'

export type KnownOrder = Selectable<ChatOrdersTable>
type About = { orderId: string; conversationId: string }

/**
 * News of an order for its visitor: under the lock of the conversation, `tell` takes them in and says what is to be shown,
 * if anything. It is shown, in every tab, by the function that is answered, after the commit.
 */
export async function tellVisitor(
  deps: Deps,
  trx: Transaction<Tables>,
  { orderId, conversationId }: About,
  tell: (order: KnownOrder) => Promise<NewMessage | NewMessage[] | undefined>,
): Promise<void | (() => void)> {
  if (!(await findChatOrder(trx, orderId, conversationId)))
    return deps.log.warn({ orderId, conversationId }, 'news of an order that is not known here')
  return tellConversation(deps, trx, conversationId, async () => {
    // Read under the lock: other news of this order may have been taken in meanwhile.
    const order = await findChatOrder(trx, orderId, conversationId)
    return [(await tell(order!)) ?? []].flat()
  })
}

/** The same in a conversation, for news that is of no order. */
export async function tellConversation(
  deps: Pick<Deps, 'online'>,
  trx: Transaction<Tables>,
  conversationId: string,
  tell: () => Promise<NewMessage[]>,
): Promise<void | (() => void)> {
  const { lastSeq } = await lockConversation(trx, conversationId)
  const news = await tell()
  if (news.length === 0) return
  const messages = numberMessages(lastSeq, news)
  await appendMessages(trx, conversationId, messages)
  return () => deps.online.show(conversationId, messages)
}

export const spoken = (content: string): NewMessage => ({ kind: 'chat_response', content })
