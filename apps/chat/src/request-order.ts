import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/dialogue'
import { say } from '@smm/messaging/outbox'
import type { Tables } from './tables.ts'

/** Asks for an order. Its id is made here, so that a repeat of the request is the same order. */
export async function requestOrder(
  trx: Transaction<Tables>,
  conversationId: string,
  wanted: Extract<Intent, { type: 'place-order' }>,
): Promise<string> {
  const orderId = randomUUID()
  const { platform, serviceType, quantity, link, quotedCents } = wanted
  await trx
    .insertInto('chatOrders')
    .values({
      orderId,
      conversationId,
      platform,
      serviceType,
      quantity,
      link,
      amountCents: quotedCents,
      status: 'requested',
    })
    .execute()
  await trx.updateTable('conversations').set({ hasOrders: true }).where('id', '=', conversationId).execute()
  const asked = { orderId, conversationId, platform, serviceType, quantity, link, quotedCents }
  await say(trx, 'orders', 'place-order', asked)
  return orderId
}
