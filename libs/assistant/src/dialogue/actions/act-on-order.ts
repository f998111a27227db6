import type { ChatAction } from '@smm/contracts/message-parts'
import { isCancellable, isGuaranteed } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { draftOfPlaced } from '../cart/draft-of-placed.ts'
import { proceed } from '../ordering/proceed.ts'
import { withdrawFrom } from '../rights/withdraw-order.ts'
import { tellOrders } from '../placed.ts'
import type { Step, Turn } from '../turn.ts'

/** Executes an action on the card of an order; one that its state no longer allows is answered with how it stands. */
export function actOnOrder(
  turn: Turn,
  { type, orderId }: Extract<ChatAction, { orderId: string }>,
): Step | null {
  const order = turn.orders.find((it) => it.orderId === orderId)
  if (!order) return null
  const stands = tellOrders(order)
  switch (type) {
    case 'cancel-order':
      return isCancellable(order)
        ? { parts: [say('cancel-asked', { orders: [order] })], intents: [{ type, orderId }] }
        : stands
    case 'withdraw-order':
      return withdrawFrom(turn, order) ?? stands
    case 'refill-order':
      return isGuaranteed(order)
        ? { parts: [say('refill-asked', order)], intents: [{ type: 'request-refill', orderId }] }
        : stands
    case 'repeat-order':
      return proceed(turn, [...turn.dialogue.cart, draftOfPlaced(order, turn.dialogue.last)])
    case 'show-receipt':
      return { parts: [say('receipt', { order })] }
  }
}
