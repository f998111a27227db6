import { formatQuantity } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/price-book'
import { say } from '../../replies/say.ts'
import { orderName, type Priced, productChips } from '../../replies/wording.ts'
import { type Draft, emptyDraft, hasPage, noQuantity, productOf } from '../cart/draft.ts'
import { mergeDraft, inferParts } from '../cart/merge-draft.ts'
import { orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { withOpenQuestion } from '../ordering/resume-order.ts'
import { collecting } from '../state.ts'
import { does, type Move, type Turn } from '../turn.ts'
import { candidates, pricedOf } from '../cart/known-prices.ts'

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
    taps: orders.map((it) => orderName(it, it.quantity)),
  }
}

function comparedOf(turn: Turn): Priced[] {
  const named = candidatesOf(turn).map((it) => [orderName(it, it.quantity), it] as const)
  return [...new Map(named).values()]
}

/** The quantities of one product, or the same of several. */
function candidatesOf(turn: Turn): Priced[] {
  const known = orderInHand(turn)
  const product = productOf(known)
  const alternatives = alternativesOf(turn)
  const settled =
    product ?? productOf(inferParts({ ...known, serviceType: known.serviceType ?? 'followers' }))
  if (alternatives.length > 1) return settled ? pricedOf(turn, settled, alternatives) : []
  const named = turn.namedOrders.filter((it) => it.platform ?? it.serviceType)
  const serviceType = named.find((it) => it.serviceType)?.serviceType ?? known.serviceType ?? 'followers'
  const goods = named.flatMap((it) => {
    const draft = inferParts({
      ...emptyDraft,
      platform: it.platform,
      serviceType: it.serviceType ?? serviceType,
    })
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

/** Quantities of one product whose prices are asked at once. */
function alternativesOf({ reading, namedOrders }: Turn): number[] {
  if (reading.alternatives.length > 1) return reading.alternatives
  const [first] = namedOrders
  const isAsked = reading.acts.includes('ask-price')
  const pages = new Set(namedOrders.flatMap((it) => it.link?.canonicalUrl ?? it.handle ?? []))
  const isSame = namedOrders.every(
    (it) => it.serviceType === first?.serviceType && it.platform === first?.platform,
  )
  return isAsked && isSame && pages.size < 2
    ? [...new Set(namedOrders.flatMap((it) => it.quantity ?? []))]
    : []
}

export const asksAlternatives = (turn: Turn): boolean =>
  alternativesOf(turn).length > 1 && (does(turn, 'ask-price') || draftOf(turn).serviceType !== null)

/** The order in hand, for the page that is named, without its quantity. */
function draftOf(turn: Turn): Draft {
  const page = turn.namedOrders.find(hasPage)
  const known = orderInHand(turn)
  return { ...(page ? mergeDraft(known, { ...page, choice: null }) : known), ...noQuantity }
}

/** '500 ou 1000?': the price of each, and the choice stays the visitor's. */
export const offerAlternatives: Move = (turn) => {
  const alternatives = alternativesOf(turn)
  const draft = draftOf(turn)
  const product = productOf(draft)
  const products = product ? [product] : candidates(turn, draft)
  const orders = products.flatMap((it) => pricedOf(turn, it, alternatives))
  return {
    dialogue: {
      cart: withInHand(turn.dialogue.cart, draft),
      state: { at: 'choosing', shown: alternatives, services: products.map((it) => it.serviceType) },
    },
    parts: [say('prices', { orders })],
    question: product
      ? say('choose-quantity', { product, hasPage: draft.link !== null })
      : say('ask-which-product'),
    taps: product ? alternatives.map(formatQuantity) : productChips(products),
  }
}
