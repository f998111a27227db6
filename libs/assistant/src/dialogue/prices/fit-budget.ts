import type { Product, TieredProduct } from '@smm/contracts/products'
import { fromPriceCents } from '@smm/pricing/price-book'
import { orderName } from '../../naming/order-names.ts'
import { say } from '../../replies/say.ts'
import { mostFor, type Priced, soldProducts } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { chosenQuantity } from '../cart/chosen-quantity.ts'
import { type Draft, productOf, withQuantity } from '../cart/draft.ts'
import { productsLeftOpen, leastOf, pricedOf } from '../cart/known-prices.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { proceed } from '../ordering/proceed.ts'
import { collecting } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/** A budget, a price that is not ours, or a plea for less: 'o pacote de 120 reais', 'R$ 125 nos dois' and 'paguei 45' are none. */
export function speaksOfMoney(turn: Turn): boolean {
  const { reading, dialogue, namedOrders } = turn
  const { money, choice } = reading
  const haggles = says(reading, 'haggle')
  if ((money === null && !haggles && dialogue.budgetCents === null) || money?.use === 'paid') return false
  if (namedOrders.length > 1 && namedOrders.every((it) => it.quantity !== null)) return false
  const product = productOf(orderInHand(turn))
  return !(choice?.by === 'price' && product && chosenQuantity(turn, product, choice) !== null)
}

type Budget = { cents: number; draft: Draft; product: TieredProduct | null }

/** The money that is named, or that waits for the product which is now known; and no quantity or package is named. */
export function budgetNamed(turn: Turn): Budget | null {
  const { reading, dialogue, namedOrders } = turn
  const [named] = namedOrders
  if (!speaksOfMoney(turn) || (reading.money && stateAt(turn, 'confirming'))) return null
  if (typeof named?.quantity === 'number' || named?.choice) return null
  const draft = orderInHand(turn)
  const product = productOf(draft)
  const isAwaited = product !== null && draft.quantity === null && draft.choice === null
  const cents = reading.money?.cents ?? (isAwaited ? dialogue.budgetCents : null)
  return cents === null ? null : { cents, draft, product }
}

/** 'tenho 50 reais': the most that it buys, of the product that is spoken of or of each. */
export const fitBudget = (turn: Turn, { cents, draft, product }: Budget): Step =>
  product ? budgetFor(turn, draft, product, cents) : budgetForAll(turn, draft, cents)

function budgetFor(turn: Turn, draft: Draft, product: Product, cents: number): Step {
  const most = mostFor(turn, product, cents)
  const advised = most ? [worthwhile(most, cents)] : []
  const advice = pricedOf(turn, product, advised).filter((it) => it.quantity !== most?.quantity)
  const lead = most
    ? [
        say('budget-buys', { cents, order: { ...product, quantity: most.quantity, cents } }),
        ...advice.map((order) => say('budget-advice', { order })),
      ]
    : leastOf(turn, product).map((order) => say('budget-too-small', { cents, order }))
  const cart = withInHand(turn.dialogue.cart, withQuantity(draft, advised[0] ?? null))
  const step = proceed(turn, cart, lead)
  return { ...step, dialogue: { ...step.dialogue, budgetCents: null } }
}

/** The order of a product that uses most of the money, where it buys any. */
export function affordable(turn: Turn, product: Product, cents: number): Priced[] {
  const most = mostFor(turn, product, cents)
  return most ? pricedOf(turn, product, [worthwhile(most, cents)]) : []
}

/** The package that uses most of the budget, or else a round quantity near what it buys. */
function worthwhile(most: NonNullable<ReturnType<typeof mostFor>>, cents: number): number {
  if (most.package && most.package.priceCents >= cents * 0.6) return most.package.quantity
  const step = most.quantity >= 1_000 ? 100 : most.quantity >= 100 ? 50 : 1
  return Math.floor(most.quantity / step) * step
}

function budgetForAll(turn: Turn, draft: Draft, cents: number): Step {
  const orders = productsLeftOpen(turn, draft).flatMap((it) => affordable(turn, it, cents))
  const least = Math.min(...soldProducts(turn).map((it) => fromPriceCents(turn.priceBook, it) ?? Infinity))
  return {
    dialogue: {
      cart: withInHand(turn.dialogue.cart, draft),
      state: collecting('link'),
      budgetCents: orders.length ? cents : null,
    },
    parts: orders.length
      ? [say('budget-choices', { cents, orders })]
      : [say('budget-under-all', { cents, least }), say('if-wanted', { product: null })],
    suggestions: orders.map((it) => orderName(it, it.quantity)),
  }
}
