import { isPlainAgreement } from '../../understanding/agreement/plain-agreement.ts'
import { does, type Step, type Turn } from '../turn.ts'
import { placeOrders } from './place-cart.ts'

/** All but every word of the message is understood. */
const sureEnough = 0.9

/** '500 seguidores no insta @loja.x, pode gerar o pix': an order told whole, which asks for its PIX in the same breath. */
export function isOrderedOutright(turn: Turn): boolean {
  const { dialogue, reading, said, orders } = turn
  const [only] = said
  return (
    dialogue.cart.length === 0 &&
    orders.length === 0 &&
    said.length === 1 &&
    only?.quantity !== null &&
    does(turn, 'order-now') &&
    isPlainAgreement(reading) &&
    reading.confidence >= sureEnough &&
    !reading.money &&
    !reading.past &&
    reading.topics.length === 0 &&
    reading.targets.every((it) => it.role === 'wanted')
  )
}

/** Places the recap that a step would show. */
export function placeOutright(turn: Turn, step: Step): Step {
  const { cart = [], state } = step.dialogue ?? {}
  if (state?.at !== 'confirming') return step
  return placeOrders({ ...turn, dialogue: { ...turn.dialogue, cart } }, state, 1)
}
