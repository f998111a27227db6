import type { Product, TieredProduct } from '@smm/contracts/products'
import { fromPriceCents } from '@smm/pricing/price-book'
import { say } from '../../replies/say.ts'
import { orderName } from '../../replies/wording.ts'
import { isSold, mostFor, soldProducts } from '../../shop.ts'
import { type Draft, productOf, withQuantity } from '../cart/draft.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { chosenQuantity } from '../cart/choose-package.ts'
import { proceed } from '../ordering/proceed.ts'
import { collecting } from '../state.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'
import { candidates, leastOf, pricedOf } from '../cart/known-prices.ts'

/** A budget, a price that is not ours, or a plea for less: 'o pacote de 120 reais', 'R$ 125 nos dois' and 'paguei 45' are none. */
export function speaksOfMoney(turn: Turn): boolean {
  const { reading, dialogue, namedOrders } = turn
  const { money, choice } = reading
  const haggles = does(turn, 'haggle')
  if ((money === null && !haggles && dialogue.budgetCents === null) || money?.use === 'paid') return false
  if (namedOrders.length > 1 && namedOrders.every((it) => it.quantity !== null)) return false
  const product = productOf(orderInHand(turn))
  return !(choice?.by === 'price' && product && chosenQuantity(turn, product, choice) !== null)
}

type Budget = { cents: number; draft: Draft; product: TieredProduct | null }

/** The money that is told, or that waits for the product which is now known; and no quantity or package is named. */
export function budgetTold(turn: Turn): Budget | null {
  const { reading, dialogue, namedOrders } = turn
  const [named] = namedOrders
  if (!speaksOfMoney(turn) || (reading.money && stateAt(turn, 'confirming'))) return null
  if (typeof named?.quantity === 'number' || named?.choice) return null
  const draft = orderInHand(turn)
  const product = productOf(draft)
  if (product && !isSold(turn, product)) return null
  const isAwaited = product !== null && draft.quantity === null && draft.choice === null
  const cents = reading.money?.cents ?? (isAwaited ? dialogue.budgetCents : null)
  return cents === null ? null : { cents, draft, product }
}

/** 'tenho 50 reais': the most that it buys, of the product that is spoken of or of each. */
export const fitBudget = (turn: Turn, { cents, draft, product }: Budget): Step =>
  product ? budgetFor(turn, draft, product, cents) : budgetForAll(turn, draft, cents)

function budgetFor(turn: Turn, draft: Draft, product: Product, cents: number): Step {
  const most = mostFor(turn, product, cents)
  if (!most) {
    const least = leastOf(turn, product)
    const step = proceed(turn, withInHand(turn.dialogue.cart, withQuantity(draft, null)), [
      say('budget-too-small', { cents, product, minimum: least?.quantity ?? 0, least: least?.cents ?? 0 }),
    ])
    return { ...step, dialogue: { ...step.dialogue, budgetCents: null } }
  }
  const quantity = worthwhile(most, cents)
  const upTo = say('budget-buys', { cents, order: { ...product, quantity: most.quantity, cents } })
  const [order] = pricedOf(turn, product, [quantity])
  const advice = order && quantity !== most.quantity ? [say('budget-advice', { order })] : []
  const cart = withInHand(turn.dialogue.cart, withQuantity(draft, quantity))
  const step = proceed(turn, cart, [upTo, ...advice])
  return { ...step, dialogue: { ...step.dialogue, budgetCents: null } }
}

/** The package that uses most of the budget, or else a round quantity near what it buys. */
export function worthwhile(most: NonNullable<ReturnType<typeof mostFor>>, cents: number): number {
  if (most.package && most.package.priceCents >= cents * 0.6) return most.package.quantity
  const step = most.quantity >= 1_000 ? 100 : most.quantity >= 100 ? 50 : 1
  return Math.floor(most.quantity / step) * step
}

function budgetForAll(turn: Turn, draft: Draft, cents: number): Step {
  const orders = candidates(turn, draft).flatMap((it) => {
    const most = mostFor(turn, it, cents)
    return most ? pricedOf(turn, it, [worthwhile(most, cents)]) : []
  })
  const least = Math.min(...soldProducts(turn).map((it) => fromPriceCents(turn.priceBook, it) ?? Infinity))
  return {
    dialogue: {
      cart: withInHand(turn.dialogue.cart, draft),
      state: collecting('link'),
      budgetCents: orders.length ? cents : null,
    },
    parts: orders.length
      ? [say('budget-choices', { cents, orders })]
      : [
          say('budget-too-small', { cents, product: null, minimum: 0, least }),
          say('if-wanted', { product: null }),
        ],
    taps: orders.map((it) => orderName(it, it.quantity)),
  }
}
