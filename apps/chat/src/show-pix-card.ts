import type { Transaction } from 'kysely'
import { pixIssuedText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { updateChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { tellVisitor } from './tell-visitor.ts'

/** The charge of an order: its card is shown once, however often the charge is announced, and never for an order that moved on. */
export function showPixCard(deps: Deps, trx: Transaction<Tables>, issued: Message<'pix-issued'>) {
  const { pixPayment } = issued
  return tellVisitor(deps, trx, issued, async (order) => {
    if (order.status !== 'requested') return undefined
    await updateChatOrder(trx, order.orderId, {
      status: 'pending',
      amountCents: Math.round(pixPayment.amount * 100),
      pixCode: pixPayment.pixCode,
      pixDueAt: new Date(pixPayment.dueDate),
    })
    return { kind: 'pix_payment', content: pixIssuedText(order), pixPayment }
  })
}
