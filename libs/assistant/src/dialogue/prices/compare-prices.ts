import { packagesOf } from '@smm/pricing/price-book'
import { orderName } from '../../naming/order-names.ts'
import { say } from '../../replies/say.ts'
import type { Priced } from '../../shop.ts'
import { type Draft, emptyDraft, productOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { pricedOf, pricesOf } from '../cart/known-prices.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { collecting } from '../state.ts'
import type { Move, Turn } from '../turn.ts'
import { asksAlternatives, offerAlternatives } from './offer-alternatives.ts'

export const asksToCompare = (turn: Turn): boolean =>
  turn.reading.isQuestion && turn.reading.choice !== null && comparedOf(turn).length > 1

/** 'qual é mais barato, 500 ou 1000?', 'insta ou tiktok?': both prices, in all and apiece; the order in hand stays as it is. */
export const comparePrices: Move = (turn) => {
  const orders = comparedOf(turn)
  const parts = [say('compared', { orders })]
  if (turn.dialogue.state.at === 'confirming') return withOpenQuestion(turn, parts)
  if (asksAlternatives(turn)) return { ...offerAlternatives(turn), parts }
  return {
    dialogue: { state: collecting('link') },
    parts: [...parts, say('ask-which-product')],
    suggestions: orders.map((it) => orderName(it, it.quantity)),
  }
}

function comparedOf(turn: Turn): Priced[] {
  const quantities = turn.reading.alternatives
  const orders = quantities.length > 1 ? ofQuantities(turn, quantities) : ofProducts(turn)
  return [...new Map(orders.map((it) => [orderName(it, it.quantity), it])).values()]
}

/** '500 ou 1000?', of the product in hand. */
function ofQuantities(turn: Turn, quantities: readonly number[]): Priced[] {
  const known = orderInHand(turn)
  const supposed = inferParts({ ...known, serviceType: known.serviceType ?? 'followers' })
  const product = productOf(known) ?? productOf(supposed)
  return product ? pricedOf(turn, product, quantities) : []
}

/** 'insta ou tiktok?': as many of each, unless another quantity is named. */
function ofProducts(turn: Turn): Priced[] {
  const known = orderInHand(turn)
  const named = turn.namedOrders.filter((it) => it.platform ?? it.serviceType)
  const serviceType = named.find((it) => it.serviceType)?.serviceType ?? known.serviceType ?? 'followers'
  const drafts = named.map(({ platform, quantity, ...it }) =>
    inferParts({ ...emptyDraft, platform, quantity, serviceType: it.serviceType ?? serviceType }),
  )
  const namedQuantity = named.find((it) => it.quantity !== null)?.quantity ?? known.quantity
  const quantity = namedQuantity ?? popularOf(turn, drafts) ?? 0
  return pricesOf(
    turn,
    drafts.map((it) => ({ ...it, quantity: it.quantity ?? quantity })),
  )
}

function popularOf({ priceBook }: Turn, drafts: readonly Draft[]): number | undefined {
  const [product] = drafts.flatMap((it) => productOf(it) ?? [])
  return product && packagesOf(priceBook, product).find((it) => it.isPopular)?.quantity
}
