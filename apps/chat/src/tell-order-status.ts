import type { Transaction } from 'kysely'
import { orderStatusText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { moveChatOrder } from './chat-orders.queries.ts'
import type { OrderStatus } from '@smm/contracts/orders'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { confirmOnce } from './tell-payment.ts'
import { spoken, tellVisitor } from './tell-visitor.ts'

/** Only what is paid gets this far. */
const isPaidFor = (status: OrderStatus) => status !== 'pending' && status !== 'cancelled'

/** How an order stands by now. That it was paid may be heard of later: it is told first. */
export const tellOrderStatus = (
  deps: Deps,
  trx: Transaction<Tables>,
  changed: Message<'order-status-changed'>,
) =>
  tellVisitor(deps, trx, changed, async (order) => {
    const { status, remains } = changed
    const isDelivered = status === 'completed' || status === 'partial'
    const isNews = await moveChatOrder(trx, changed, {
      status,
      remains,
      ...(isDelivered && { completedAt: order.completedAt ?? new Date() }),
    })
    // Whoever asked to cancel hears it from the answer.
    const isToldElsewhere = status === 'cancelled' && order.isCancelAsked
    if (!isNews || isToldElsewhere) return undefined
    const earlier = isPaidFor(status) ? await confirmOnce(trx, order) : []
    return [...earlier, spoken(orderStatusText(order, status, remains))]
  })
