import type { Transaction } from 'kysely'
import { chargePauseText, orderRefusedText } from '@smm/assistant/replies/news-texts'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

export const notifyOrderRefused = (deps: Deps, trx: Transaction<Tables>, refused: Message<'order-refused'>) =>
  notifyVisitor(deps, trx, refused, async (order) => {
    if (order.status !== 'requested') return []
    await updateChatOrder(trx, order.orderId, { status: 'refused' })
    const { code, amountCents, retryAfterMinutes } = refused
    const text = retryAfterMinutes
      ? chargePauseText(order, retryAfterMinutes)
      : orderRefusedText(order, code, amountCents)
    return [textMessage(text)]
  })
