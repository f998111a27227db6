import type { Updateable } from 'kysely'
import { linkRenewedText, orderStatusText } from '@smm/assistant/replies/news/order-news'
import type { Message } from '@smm/contracts/messages'
import { type NewMessage, textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { ChatOrdersTable, Trx } from '../tables.ts'
import { cancellationNews } from './cancel-once.ts'
import { confirmPaymentOnce } from './notify-payment-confirmed.ts'
import { type ChatOrder, moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { cardNews, notifyVisitor } from './notify-visitor.ts'

type Changed = Message<'order-status-changed'>

/** Announces a newer status. A payment whose confirmation has not arrived yet is confirmed first. */
export const notifyOrderStatus = (deps: Deps, trx: Trx, changed: Changed) =>
  notifyVisitor(deps, trx, changed, async (order) => {
    const { status, linkVersion } = changed
    if (linkVersion !== undefined) return renewLink(trx, order, linkVersion)
    const isNewer = await moveChatOrder(trx, changed, changeOf(order, changed))
    if (!isNewer) return isProgress(order, changed) ? announceProgress(trx, order, changed) : []
    if (status === 'cancelled') return [cancellationNews(order)]
    const confirmation = status === 'pending' ? [] : await confirmPaymentOnce(trx, order)
    return [...confirmation, statusMessage(order, changed)]
  })

/** The card of the order shows its new link. */
async function renewLink(trx: Trx, order: ChatOrder, linkVersion: number): Promise<NewMessage[]> {
  if (linkVersion <= order.linkVersion) return []
  await updateChatOrder(trx, order.orderId, { linkVersion })
  return [textMessage(linkRenewedText(order))]
}

function changeOf(order: ChatOrder, { status, remains, startedAt }: Changed): Updateable<ChatOrdersTable> {
  const now = new Date()
  const isDelivered = status === 'completed' || status === 'partial'
  return {
    status,
    remains,
    ...(startedAt && { startedAt: new Date(startedAt) }),
    ...(status === 'processing' && { sentAt: order.sentAt ?? now }),
    ...(status === 'cancelled' && { cancelledAt: now }),
    completedAt: isDelivered ? (order.completedAt ?? now) : order.completedAt,
  }
}

/** A message of the known version tells how far the delivery is. */
const isProgress = (order: ChatOrder, { version, status, remains, startedAt }: Changed) =>
  version === order.version &&
  status === 'processing' &&
  startedAt !== undefined &&
  (order.startedAt === null || (remains ?? order.quantity) < (order.remains ?? order.quantity))

async function announceProgress(trx: Trx, order: ChatOrder, changed: Changed): Promise<NewMessage[]> {
  await updateChatOrder(trx, order.orderId, changeOf(order, changed))
  return [statusMessage(order, changed)]
}

const statusMessage = (order: ChatOrder, { status, remains, startedAt }: Changed) =>
  cardNews(orderStatusText({ ...order, status, remains, startedAt: startedAt ?? null }))
