import { decide, type Rules } from '../../decide.ts'
import { isRunning, isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { proceed } from '../ordering/proceed.ts'
import { placedMeant, tellOrders } from '../placed.ts'
import type { Move, Step, Turn } from '../turn.ts'

/** `order`: the unpaid one that is meant. */
type PixAsked = { turn: Turn; order: VisitorOrder | undefined }

/** The answer to whoever asks for the PIX: the first rule that says something gives it. */
export const pixAnswers: Rules<PixAsked, Step> = {
  'money in review': ({ order }) => (order?.reviewReason ? tellOrders(order) : null),
  'still good': ({ order }) =>
    order?.pixCode
      ? { parts: [say('pix-again', { order })], intents: [{ type: 'show-pix', orderId: order.orderId }] }
      : null,
  'on its way': ({ order }) => (order ? { parts: [say('pix-on-its-way', { order })] } : null),
  'of the cart': ({ turn }) =>
    turn.dialogue.cart.length > 0 ? proceed(turn, turn.dialogue.cart, [say('pix-after-yes')]) : null,
  /** Visitors who have paid ask for their order or their refund: another PIX would charge them twice. */
  paid: ({ turn: { orders } }) =>
    orders[0] && (isRunning(orders[0]) || orders[0].paidAt) ? tellOrders(orders[0]) : null,
  expired: ({ turn }) => {
    const { last } = turn.dialogue
    return turn.orders[0]?.status === 'cancelled' && last ? proceed(turn, [last], [say('new-pix')]) : null
  },
}

/** Shows a PIX that is still good once more, or takes up an expired one as a new order. */
export const repeatPix: Move = (turn) =>
  decide(pixAnswers, { turn, order: placedMeant(turn, isUnpaid) }) ?? { parts: [say('no-pix-yet')] }
