import { orderName } from '../../naming/order-names.ts'
import { type Part, say } from '../../replies/say.ts'
import { totalOf } from '../../recap-total.ts'
import type { Priced } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { isOtherPrice, leastOf, pricesOf } from '../cart/known-prices.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { bringsFacts, namesQuantity } from '../names-order.ts'
import { besideRecap, holdRecap } from '../ordering/beside-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { heldRecap, type StateAt } from '../state.ts'
import { after, isAt, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { affordable, speaksOfMoney } from './fit-budget.ts'

/** A price that is not ours, or a plea for less, and no other quantity. */
export function asksOtherPrice(turn: Turn): boolean {
  const { money } = turn.reading
  const confirming = stateAt(turn, 'confirming')
  if (!speaksOfMoney(turn)) return false
  if (confirming && money) return !namesQuantity(turn) && isOtherPrice(money, totalOf(confirming.recap))
  if (confirming) return says(turn.reading, 'haggle') && !namesOther(turn, confirming)
  if (!money) return says(turn.reading, 'haggle') && !bringsFacts(turn)
  if (money.cents === 0) return true
  const order = orderNamed(turn)
  /** A higher sum is of another shop, or of something else. */
  return order !== undefined && money.cents < order.cents && isOtherPrice(money, order.cents)
}

const namesOther = ({ namedOrders }: Turn, { recap }: StateAt<'confirming'>) =>
  namedOrders.some(({ quantity }) => quantity !== null && recap.every((it) => it.quantity !== quantity))

/** The order in hand in the quantity that is named, at its price. */
const orderNamed = (turn: Turn): Priced | undefined =>
  turn.namedOrders[0] && pricesOf(turn, [{ ...orderInHand(turn), ...quantityNamed(turn) }])[0]
/** 'de graça' */
const isFree = ({ reading }: Turn) => reading.money?.cents === 0
const quantityNamed = ({ namedOrders: [named] }: Turn) => ({ quantity: named?.quantity ?? null })

/** '30 reais e fecho', 'no outro é 30 reais': the price stays, and what the money buys is told. */
export const keepPrice: Move = (turn) => {
  const { money } = turn.reading
  if (isAt(turn, 'confirming')) return keepRecapped(turn)
  const order = orderNamed(turn)
  const same = say('same-price', { orders: order ? [order] : [], isFree: isFree(turn) })
  if (!bringsFacts(turn)) return besideRecap(turn, [same, say('discounts-there-are')])
  /** '500 por 30 reais', 'quero 500, só tenho 40': the order goes on at our price. */
  const less = money?.use === 'budget' && order ? affordable(turn, order, money.cents) : []
  return after([same, ...less.map((it) => say('same-price-less', { order: it }))], takeFacts(turn))
}

/** 'achei caro': the smallest order costs less, where the one in hand is another. */
function tooDear(turn: Turn, [only, ...others]: readonly Priced[]): Part[] {
  const least = only && others.length === 0 ? leastOf(turn, only) : []
  const smaller = least.filter((it) => it.cents < only!.cents)
  return smaller.length > 0
    ? [say('starts-lower', { orders: smaller })]
    : [say('same-price', { orders: only ? [only, ...others] : [] })]
}

function keepRecapped(turn: Turn<'confirming'>): Step {
  const { state } = turn.dialogue
  const { money } = turn.reading
  const orders = state.recap.map((it) => ({ ...it, cents: it.quotedCents }))
  const [only, ...others] = orders
  if (money === null) return besideRecap(turn, tooDear(turn, orders))
  const isLess = only && money.cents < only.cents && others.length === 0
  const less = isLess ? affordable(turn, only, money.cents) : []
  const parts = [
    say('same-price', { orders, isFree: isFree(turn) }),
    ...less.map((order) => say('same-price-less', { order })),
  ]
  const isClaim = less.length === 0 && !turn.reading.isQuestion
  if (isClaim) return after(parts, holdRecap(turn))
  if (less.length === 0) return besideRecap(turn, parts)
  return {
    dialogue: { state: heldRecap(state) },
    parts: [...parts, say('if-changed')],
    suggestions: less.map((it) => orderName(it, it.quantity)),
  }
}
