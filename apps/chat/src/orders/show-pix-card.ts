import { chargeIssuedText } from '@smm/assistant/replies/news/payment-news'
import { goodsOf } from '@smm/assistant/naming/order-names'
import type { PixPayment } from '@smm/contracts/chat'
import type { Message } from '@smm/contracts/messages'
import { centsToReais } from '@smm/pricing/money'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { type ChatOrder, findChatOrders, updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

/**
 * Shows the PIX card of a charge. Idempotent: orders that wait for no charge get no card. A charge that lost an order is
 * followed by another one, which is due later.
 */
export function showPixCard(deps: Deps, trx: Trx, issued: Message<'pix-issued'>) {
  const { orderId, conversationId, pixPayment } = issued
  const chargedOrders: NonNullable<typeof issued.orders> = issued.orders ?? [
    { orderId, amountCents: Math.round(pixPayment.amount * 100) },
  ]
  const pixDueAt = new Date(pixPayment.dueDate)
  return notifyVisitor(deps, trx, issued, async () => {
    const ids = chargedOrders.map((order) => order.orderId)
    const found = await findChatOrders(trx, conversationId, ids)
    const waiting = found.filter((order) => waitsFor(order, pixPayment.pixCode, pixDueAt))
    const { pixCode } = pixPayment
    const charged: ChatOrder[] = []
    for (const { orderId: id, amountCents, discountCents = 0 } of chargedOrders) {
      const order = waiting.find((it) => it.orderId === id)
      if (!order) continue
      await updateChatOrder(trx, id, { status: 'pending', amountCents, discountCents, pixCode, pixDueAt })
      charged.push({ ...order, amountCents })
    }
    if (charged.length === 0) return []
    const isReplacement = waiting.some((order) => order.pixCode !== null)
    const content = chargeIssuedText(charged, isReplacement)
    return [{ kind: 'pix_payment', content, pixPayment: withOrders(pixPayment, charged) }]
  })
}

const waitsFor = (order: ChatOrder, pixCode: string, dueAt: Date) =>
  order.status === 'requested' ||
  (order.status === 'pending' &&
    order.pixCode !== pixCode &&
    order.pixDueAt !== null &&
    dueAt >= order.pixDueAt)

const withOrders = (pixPayment: PixPayment, orders: ChatOrder[]): PixPayment => ({
  ...pixPayment,
  orders: orders.map((order) => ({
    orderId: order.orderId,
    amount: centsToReais(order.amountCents),
    description: goodsOf(order),
  })),
})
