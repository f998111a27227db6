import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { hasPage, isComplete } from '../cart/draft.ts'
import type { Step, Turn } from '../turn.ts'
import { proceed } from './proceed.ts'
import { goodsIn } from './changing/remove-orders.ts'

const mostQuestions = 2

/**
 * An order that two questions in a row did not fill leaves the cart, so that what is complete does not wait for it; so does
 * one of which only a product was named, when the visitor asks for the PIX.
 */
export function setAsideUnfilled(turn: Turn, step: Step): Step {
  const { state, cart = [] } = step.dialogue ?? {}
  if (state?.at !== 'collecting' && state?.at !== 'choosing') return step
  const complete = cart.filter(isComplete)
  if (complete.length === 0 || complete.length === cart.length) return step
  const { state: before } = turn.dialogue
  const isUnchanged = isDeepStrictEqual(cart, turn.dialogue.cart)
  const asked =
    isUnchanged && (before.at === 'collecting' || before.at === 'choosing') ? (before.unfilled ?? 0) : 0
  const open = cart.filter((it) => !isComplete(it))
  const isOnlyNamed = open.every((it) => it.quantity === null && !hasPage(it))
  const isPixAsked = isUnchanged && isOnlyNamed && says(turn.reading, 'command', 'order-now')
  if (asked < mostQuestions && !isPixAsked)
    return { ...step, dialogue: { ...step.dialogue, state: { ...state, unfilled: asked + 1 } } }
  return proceed(turn, complete, [say('set-aside', { orders: open.map(goodsIn) })])
}
