import { isRunning, isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, isEmpty, productOf } from '../cart/draft.ts'
import { withAdvised } from '../cart/chosen-quantity.ts'
import { tellOrders } from '../placed.ts'
import { closingOf } from '../stance.ts'
import { isAt, isFirstMessage, type Move, type Step, type Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

/** Whether anything may go on: not at a first message or after a complaint, and thanks are no wish. */
export const hasNext = (turn: Turn): boolean =>
  (turn.dialogue.cart.some((it) => !isEmpty(it)) && !isOnlyThanks(turn)) ||
  turn.orders.some((it) => isUnpaid(it) || isRunning(it)) ||
  !(says(turn.reading, 'thank', 'leave') || isFirstMessage(turn) || turn.dialogue.state.at === 'complaining')

/** A yes to go on, or 'e o outro?'. */
export const asksToGoOn = (turn: Turn): boolean =>
  says(turn.reading, 'agree', 'command', 'nod', 'next-item') && hasNext(turn)

/** 'ah tá, obrigada' */
const isOnlyThanks = (turn: Turn) =>
  says(turn.reading, 'thank') && says(turn.reading, 'nod') && !says(turn.reading, 'command')

/** 'blz', to the question for the page of a single order */
const productAwaited = ({ dialogue: { state, cart }, reading }: Turn) => {
  const isPageAsked = state.at === 'collecting' && state.missing === 'link' && cart.length === 1
  return isPageAsked && says(reading, 'nod') && !says(reading, 'command') ? productOf(cart[0]!) : null
}

/** Goes on with the cart, or with what the last order waits for. */
export const goOn: Move = (turn) => {
  const { dialogue, orders } = turn
  const awaited = productAwaited(turn)
  if (awaited) return { parts: [say('page-awaited', { product: awaited })] }
  if (dialogue.cart.some((it) => !isEmpty(it))) return goOnWith(turn, dialogue.cart)
  const waits = orders.find(isUnpaid)
  if (waits?.reviewReason) return tellOrders(waits)
  if (waits)
    return { parts: [say(waits.status === 'pending' ? 'pix-above' : 'pix-on-its-way', { order: waits })] }
  const running = orders.find(isRunning)
  if (running) return turn.reading.isQuestion ? tellOrders(running) : { parts: [say('heard')] }
  const mayBuy = !says(turn.reading, 'nod') && turn.tickets.length === 0 && closingOf(turn) === 'question'
  return { parts: mayBuy ? [say('fine'), say('when-ready')] : [say('heard')] }
}

/** A yes to a list of packages is taken kindly before it is asked which of them. */
export const goOnWith = (turn: Turn, cart: readonly Draft[]): Step =>
  proceed(
    turn,
    cart.map((it) => withAdvised(turn, it)),
    isAt(turn, 'choosing') && says(turn.reading, 'agree') ? [say('fine')] : [],
  )
