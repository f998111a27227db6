import { removeSome } from '../ordering/remove-orders.ts'
import { withOpenQuestion } from '../ordering/resume-order.ts'
import { isRunning, newestFirst } from '../purchases/past-orders.ts'
import { idle } from '../state.ts'
import { does, type Move, type Turn } from '../turn.ts'
import { shownOrderId } from '../../replies/order-texts.ts'
import { say } from '../../replies/say.ts'
import { isPriceAsked, isRuleAsked, wantsOther } from '../features.ts'

export const refuses = (turn: Turn): boolean =>
  does(turn, 'refuse') &&
  !isRuleAsked(turn) &&
  !isPriceAsked(turn) &&
  !wantsOther(turn) &&
  turn.reading.supposed.length === 0

/** A refusal is accepted in one line. */
export const acceptRefusal: Move = (turn) => {
  const removed = removeSome(turn)
  if (removed) return removed
  const unpaid = newestFirst(turn.orders).find((it) => it.status === 'pending' && !it.reviewReason)
  const isLeft =
    turn.dialogue.cart.length > 0 && turn.dialogue.last !== null && turn.dialogue.state.at !== 'confirming'
  if (isLeft) return { dialogue: { cart: [], state: idle }, parts: [say('only-the-first')] }
  if (turn.dialogue.cart.length === 0 && unpaid)
    return { parts: [say('pix-need-not-be-paid', { orderId8: shownOrderId(unpaid.orderId) })] }
  const running = newestFirst(turn.orders).find(isRunning)
  if (turn.dialogue.cart.length === 0 && running) {
    const orderId8 = shownOrderId(running.orderId)
    return { parts: [say('order-goes-on', { orderId8 })], taps: [`Cancelar o pedido ${orderId8}`] }
  }
  const refused = turn.dialogue.cart
  return { dialogue: { cart: [], refused, state: idle, budgetCents: null }, parts: [say('refusal-accepted')] }
}

/** A no where nothing was refused. */
export const takeNo: Move = (turn) => {
  const { cart, last, state } = turn.dialogue
  if (cart.length === 0) return { parts: [say('fine')] }
  if (last && state.at === 'collecting')
    return { dialogue: { cart: [], state: idle }, parts: [say('only-the-first')] }
  return withOpenQuestion(turn, [say('fine')])
}
