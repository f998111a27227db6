import type { Intent } from '@smm/assistant/next-turn'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Trx } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'

type IntentOf<Type extends Intent['type']> = Extract<Intent, { type: Type }>

/** Asks the orders service to cancel an order, or several of one charge together. */
export async function requestCancel(
  trx: Trx,
  conversationId: string,
  { orderId, orderIds }: IntentOf<'cancel-order'>,
): Promise<void> {
  for (const id of orderIds ?? [orderId]) await updateChatOrder(trx, id, { isCancelAsked: true })
  await enqueueMessage(trx, 'orders', 'cancel-order', {
    orderId,
    conversationId,
    ...(orderIds && { orderIds }),
  })
}

/** Asks the orders service to end an order from which the visitor withdraws. */
export async function requestWithdrawal(
  trx: Trx,
  conversationId: string,
  { orderId, reason }: IntentOf<'withdraw-order'>,
): Promise<void> {
  await updateChatOrder(trx, orderId, { isCancelAsked: true, withdrawal: 'asked' })
  await enqueueMessage(trx, 'orders', 'cancel-order', {
    orderId,
    conversationId,
    withdrawal: { ...(reason && { reason }) },
  })
}
