import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Recap } from '@smm/assistant/dialogue/state'
import { enqueueMessages, outboxMessage } from '@smm/messaging/outbox'
import type { Tables } from '../tables.ts'

/** The conversation of the orders, and its visitor's address where charges are limited. */
type Customer = { conversationId: string; addressHashes: string[] | undefined }
type WantedOrders = { orders: readonly Recap[]; isOnePix: boolean; coupon?: string }

/**
 * Requests the orders of a recap from the orders service: under one charge, or each alone where it does not know carts. The
 * ids are made here, so a redelivered request is the same orders.
 */
export async function requestOrders(
  trx: Transaction<Tables>,
  { conversationId, addressHashes }: Customer,
  { orders, isOnePix, coupon }: WantedOrders,
): Promise<void> {
  const cartId = isOnePix ? randomUUID() : null
  const wanted = orders.map(
    ({ platform, serviceType, tier, quantity, link, quotedCents, discountCents }) => ({
      orderId: randomUUID(),
      platform,
      serviceType,
      quantity,
      link,
      quotedCents,
      ...(tier && { tier }),
      ...(discountCents && { discountCents }),
    }),
  )
  await trx
    .insertInto('chatOrders')
    .values(
      wanted.map(({ quotedCents: amountCents, ...order }) => ({
        ...order,
        conversationId,
        amountCents,
        couponCode: coupon ?? null,
        cartId,
        status: 'requested' as const,
      })),
    )
    .execute()
  await trx.updateTable('conversations').set({ hasOrders: true }).where('id', '=', conversationId).execute()
  const customer = { conversationId, ...(addressHashes && { addressHashes }), ...(coupon && { coupon }) }
  await enqueueMessages(
    trx,
    isOnePix
      ? [outboxMessage('orders', nameFor(wanted), { ...customer, orders: wanted })]
      : wanted.map((order) =>
          order.tier
            ? outboxMessage('orders', 'place-tiers', { ...customer, orders: [order] })
            : outboxMessage('orders', 'place-order', { ...customer, ...order }),
        ),
  )
}

/** The previous release would sell an order of another tier as one of the standard tier. */
const nameFor = (orders: ReadonlyArray<{ tier?: string }>) =>
  orders.some(({ tier }) => tier) ? 'place-tiers' : 'place-cart'
