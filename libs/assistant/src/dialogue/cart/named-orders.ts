import type { Product } from '@smm/contracts/products'
import { type Catalogue, priceOf } from '../../shop.ts'
import type { Reading } from '../../understanding/reading.ts'
import { inHand, isRetold } from './cart.ts'
import { chosenQuantity } from '../ordering/choose-package.ts'
import { type Draft, emptyDraft, hasPage, isQuantityAlone, productOf } from './draft.ts'
import { saidOrders } from './said-orders.ts'
import { placeIn } from './which-order.ts'
import type { Dialogue } from '../state.ts'
import type { Turn } from '../turn.ts'

/** The orders that a message names, beside those in hand. */
export function namedOrders(
  dialogue: Dialogue,
  reading: Reading,
  shop: Catalogue,
): Pick<Turn, 'said' | 'namesPrice'> {
  const said = inToldTier(saidOf(dialogue, reading, shop), reading)
  return { said, namesPrice: countsIn(said) < countsIn(reading.items) }
}

const countsIn = (list: ReadonlyArray<{ quantity: number | null }>) =>
  list.filter((it) => it.quantity !== null).length

/** A tier that is named is that of every order of the message; named alone, it is said of the order in hand. */
const inToldTier = (said: Draft[], { tier }: Reading): Draft[] =>
  tier === undefined ? said : (said.length > 0 ? said : [emptyDraft]).map((it) => ({ ...it, tier }))

/** The orders that a message names, without numbers that count the cart or tell a price. */
function saidOf({ cart, state }: Dialogue, reading: Reading, shop: Catalogue): Draft[] {
  const product = productOf(cart[inHand(cart)] ?? emptyDraft)
  const open = cart.filter((it) => it.quantity === null).length
  const isOfCart = state.at !== 'choosing' && placeIn(cart, reading) !== null
  const told = saidOrders(isOfCart ? withoutChoice(reading) : reading)
  const read = forOrderInHand(told, cart[inHand(cart)])
  const isSharedOut =
    open > 1 && read.length === open && read.every((it) => it.quantity !== null && !hasPage(it))
  const said = (isSharedOut || isRetold(cart, read) ? read : lastOfEach(read, reading)).filter(
    (it) => !(isQuantityAlone(it) && it.quantity === cart.length && cart.length > 1),
  )
  const [first, second] = said
  if (!product || !first || first.quantity === null) return said
  if (
    !second &&
    isQuantityAlone(first) &&
    asksPriceInHand(cart[inHand(cart)]!, first.quantity, reading, shop)
  )
    return []
  if (
    second &&
    said.length === 2 &&
    isQuantityAlone(second) &&
    isPriceOf(shop, product, first.quantity, second.quantity)
  )
    return [first]
  const isPriced = reading.choice?.by === 'price' && reading.choice.cents === first.quantity * 100
  const isListed =
    state.at === 'choosing' &&
    !second &&
    isQuantityAlone(first) &&
    !state.shown.includes(first.quantity) &&
    (isPriced || !priceOf(shop, product, first.quantity).ok)
  const choice = { by: 'price', cents: first.quantity * 100 } as const
  const chosen = isListed ? chosenQuantity(shop, product, choice) : null
  return chosen === null ? said : [{ ...first, quantity: chosen }]
}

/** 'o segundo é no insta', of a cart of two: no package is chosen. */
const withoutChoice = (reading: Reading): Reading => ({
  ...reading,
  choice: null,
  items: reading.items.map((it) => ({ ...it, choice: null })),
})

/** 'manda 500 e 300 curtidas', while followers are in hand: the first number is theirs. */
function forOrderInHand(said: Draft[], hand: Draft | undefined): Draft[] {
  const [first, second, ...more] = said
  const isOpen = hand?.serviceType && hand.quantity === null && hand.serviceType !== second?.serviceType
  const isOfSecond = first?.quantity && second?.quantity && first.serviceType === second.serviceType
  return isOpen && isOfSecond && !said.some(hasPage) && more.length === 0
    ? [{ ...emptyDraft, quantity: first.quantity }, second]
    : said
}

/** Two quantities of one product for one page: the later one holds, unless prices are asked. */
function lastOfEach(said: Draft[], { acts, targets }: Reading): Draft[] {
  const pages = targets.filter((it) => it.role === 'wanted').length
  if (said.length < 2 || pages > 1 || acts.includes('ask-price')) return said
  const named = said.find(hasPage)
  return said
    .filter((it, at) => !said.slice(at + 1).some((later) => isSameProduct(it, later)))
    .map((it) => (named && isSameProduct(it, named) ? { ...it, link: named.link, handle: named.handle } : it))
}

const isSameProduct = (a: Draft, b: Draft): boolean =>
  a.quantity !== null &&
  b.quantity !== null &&
  a.quantity !== b.quantity &&
  a.serviceType === b.serviceType &&
  (a.platform ?? b.platform) === (b.platform ?? a.platform)

/** 'é 45 mesmo?', of the order in hand that costs R$ 45. */
function asksPriceInHand(hand: Draft, reais: number, reading: Reading, shop: Catalogue): boolean {
  const product = productOf(hand)
  return (
    reading.isQuestion &&
    product !== null &&
    hand.quantity !== null &&
    hand.quantity !== reais &&
    isPriceOf(shop, product, hand.quantity, reais)
  )
}

/** 'os 500 de 45': the second number is the price of the first. */
function isPriceOf(shop: Catalogue, product: Product, quantity: number, reais: number | null): boolean {
  const quote = priceOf(shop, product, quantity)
  return quote.ok && Math.floor(quote.amountCents / 100) === reais
}
