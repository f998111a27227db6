import { isRunning } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { dropOrders } from '../ordering/changing/drop-orders.ts'
import { removesSome } from '../ordering/changing/remove-orders.ts'
import { says } from '../../understanding/reading.ts'
import { idle } from '../state.ts'
import { isFirstMessage, type Move, type Step, type Turn } from '../turn.ts'
import { keepOnlyPlaced } from './keep-only-placed.ts'

/** 'não quero o da bia', of several orders: it is asked which one goes. */
export const declinesOneOfSeveral = ({ reading, dialogue: { cart } }: Turn): boolean =>
  reading.isForOther && cart.length > 1

/** A visitor who declines is answered in one line; of one order taken out of several the others are shown. */
export const acceptDecline: Move = (turn) => {
  const { cart, last, state } = turn.dialogue
  if (cart.length === 0) return acceptWithoutCart(turn)
  return last === null || state.at === 'confirming' || removesSome(turn) ? dropOrders(turn) : keepOnlyPlaced()
}

function acceptWithoutCart(turn: Turn): Step {
  const { orders, reading } = turn
  const waits = orders.find((it) => it.status === 'pending' && !it.reviewReason)
  if (waits) return { parts: [say('pix-need-not-be-paid', waits)] }
  const running = orders.find(isRunning)
  if (running)
    return {
      parts: [say('order-goes-on', running)],
      suggestions: [suggestion.cancelOrder(running.orderId)],
    }
  const isOver = says(reading, 'leave') && !isFirstMessage(turn)
  const parts = [isOver ? say('bye') : say('nothing-declined')]
  return { dialogue: { state: idle, budgetCents: null }, parts }
}
