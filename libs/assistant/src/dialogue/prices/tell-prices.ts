import { say } from '../../replies/say.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, emptyDraft, hasPage, productOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { pricesOf } from '../cart/known-prices.ts'
import { draftInHand, orderInHand } from '../cart/order-in-hand.ts'
import { bringsFacts } from '../names-order.ts'
import { besideRecap, withOpenQuestion } from '../ordering/beside-order.ts'
import { proceed } from '../ordering/proceed.ts'
import { type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { listPrices } from './list-prices.ts'

/** A whole order with its page goes on to its recap instead, and so does what is said of one product. */
export function asksPrices(turn: Turn): boolean {
  const { namedOrders, reading, dialogue } = turn
  if (!(saysAny(reading, 'of-price') || says(turn.reading, 'ask-total'))) return false
  if (reading.resize || namedOrders.some(hasPage)) return false
  if (!bringsFacts(turn) || isOfSeveral(turn) || says(reading, 'ask-catalogue')) return true
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
  if (hand && productOf(hand) && !says(turn.reading, 'ask-catalogue')) {
    const orders = pricesOf(turn, [hand])
    return orders.length > 0
      ? withOpenQuestion(turn, [say('prices', { orders })])
      : proceed(turn, dialogue.cart)
  }
  return listPrices(
    turn,
    says(turn.reading, 'ask-catalogue') ? inferParts(namedOrders[0] ?? emptyDraft) : orderInHand(turn),
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
