import { say } from '../../replies/say.ts'
import { isComplete } from '../cart/cart.ts'
import type { Draft } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { inferParts } from '../cart/merge-draft.ts'
import { proceed } from '../ordering/proceed.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'
import type { Reported } from './tickets.ts'

/** A visitor who was asked whether they bought may say that they want to. */
export function orderInstead(turn: Turn<'complaining'>): Step | null {
  const { step, mayMean = [] } = turn.dialogue.state
  if (step !== 'offered' || mayMean.length === 0) return null
  return wantsOrder(turn) || tellsOther(turn, mayMean) ? proceed(turn, cartInstead(turn, mayMean)) : null
}

/** The orders that what was heard as a complaint meant, where their PIX is asked for. */
export function ordersBesideTicket(turn: Turn): readonly Draft[] | null {
  const { mayMean = [] } = stateAt(turn, 'complaining') ?? {}
  return does(turn, 'order-now') && mayMean.length > 0 ? mayMean : null
}

/** Goes on with them; the ticket stays. */
export const orderBesideTicket = (turn: Reported, mayMean: readonly Draft[]): Step =>
  proceed(turn, cartInstead(turn, mayMean), [say('ticket-stays', turn.ticket)])

const cartInstead = (turn: Turn, mayMean: readonly Draft[]) =>
  fillCart(mayMean, turn.reading, turn.namedOrders)

/** '1500 curtidas, o link é instagram.com/p/…': all of an order, and nothing of a purchase. */
export const tellsWholeOrder = ({ namedOrders, reading }: Turn): boolean =>
  reading.past === null && namedOrders.some((it) => isComplete(inferParts(it)))

/** Beside 'você já comprou aqui ou quer comprar agora?': what only an order can be told. */
const wantsOrder = (turn: Turn) =>
  turn.reading.choice !== null || does(turn, 'order', 'command', 'change', 'change-quantity')

/** Another quantity than that of the purchase it may be. */
const tellsOther = ({ namedOrders }: Turn, orders: readonly Draft[]) =>
  orders.some((it) => it.quantity !== null) &&
  namedOrders.some(({ quantity }) => quantity !== null && orders.every((it) => it.quantity !== quantity))
