import type { Selectable, Transaction } from 'kysely'
import { appendMessages, lockLastSeq } from '../conversation/conversation.queries.ts'
import type { NewMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { ChatOrdersTable, Tables } from '../tables.ts'
import { findChatOrder } from './chat-orders.queries.ts'

export type ChatOrder = Selectable<ChatOrdersTable>

/**
 * Notifies the visitor of a change of their order: `applyChange` updates the order under the conversation's lock and
 * returns the messages to store. The result delivers them to the open tabs; call it after the commit.
 */
export async function notifyVisitor(
  { fanOut, log }: Pick<Deps, 'fanOut' | 'log'>,
  trx: Transaction<Tables>,
  { orderId, conversationId }: { orderId: string; conversationId: string },
  applyChange: (order: ChatOrder) => Promise<NewMessage[]>,
): Promise<(() => void) | undefined> {
  const lastSeq = await lockLastSeq(trx, conversationId)
  const order = await findChatOrder(trx, orderId, conversationId)
  if (lastSeq === undefined || !order) {
    log.warn({ orderId, conversationId }, 'a message about an unknown order was ignored')
    return undefined
  }
  const messages = await applyChange(order)
  if (messages.length === 0) return undefined
  const stored = await appendMessages(trx, conversationId, { lastSeq, messages })
  return () => fanOut.publish(conversationId, stored)
}
