import type { Transaction } from 'kysely'
import { refundDoneText, refundRequestedText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { updateChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { spoken, tellVisitor } from './tell-visitor.ts'

/** Money that goes back. That it is done may be heard before that it is to be: then only that is told. */
export const tellRefund = (deps: Deps, trx: Transaction<Tables>, changed: Message<'refund-changed'>) =>
  tellVisitor(deps, trx, changed, async (order) => {
    const { amountCents, state, reviewedFor } = changed
    if (reviewedFor && reviewedFor === order.reviewReason)
      await updateChatOrder(trx, order.orderId, { reviewReason: null })
    if (state === 'done') {
      await updateChatOrder(trx, order.orderId, { refundedCents: order.refundedCents + amountCents })
      return spoken(refundDoneText(order, amountCents))
    }
    const refundNotedCents = order.refundNotedCents + amountCents
    await updateChatOrder(trx, order.orderId, { refundNotedCents })
    return refundNotedCents > order.refundedCents
      ? spoken(refundRequestedText(order, amountCents))
      : undefined
  })
