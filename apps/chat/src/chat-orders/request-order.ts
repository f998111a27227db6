import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Recap } from '@smm/assistant/dialogue/state'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { Tables } from '../tables.ts'

/** The conversation of an order, and its visitor's address where charges are limited. */
type Customer = { conversationId: string; addressHashes: string[] | undefined }

/** Requests an order from the orders service. The id is made here, so a redelivered request is the same order. */
export async function requestOrder(
  trx: Transaction<Tables>,
  { conversationId, addressHashes }: Customer,
  { platform, serviceType, quantity, link, quotedCents }: Recap,
): Promise<void> {
  const order = { orderId: randomUUID(), conversationId, platform, serviceType, quantity, link }
  await trx
    .insertInto('chatOrders')
    .values({ ...order, amountCents: quotedCents, status: 'requested' })
    .execute()
  await trx.updateTable('conversations').set({ hasOrders: true }).where('id', '=', conversationId).execute()
  await enqueueMessage(trx, 'orders', 'place-order', {
    ...order,
    quotedCents,
    ...(addressHashes && { addressHashes }),
  })
}
