import { type Catalogue, priceOf } from '../../shop.ts'
import type { Reading } from '../../understanding/reading.ts'
import type { Dialogue } from '../state.ts'
import type { Turn } from '../turn.ts'
import { chosenQuantity, withNamedProduct } from './chosen-quantity.ts'
import { type Draft, emptyDraft, hasPage, productOf } from './draft.ts'
import { draftInHand } from './order-in-hand.ts'
import { ordersInReading } from './orders-in-reading.ts'
import { indexNamed } from './which-order.ts'
import { repeatsCart, repeatsTotal } from './repeated-numbers.ts'

type Named = Pick<Turn, 'namedOrders' | 'repeatsTotal' | 'asksPriceBack'>

export const noNamedOrders: Named = { namedOrders: [], repeatsTotal: false, asksPriceBack: false }

/** The orders that a message names, beside those in hand: numbers that repeat the recap or are a price name none. */
export function findNamedOrders(dialogue: Dialogue, reading: Reading, shop: Catalogue): Named {
  const isOfCart = indexNamed(dialogue.cart, reading) !== null
  const told = ordersInReading(isOfCart ? withoutChoice(reading) : reading)
  if (repeatsTotal(dialogue, reading, told)) return { ...noNamedOrders, repeatsTotal: true }
  const hand = draftInHand(dialogue.cart)
  const orders = ordersNamedIn(dialogue, reading, { told, shop })
  const [first] = [...orders, ...reading.supposed]
  const asksPriceBack = reading.isQuestion && isPriceOf(shop, hand, first?.quantity)
  const named = asksPriceBack ? [] : orders.map((it) => withNamedProduct(shop, withAsked(it, dialogue), hand))
  return { namedOrders: inNamedTier(named, reading), repeatsTotal: false, asksPriceBack }
}

/** A name of no known platform is on the one that was asked about. */
const withAsked = (it: Draft, { platform }: Dialogue): Draft =>
  platform && it.handle && !it.platform && !it.link ? { ...it, platform } : it

/** A tier that is named is that of every order of the message; named alone, it is said of the order in hand. */
const inNamedTier = (namedOrders: Draft[], { tier }: Reading): Draft[] =>
  tier === undefined
    ? namedOrders
    : (namedOrders.length > 0 ? namedOrders : [emptyDraft]).map((it) => ({ ...it, tier }))

/** The orders that a message names, without numbers that count the cart. */
function ordersNamedIn(
  { cart, state }: Dialogue,
  reading: Reading,
  { told, shop }: { told: Draft[]; shop: Catalogue },
): Draft[] {
  const hand = draftInHand(cart)
  const named = forOrderInHand(told, hand)
  const namedOrders = repeatsCart(cart, named) ? named : lastOfEach(named, reading)
  const [first] = namedOrders
  if (!hand || !first || first.quantity === null) return namedOrders
  /** 'o de 45', of the packages just listed */
  const { choice } = reading
  const product = productOf(hand)
  const isListed = state.at === 'choosing' && !state.shown.includes(first.quantity)
  const chosen = isListed && product && choice?.by === 'price' ? chosenQuantity(shop, product, choice) : null
  return chosen === null ? namedOrders : [{ ...first, quantity: chosen }]
}

/** 'é 45 mesmo?', 'valor é 45 né?', of the order in hand that costs R$ 45, may sound like a quantity. */
function isPriceOf(shop: Catalogue, hand: Draft | undefined, reais: number | null | undefined): boolean {
  const product = hand && productOf(hand)
  if (!product || !hand.quantity || !reais) return false
  const quote = priceOf(shop, product, hand.quantity)
  return quote.ok && Math.floor(quote.amountCents / 100) === reais
}

/** 'o segundo é no insta', of a cart of two: no package is chosen. */
const withoutChoice = (reading: Reading): Reading => ({
  ...reading,
  choice: null,
  items: reading.items.map((it) => ({ ...it, choice: null })),
})

/** 'manda 500 e 300 curtidas', 'muda pra 500 e põe 300 curtidas', while followers are in hand: the first number is theirs. */
function forOrderInHand(namedOrders: Draft[], hand: Draft | undefined): Draft[] {
  const [first, second, ...more] = namedOrders
  const isOfSecond = first?.quantity && second?.quantity && first.serviceType === second.serviceType
  return hand?.serviceType && isOfSecond && hand.serviceType !== second.serviceType && more.length === 0
    ? [{ ...first, serviceType: null, platform: null }, second]
    : namedOrders
}

/**
 * Two quantities of one product for one page: the later one holds, unless prices are asked. The reader's corrections cannot tell: by the
 * cart alone '50 e 300' repeats two orders, and the 500 of '500 e 300 curtidas' is of the followers in hand.
 */
function lastOfEach(namedOrders: Draft[], { acts, targets }: Reading): Draft[] {
  const pages = targets.filter((it) => it.role === 'wanted').length
  if (pages > 1 || acts.includes('ask-price')) return namedOrders
  const named = namedOrders.find(hasPage)
  return namedOrders
    .filter((it, at) => !namedOrders.slice(at + 1).some((later) => isSameProduct(it, later)))
    .map((it) => (named && isSameProduct(it, named) ? { ...it, link: named.link, handle: named.handle } : it))
}

const isSameProduct = (a: Draft, b: Draft): boolean =>
  a.quantity !== null &&
  b.quantity !== null &&
  a.quantity !== b.quantity &&
  a.serviceType === b.serviceType &&
  (a.platform ?? b.platform) === (b.platform ?? a.platform)
