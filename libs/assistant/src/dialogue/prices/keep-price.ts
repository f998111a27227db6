import type { Product } from '@smm/contracts/products'
import { say } from '../../replies/say.ts'
import { orderName, type Priced } from '../../replies/wording.ts'
import { mostFor } from '../../shop.ts'
import type { Reading } from '../../understanding/reading.ts'
import { productOf } from '../cart/draft.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { proceed } from '../ordering/proceed.ts'
import { beside, heldBack } from '../ordering/resume-order.ts'
import { type StateAt, totalOf } from '../state.ts'
import { after, bringsFacts, does, type Move, stateAt, type Step, tellsQuantity, type Turn } from '../turn.ts'
import { worthwhile } from './fit-budget.ts'
import { pricedOf } from './known-prices.ts'

/** 'faz por 30?', 'é caro': the price stays, and what the money buys is told. */
export const keepPrice: Move = (turn) => {
  const { money } = turn.reading
  const confirming = stateAt(turn, 'confirming')
  if (confirming) return isOfOther(turn, confirming) ? null : keepRecapped(turn, confirming)
  const product = productOf(orderInHand(turn))
  const quantity = turn.namedOrders[0]?.quantity ?? null
  if (money) return quantity !== null && product ? refusePrice(turn, product, quantity, money) : null
  if (!does(turn, 'haggle') || bringsFacts(turn)) return null
  return beside(turn, [say('same-price', { orders: [] }), say('discounts-there-are')])
}

/** A plea that tells another quantity, or nothing of money at all. */
const isOfOther = (turn: Turn, { recap }: StateAt<'confirming'>) =>
  !turn.reading.money &&
  (!does(turn, 'haggle') ||
    turn.namedOrders.some((it) => recap.every((one) => (it.quantity ?? one.quantity) !== one.quantity)))

function keepRecapped(turn: Turn, state: StateAt<'confirming'>): Step | null {
  const { recap } = state
  const { money } = turn.reading
  const total = totalOf(recap)
  if (money && tellsQuantity(turn)) return null
  if (money && (money.cents === total || (money.use === 'budget' && money.cents >= total))) return null
  const orders = recap.map((it) => ({ ...it, cents: it.quotedCents }))
  const [only, ...others] = recap
  const isLess = money !== null && money.cents < total && others.length === 0
  const less = isLess && only ? affordable(turn, only, money.cents) : []
  const parts = [say('same-price', { orders }), ...less.map((order) => say('same-price-less', { order }))]
  const isClaim = money && less.length === 0 && !turn.reading.isQuestion
  const held = isClaim ? heldBack(turn) : null
  if (held) return after(parts, held)
  if (less.length === 0) return beside(turn, parts)
  return {
    dialogue: { state: { ...state, placedBy: 'command' } },
    parts: [...parts, say('if-changed')],
    taps: less.map((it) => orderName(it, it.quantity)),
  }
}

/** The order of a product that uses most of the money. */
function affordable(turn: Turn, product: Product, cents: number): Priced[] {
  const most = mostFor(turn, product, cents)
  return most ? pricedOf(turn, product, [worthwhile(most, cents)]) : []
}

/** '500 por 30 reais', 'quero 500, só tenho 40': the price is ours, and the order goes on at it unless the visitor made it a condition. */
function refusePrice(
  turn: Turn,
  product: Product,
  quantity: number,
  { cents, use }: NonNullable<Reading['money']>,
): Step | null {
  const [order] = pricedOf(turn, product, [quantity])
  if (!order || order.cents === cents || (use === 'budget' && order.cents <= cents)) return null
  const less = use === 'budget' ? affordable(turn, product, cents) : []
  return proceed(turn, withInHand(turn.dialogue.cart, { ...orderInHand(turn), quantity }), [
    say('same-price', { orders: [order] }),
    ...less.map((it) => say('same-price-less', { order: it })),
  ])
}
