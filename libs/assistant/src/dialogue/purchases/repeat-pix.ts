import { isRunning, isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { proceed } from '../ordering/proceed.ts'
import { placedMeant, tellOrders } from '../placed.ts'
import type { Move } from '../turn.ts'

/** Shows a PIX that is still good once more, or takes up an expired one as a new order. */
export const repeatPix: Move = (turn) => {
  const order = placedMeant(turn, isUnpaid)
  if (order?.reviewReason) return tellOrders(order)
  if (order?.pixCode)
    return { parts: [say('pix-again', { order })], intents: [{ type: 'show-pix', orderId: order.orderId }] }
  if (order) return { parts: [say('pix-on-its-way', { order })] }
  const { cart, last } = turn.dialogue
  if (cart.length) return proceed(turn, cart, [say('pix-after-yes')])
  const [newest] = turn.orders
  // Visitors who have paid ask for their order or their refund: another PIX would charge them twice.
  if (newest && (isRunning(newest) || newest.paidAt)) return tellOrders(newest)
  const isOver = newest?.status === 'cancelled'
  return isOver && last ? proceed(turn, [last], [say('new-pix')]) : { parts: [say('no-pix-yet')] }
}
