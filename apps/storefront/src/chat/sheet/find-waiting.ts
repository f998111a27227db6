import type { ChatItem } from '../conversation/conversation.ts'
import { openPartsId } from '../parts/open-parts.ts'
import { arrangeOrderCards } from '../parts/order-cards.ts'

/** A recap to be confirmed or a PIX to be paid, for which a conversation waits. */
export type Waiting = { what: 'pedido' | 'PIX'; amount: number }

export function findWaiting(all: ChatItem[], now: number): Waiting | undefined {
  const orders = arrangeOrderCards(all)
  const { items } = orders
  const openId = openPartsId(items)
  const recap = items.find(({ id }) => id === openId)?.parts?.find((it) => it.type === 'recap')
  if (recap) return { what: 'pedido', amount: recap.total }
  const payment = items.findLast(
    (it) => it.pixPayment && !orders.pixEndIn(it) && Date.parse(it.pixPayment.dueDate) > now,
  )?.pixPayment
  return payment && { what: 'PIX', amount: payment.amount }
}
