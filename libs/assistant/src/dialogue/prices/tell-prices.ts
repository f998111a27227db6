import type { Product } from '@smm/contracts/products'
import { packageLines } from '../../naming/package-lines.ts'
import { type Part, say } from '../../replies/say.ts'
import { productSuggestions } from '../../replies/suggestions.ts'
import { isSold } from '../../shop.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { type Draft, emptyDraft, hasPage, productOf } from '../cart/draft.ts'
import { inferParts } from '../cart/merge-draft.ts'
import { draftInHand, orderInHand, withInHand } from '../cart/order-in-hand.ts'
import { listingAnew, proceed } from '../ordering/proceed.ts'
import { besideRecap, withOpenQuestion } from '../ordering/resume-order.ts'
import { collecting } from '../state.ts'
import { bringsFacts, does, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { candidates, leastOf, limitsOf, pricedOf, pricesOf } from '../cart/known-prices.ts'

export const asksPriceBack = ({ namesPrice, namedOrders, reading }: Turn): boolean =>
  namesPrice && namedOrders.length === 0 && reading.isQuestion

/** 'é 45 mesmo?': the price of the order in hand, once more. */
export const confirmPrice: Move = (turn) => {
  const orders = pricesOf(turn, [orderInHand(turn)])
  return withOpenQuestion(turn, [say('price-confirmed', { orders })])
}

/** A whole order with its page goes on to its recap instead, and so does what is told of one product. */
export function asksPrices(turn: Turn): boolean {
  const { namedOrders, reading, dialogue } = turn
  if (!(saysAny(turn.reading, 'of-price') || does(turn, 'ask-total'))) return false
  if (reading.resize || namedOrders.some(hasPage)) return false
  if (!bringsFacts(turn) || isOfSeveral(turn) || does(turn, 'ask-catalogue')) return true
  return stateAt(turn, 'confirming')
    ? namedOrders.length === 0
    : !productOf(orderInHand(turn)) && dialogue.cart.length === 0
}

const isOfSeveral = ({ namedOrders }: Turn): boolean =>
  namedOrders.length > 1 && pricedDrafts(namedOrders).every((it) => productOf(it) && it.quantity !== null)

/** Prices of what is asked about. */
export const tellPrices: Move = (turn) => {
  const { namedOrders, dialogue } = turn
  if (stateAt(turn, 'confirming') && namedOrders.length === 0) return proceed(turn, dialogue.cart)
  if (isOfSeveral(turn)) return quoteSeveral(turn, pricedDrafts(namedOrders))
  const hand = draftInHand(dialogue.cart)
  if (hand && productOf(hand) && !does(turn, 'ask-catalogue')) {
    const orders = pricesOf(turn, [hand])
    return orders.length > 0
      ? withOpenQuestion(turn, [say('prices', { orders })])
      : proceed(turn, dialogue.cart)
  }
  return listPrices(
    turn,
    does(turn, 'ask-catalogue') ? inferParts(namedOrders[0] ?? emptyDraft) : orderInHand(turn),
  )
}

/** 'quanto custa 500 no insta, e no tiktok?' */
function pricedDrafts(named: readonly Draft[]): Draft[] {
  const orders = named.map(inferParts)
  const [only, ...others] = new Set(orders.flatMap((it) => it.quantity ?? []))
  const isForAll = only !== undefined && others.length === 0
  return orders.map((it) => (isForAll && !it.choice ? { ...it, quantity: only } : it))
}

function quoteSeveral(turn: Turn, known: readonly Draft[]): Step {
  const orders = pricesOf(turn, known)
  const prices = say('prices', { orders, isSum: true })
  if (turn.dialogue.cart.length) return besideRecap(turn, [prices])
  const products = orders.map(({ platform, serviceType }) => ({ platform, serviceType }))
  return { ...proceed(turn, known), parts: [prices], question: say('ask-pages', { orders: products }) }
}

export function listPrices(turn: Turn, draft: Draft): Step {
  const product = productOf(draft)
  if (product && isSold(turn, product) && !stateAt(turn, 'confirming'))
    return proceed(listingAnew(turn), withInHand(turn.dialogue.cart, draft))
  const products = candidates(turn, draft)
  const { quantity } = draft
  const orders = quantity === null ? [] : products.flatMap((it) => pricedOf(turn, it, [quantity]))
  /** 'quanto custa 1 seguidor?' */
  const limits = quantity === null ? [] : products.flatMap((it) => limitsOf(turn, it) ?? [])
  const known = limits.length ? say('limits', { limits }) : overview(turn, products)
  const prices = orders.length ? say('prices', { orders }) : known
  const isKept = turn.dialogue.cart.length > 0
  return {
    ...besideRecap(turn, [prices], [say('ask-which-product')]),
    dialogue: isKept ? {} : { cart: [{ ...draft, choice: null }], state: collecting('link') },
    suggestions: productSuggestions(products),
  }
}

function overview(turn: Turn, products: readonly Product[]): Part {
  if (products.length < 3)
    return say('packages-of-each', {
      lists: products.map((product) => ({ product, lines: packageLines(turn, product) })),
    })
  return say('catalogue', { orders: products.flatMap((it) => leastOf(turn, it)) })
}
