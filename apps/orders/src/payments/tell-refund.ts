import type { Message } from '@smm/contracts/messages'
import type { OrderRow, Trx } from '../tables.ts'
import { tellChat } from '../tell-chat.ts'

/** Tells the visitor that money goes back to him, or went: for each refund once, however often it had to be tried. */
export const tellRefund = (
  trx: Trx,
  order: Pick<OrderRow, 'id' | 'conversationId' | 'correlationId'>,
  state: Message<'refund-changed'>['state'],
  amountCents: number,
  reviewedFor?: string,
): Promise<void> => {
  const { id: orderId, conversationId } = order
  const refund = { orderId, conversationId, amountCents, state, ...(reviewedFor && { reviewedFor }) }
  return tellChat(trx, order, 'refund-changed', refund)
}
