import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Message } from '@smm/contracts/messages'
import { lockLastSeq } from '../conversation/conversation.queries.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { deleteConversations, recordForgotten } from './delete-conversations.ts'

type Input = { conversationId: string; actor: string; reason: string }

/**
 * Deletes a conversation at its visitor's request, here at once and in orders by a message that survives an outage. Throws
 * CONFLICT while an order is under way: its delivery needs the link.
 */
export const forgetConversation = (
  deps: Pick<Deps, 'db' | 'relay'>,
  { conversationId, actor, reason }: Input,
): Promise<void> =>
  transact(deps, async (trx) => {
    if ((await lockLastSeq(trx, conversationId)) === undefined)
      throw new Refusal('NOT_FOUND', { conversationId })
    if (await hasOrderUnderWay(trx, conversationId)) throw new Refusal('CONFLICT', { conversationId })
    const forgottenAt = new Date()
    await recordForgotten(trx, conversationId, forgottenAt)
    await deleteConversations(trx, [conversationId])
    const message = { conversationId, forgottenAt: forgottenAt.toISOString() }
    await enqueueMessage(trx, 'orders', 'forget-conversation', message)
    const details = { conversation: conversationId, reason }
    await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'conversation-forgotten', details })
  })

/** Orders remembers a deletion that a restored chat forgot. */
export async function forgetAgain(
  trx: Trx,
  { conversationId, forgottenAt }: Message<'forget-conversation'>,
): Promise<void> {
  await lockLastSeq(trx, conversationId)
  await recordForgotten(trx, conversationId, new Date(forgottenAt))
  await deleteConversations(trx, [conversationId])
}

const hasOrderUnderWay = async (trx: Trx, conversationId: string): Promise<boolean> => {
  const underWay = await trx
    .selectFrom('chatOrders')
    .select('orderId')
    .where('conversationId', '=', conversationId)
    .where('status', 'in', ['requested', 'pending', 'paid', 'processing'])
    .limit(1)
    .executeTakeFirst()
  return underWay !== undefined
}
