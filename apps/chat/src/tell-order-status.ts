import type { Transaction } from 'kysely'
import { orderStatusText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { moveChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { spoken, tellVisitor } from './tell-visitor.ts'

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
    return isNews && !isToldElsewhere ? spoken(orderStatusText(order, status, remains)) : undefined
  })
