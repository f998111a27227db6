import type { Transaction } from 'kysely'
import { orderStatusText } from '@smm/assistant/replies/news-texts'
import type { Message } from '@smm/contracts/messages'
import type { OrderStatus } from '@smm/contracts/orders'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { moveChatOrder } from './chat-orders.queries.ts'
import { confirmOnce } from './notify-payment.ts'
import { notifyVisitor } from './notify-visitor.ts'

const isPaidStatus = (status: OrderStatus) => status !== 'pending' && status !== 'cancelled'

/** Announces a newer status. A payment whose confirmation has not arrived yet is confirmed first. */
export const notifyOrderStatus = (
  deps: Deps,
  trx: Transaction<Tables>,
  changed: Message<'order-status-changed'>,
) =>
  notifyVisitor(deps, trx, changed, async (order) => {
    const { status, remains } = changed
    const isDelivered = status === 'completed' || status === 'partial'
    const completedAt = isDelivered ? (order.completedAt ?? new Date()) : order.completedAt
    const isNewer = await moveChatOrder(trx, changed, { status, remains, completedAt })
    // The answer to the visitor's cancellation request announces this cancellation.
    const isAnsweredElsewhere = status === 'cancelled' && order.isCancelAsked
    if (!isNewer || isAnsweredElsewhere) return []
    const confirmation = isPaidStatus(status) ? await confirmOnce(trx, order) : []
    return [...confirmation, textMessage(orderStatusText(order, status, remains))]
  })
