import type { Transaction } from 'kysely'
import { orderRefusedText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { updateChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { spoken, tellVisitor } from './tell-visitor.ts'

export const tellOrderRefused = (deps: Deps, trx: Transaction<Tables>, refused: Message<'order-refused'>) =>
  tellVisitor(deps, trx, refused, async (order) => {
    if (order.status !== 'requested') return undefined
    await updateChatOrder(trx, order.orderId, { status: 'refused' })
    return spoken(orderRefusedText(order, refused.code, refused.amountCents))
  })
