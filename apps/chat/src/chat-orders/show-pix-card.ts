import type { Transaction } from 'kysely'
import { pixIssuedText } from '@smm/assistant/replies/news-texts'
import type { Message } from '@smm/contracts/messages'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

/** Shows the PIX card of an order's charge. Idempotent: an order that is no longer `requested` gets no card. */
export function showPixCard(deps: Deps, trx: Transaction<Tables>, issued: Message<'pix-issued'>) {
  const { pixPayment } = issued
  return notifyVisitor(deps, trx, issued, async (order) => {
    if (order.status !== 'requested') return []
    await updateChatOrder(trx, order.orderId, {
      status: 'pending',
      amountCents: Math.round(pixPayment.amount * 100),
      pixCode: pixPayment.pixCode,
      pixDueAt: new Date(pixPayment.dueDate),
    })
    return [{ kind: 'pix_payment', content: pixIssuedText(order), pixPayment }]
  })
}
