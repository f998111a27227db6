import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/next-turn'
import type { Message } from '@smm/contracts/messages'
import { shownTicketId } from '@smm/contracts/tickets'
import { enqueueMessage, enqueueMessages, outboxMessage } from '@smm/messaging/outbox'
import { findPixCard, updateChatOrder } from '../chat-orders/chat-orders.queries.ts'
import type { Tables } from '../tables.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { appendToTicket, withdrawTicket } from '../tickets/tickets.queries.ts'
import type { NewMessage } from './stored-message.ts'

/** The effects of intents on a turn's replies: the id of a new ticket, and messages after them. */
export type Executed = { fillPlaceholders: (reply: string) => string; messages: NewMessage[] }

/** The conversation of the orders, and its visitor's address where charges are limited. */
type Customer = { conversationId: string; addressHashes: string[] | undefined }

type Cart = Message<'place-tiers'>
type IntentOf<Type extends Intent['type']> = Extract<Intent, { type: Type }>

/** Executes the intents of a turn in its transaction. `fillPlaceholders` replaces `{ticketId8}` in a reply. */
export async function executeIntents(
  trx: Transaction<Tables>,
  customer: Customer,
  intents: Intent[],
): Promise<Executed> {
  const { conversationId } = customer
  let ticketId = ''
  const messages: NewMessage[] = []
  for (const intent of intents) {
    switch (intent.type) {
      case 'open-ticket':
        ticketId = await openTicket(trx, conversationId, intent)
        break
      case 'add-to-ticket':
        await appendToTicket(trx, conversationId, intent)
        break
      case 'withdraw-ticket':
        await withdrawTicket(trx, conversationId, intent.ticketId)
        break
      case 'place-orders':
        await requestOrders(trx, customer, intent)
        break
      case 'cancel-order':
        await requestCancel(trx, conversationId, intent)
        break
      case 'withdraw-order':
        await requestWithdrawal(trx, conversationId, intent)
        break
      case 'request-refill':
        await enqueueMessage(trx, 'orders', 'request-refill', { orderId: intent.orderId, conversationId })
        break
      case 'show-pix': {
        const pixPayment = await findPixCard(trx, intent.orderId)
        if (pixPayment) messages.push({ kind: 'pix_payment', content: '', pixPayment })
      }
    }
  }
  return {
    fillPlaceholders: (reply) => reply.replaceAll('{ticketId8}', shownTicketId(ticketId)),
    messages,
  }
}

/**
 * Requests the orders of a recap from the orders service: under one charge, or each alone where it does not know carts. The
 * ids are made here, so a redelivered request is the same orders.
 */
async function requestOrders(
  trx: Transaction<Tables>,
  { conversationId, addressHashes }: Customer,
  { orders, isOnePix, coupon }: IntentOf<'place-orders'>,
): Promise<void> {
  const cartId = isOnePix ? randomUUID() : null
  const wanted = orders.map(
    ({
      platform,
      serviceType,
      tier,
      quantity,
      link,
      quotedCents,
      discountCents,
    }): Cart['orders'][number] => ({
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
      wanted.map((order) => ({
        orderId: order.orderId,
        conversationId,
        platform: order.platform,
        serviceType: order.serviceType,
        ...(order.tier && { tier: order.tier }),
        quantity: order.quantity,
        link: order.link,
        amountCents: order.quotedCents,
        ...(order.discountCents && { discountCents: order.discountCents }),
        couponCode: coupon ?? null,
        cartId,
        status: 'requested' as const,
      })),
    )
    .execute()
  await trx.updateTable('conversations').set({ hasOrders: true }).where('id', '=', conversationId).execute()
  const sharedByCart: Omit<Cart, 'orders'> = {
    conversationId,
    ...(addressHashes && { addressHashes }),
    ...(coupon && { coupon }),
  }
  // An order alone has a message that the previous release knows as well, should it come back this moment.
  await enqueueMessages(
    trx,
    isOnePix && wanted.length > 1
      ? [outboxMessage('orders', nameFor(wanted), { ...sharedByCart, orders: wanted })]
      : wanted.map((order) =>
          order.tier
            ? outboxMessage('orders', 'place-tiers', { ...sharedByCart, orders: [order] })
            : outboxMessage('orders', 'place-order', { ...sharedByCart, ...order }),
        ),
  )
}

/** The previous release would sell an order of another tier as one of the standard tier. */
const nameFor = (orders: ReadonlyArray<{ tier?: string }>) =>
  orders.some(({ tier }) => tier) ? 'place-tiers' : 'place-cart'

/** Asks the orders service to cancel an order, or several of one charge together. */
async function requestCancel(
  trx: Transaction<Tables>,
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
async function requestWithdrawal(
  trx: Transaction<Tables>,
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
