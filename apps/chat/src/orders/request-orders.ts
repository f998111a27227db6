import { randomUUID } from 'node:crypto'
import type { Intent } from '@smm/assistant/next-turn'
import type { Message } from '@smm/contracts/messages'
import { enqueueMessages, outboxMessage } from '@smm/messaging/outbox'
import type { Trx } from '../tables.ts'

/** The conversation of the orders, and its visitor's address where charges are limited. */
export type Customer = { conversationId: string; addressHashes: string[] | undefined }

type Cart = Message<'place-tiers'>
type WantedOrder = Cart['orders'][number]
type PlaceOrders = Extract<Intent, { type: 'place-orders' }>

/**
 * Requests the orders of a recap from the orders service: under one charge, or each alone where it does not know carts. The
 * ids are made here, so a redelivered request is the same orders.
 */
export async function requestOrders(
  trx: Trx,
  { conversationId, addressHashes }: Customer,
  { orders, isOnePix, coupon }: PlaceOrders,
): Promise<void> {
  const wanted = orders.map(asWanted)
  const ofConversation = {
    conversationId,
    couponCode: coupon ?? null,
    cartId: isOnePix ? randomUUID() : null,
  }
  const rows = wanted.map((order) => ({ ...ofConversation, ...columnsOf(order) }))
  await trx.insertInto('chatOrders').values(rows).execute()
  await trx.updateTable('conversations').set({ hasOrders: true }).where('id', '=', conversationId).execute()
  const sharedByCart = {
    conversationId,
    ...(addressHashes && { addressHashes }),
    ...(coupon && { coupon }),
  }
  await enqueueMessages(trx, messagesFor(wanted, isOnePix, sharedByCart))
}

/** The fields by name: an order of the assistant may have others. */
const asWanted = ({ tier, discountCents, ...order }: PlaceOrders['orders'][number]): WantedOrder => ({
  orderId: randomUUID(),
  platform: order.platform,
  serviceType: order.serviceType,
  quantity: order.quantity,
  link: order.link,
  quotedCents: order.quotedCents,
  ...(tier && { tier }),
  ...(discountCents && { discountCents }),
})

const columnsOf = ({ quotedCents: amountCents, ...order }: WantedOrder) => ({
  ...order,
  amountCents,
  status: 'requested' as const,
})

/** An order alone has a message that the previous release knows as well, should it come back this moment. */
function messagesFor(wanted: WantedOrder[], isOnePix: boolean, sharedByCart: Omit<Cart, 'orders'>) {
  if (isOnePix && wanted.length > 1)
    return [outboxMessage('orders', nameFor(wanted), { ...sharedByCart, orders: wanted })]
  return wanted.map((order) =>
    order.tier
      ? outboxMessage('orders', 'place-tiers', { ...sharedByCart, orders: [order] })
      : outboxMessage('orders', 'place-order', { ...sharedByCart, ...order }),
  )
}

/** The previous release would sell an order of another tier as one of the standard tier. */
const nameFor = (orders: WantedOrder[]) => (orders.some(({ tier }) => tier) ? 'place-tiers' : 'place-cart')
