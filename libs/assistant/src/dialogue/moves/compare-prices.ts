import { packagesOf } from '@smm/pricing/price-book'
import { say } from '../../replies/say.ts'
import { orderName, type Priced } from '../../replies/wording.ts'
import { type Draft, emptyDraft, productOf, settle } from '../cart/draft.ts'
import { nowKnown, pricedOf } from '../known-prices.ts'
import { withOpenQuestion } from '../resume-order.ts'
import type { Move, Turn } from '../turn.ts'
import { alternativesOf, offerAlternatives } from './price-moves.ts'

/** 'qual é mais barato, 500 ou 1000?', 'insta ou tiktok?': both prices, in all and apiece; the order in hand stays as it is. */
export const comparePrices: Move = (turn) => {
  const orders = comparedOf(turn)
  if (orders.length < 2) return null
  const parts = [say('compared', { orders })]
  const { cart, state } = turn.dialogue
  if (state.at === 'confirming') return withOpenQuestion(turn, parts)
  const offered = offerAlternatives(turn)
  if (offered) return { ...offered, parts: [...parts, ...offered.parts.slice(1)] }
  if (cart.length > 0) return withOpenQuestion(turn, parts)
  return {
    dialogue: { state: { at: 'collecting', missing: 'link' } },
    parts: [...parts, say('ask-first-page')],
    taps: orders.map((it) => orderName(it, it.quantity)),
  }
}

/** The quantities of one product, or the same of several. */
function comparedOf(turn: Turn): Priced[] {
  const known = nowKnown(turn)
  const product = productOf(known)
  const alternatives = alternativesOf(turn)
  if (alternatives.length > 1) return product ? pricedOf(turn, product, alternatives) : []
  const named = turn.said.filter((it) => it.platform ?? it.serviceType)
  const serviceType = named.find((it) => it.serviceType)?.serviceType ?? known.serviceType ?? 'followers'
  const goods = named.flatMap((it) => {
    const draft = settle({ ...emptyDraft, platform: it.platform, serviceType: it.serviceType ?? serviceType })
    const product = productOf(draft)
    return product ? [{ product, own: it.quantity }] : []
  })
  const products = goods.map((it) => it.product)
  const quantity = quantityOf(named) ?? known.quantity ?? popularOf(turn, products)
  return goods.flatMap(({ product, own }) => pricedOf(turn, product, [own ?? quantity ?? 0]))
}

const quantityOf = (named: readonly Draft[]) => named.find((it) => it.quantity !== null)?.quantity ?? null

const popularOf = (turn: Turn, [first]: ReadonlyArray<NonNullable<ReturnType<typeof productOf>>>) =>
  (first && packagesOf(turn.priceBook, first).find((it) => it.isPopular)?.quantity) ?? null
