import type { Product } from '@smm/contracts/products'
import { fromPriceCents } from '@smm/pricing/price-book'
import { type Draft, productOf } from '../cart/draft.ts'
import { chosenQuantity } from '../ordering/choose-package.ts'
import { proceed } from '../ordering/proceed.ts'
import { beside, heldBack } from '../ordering/resume-order.ts'
import { candidates, nowKnown, pricedOf } from './known-prices.ts'
import { collecting, type StateAt, totalOf } from '../state.ts'
import { after, bringsFacts, does, type Move, stateAt, type Step, tellsQuantity, type Turn } from '../turn.ts'
import { say } from '../../replies/say.ts'
import { orderName } from '../../replies/wording.ts'
import { isSold, mostFor, rangeOf, soldProducts } from '../../shop.ts'
import type { Reading } from '../../understanding/reading.ts'

export const speaksOfMoney = (turn: Turn): boolean =>
  turn.reading.money !== null || does(turn, 'haggle') || turn.dialogue.budgetCents !== null

/** A budget, a price that is not ours, or a plea for less. */
export const answerMoney: Move = (turn) => {
  const { reading, dialogue, said } = turn
  const { money } = reading
  if (choosesByPrice(turn)) return null
  const confirming = stateAt(turn, 'confirming')
  const isLess =
    !money &&
    said.some((it) => confirming?.recap.every((one) => (it.quantity ?? one.quantity) !== one.quantity))
  if (isLess) return null
  if (confirming && (money || does(turn, 'haggle'))) return keepPrice(turn, confirming)
  /** 'R$ 125 nos dois' */
  const isOfSeveral = said.length > 1 && said.every((it) => it.quantity !== null)
  if (isOfSeveral && !does(turn, 'haggle')) return null
  const draft = nowKnown(turn)
  const product = productOf(draft)
  const quantity = said[0]?.quantity ?? null
  if (money?.use === 'paid') return null
  const isOpen = draft.quantity === null && draft.choice === null && product !== null
  const cents = money?.cents ?? (isOpen ? dialogue.budgetCents : null)
  if (quantity !== null && product && money) return refusePrice(turn, product, quantity, money)
  if (cents === null || quantity !== null || said[0]?.choice)
    return does(turn, 'haggle') && !bringsFacts(turn)
      ? beside(turn, [
          say('same-price', { orders: [] }),
          say('topic', { topic: 'discounts', product, platform: null }),
        ])
      : null
  if (!product) return budgetForAll(turn, draft, cents)
  return isSold(turn, product) ? budgetFor(turn, draft, product, cents) : null
}

/** 'o pacote de 120 reais': a package is named by what it costs. */
function choosesByPrice(turn: Turn): boolean {
  const { choice } = turn.reading
  const product = productOf(nowKnown(turn))
  return choice?.by === 'price' && product !== null && chosenQuantity(turn, product, choice) !== null
}

function keepPrice(turn: Turn, state: StateAt<'confirming'>): Step | null {
  const { recap } = state
  const { money } = turn.reading
  const total = totalOf(recap)
  if (money?.use === 'paid') return null
  if (money && tellsQuantity(turn)) return null
  if (money && (money.cents === total || (money.use === 'budget' && money.cents >= total))) return null
  const orders = recap.map((it) => ({ ...it, cents: it.quotedCents }))
  const [only] = recap
  const most = money && only && recap.length === 1 ? mostFor(turn, only, money.cents) : undefined
  const less = most && only ? pricedOf(turn, only, [worthwhile(most, money!.cents)]) : []
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

/** '500 por 30 reais': the price is ours, and the order goes on at it unless the visitor made it a condition. */
function refusePrice(
  turn: Turn,
  product: Product,
  quantity: number,
  { cents, use }: NonNullable<Reading['money']>,
): Step | null {
  const [order] = pricedOf(turn, product, [quantity])
  if (!order || order.cents === cents || (use === 'budget' && order.cents <= cents)) return null
  const { cart } = turn.dialogue
  const draft = nowKnown(turn)
  return proceed(
    turn,
    [...cart.slice(0, -1), { ...draft, quantity }],
    [say('same-price', { orders: [order] })],
  )
}

function budgetFor(turn: Turn, draft: Draft, product: Product, cents: number): Step {
  const most = mostFor(turn, product, cents)
  if (!most) {
    const { minimum } = rangeOf(turn, product)!
    const least = pricedOf(turn, product, [minimum])[0]?.cents ?? 0
    const step = proceed(
      turn,
      [{ ...draft, quantity: null, choice: null }],
      [say('budget-too-small', { cents, product, minimum, least })],
    )
    return { ...step, dialogue: { ...step.dialogue, budgetCents: null } }
  }
  const quantity = worthwhile(most, cents)
  const upTo = say('budget-buys', { cents, order: { ...product, quantity: most.quantity, cents } })
  const [order] = pricedOf(turn, product, [quantity])
  const advice = order && quantity !== most.quantity ? [say('budget-advice', { order })] : []
  const step = proceed(turn, [{ ...draft, quantity, choice: null }], [upTo, ...advice])
  return { ...step, dialogue: { ...step.dialogue, budgetCents: null } }
}

/** The package that uses most of the budget, or else a round quantity near what it buys. */
function worthwhile(most: NonNullable<ReturnType<typeof mostFor>>, cents: number): number {
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
      cart: [draft],
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
