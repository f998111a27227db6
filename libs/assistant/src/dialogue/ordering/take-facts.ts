import { isDeepStrictEqual } from 'node:util'
import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import { linkFits } from '@smm/social-links/link-fits'
import { type Part, say } from '../../replies/say.ts'
import { unsoldNames } from '../../replies/texts/unsold-texts.ts'
import { isOurs, priceOf } from '../../shop.ts'
import { emptyReading } from '../../understanding/reading.ts'
import { type Draft, isComplete, pageOf, productOf } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { cartInHand } from '../cart/order-in-hand.ts'
import { ordersReadTogether } from '../cart/orders-read-together.ts'
import { withAdvised } from '../cart/chosen-quantity.ts'
import { type Move, stateAt, type Turn } from '../turn.ts'
import { proceed } from './proceed.ts'
import { turnDownProduct } from './turn-down-goods.ts'

/** Takes what the message says of orders into the cart and goes on from there. */
export const takeFacts: Move = (turn) => {
  const before = cartInHand(turn)
  const { cart, parts } = takeIn(turn, before)
  const change = isDeepStrictEqual(cart, turn.dialogue.cart) ? null : changeOf(turn, before, cart)
  const lead = [...unsoldParts(turn), ...parts]
  return proceed(turn, cart, change ? [...lead, say(change)] : lead)
}

/** 'e 300 no facebook também' */
const unsoldParts = ({ reading: { unsold, asksUnsold, alsoUnsold = [] } }: Turn): Part[] =>
  unsold && asksUnsold
    ? [say('not-sold', { names: [unsold, ...alsoUnsold].map((it) => unsoldNames[it]) })]
    : []

/** Whether what the message says is in the cart already: 'sim, o mesmo de antes'. */
export function leavesCart(turn: Turn): boolean {
  const { cart, parts } = takeIn(turn, cartInHand(turn))
  return parts.length === 0 && isDeepStrictEqual(cart, turn.dialogue.cart)
}

/** The cart with what the message says, and what is said of pages and products that it leaves out. */
function takeIn(turn: Turn, before: readonly Draft[]): { cart: Draft[]; parts: Part[] } {
  const { reading, namedOrders } = turn
  const alone = asksNextOrders(turn)
    ? [...before, ...namedOrders.map(inferParts)]
    : fillCart(before, reading, namedOrders)
  const together = ordersReadTogether(turn, before, alone)
  const joined = together ? fillCart([], emptyReading, together) : alone
  return keepSold(
    turn,
    before,
    joined.map((it) => withAdvised(turn, it)),
  )
}

/** A link alone, beside a recap that says how another order joins it. */
function asksNextOrders(turn: Turn): boolean {
  const { namedOrders, reading, takesCarts, dialogue } = turn
  const [only] = namedOrders
  return (
    takesCarts === true &&
    reading.acts.length === 0 &&
    only?.quantity === null &&
    only.link !== null &&
    stateAt(turn, 'confirming')?.asked === 'yes' &&
    dialogue.cart.length < maxOrdersPerCharge &&
    dialogue.cart.every((it) => pageOf(it) !== pageOf(only))
  )
}

/** A page that does not fit never pushes out one that does, and what is not sold no order that is. */
function keepSold(
  turn: Turn,
  before: readonly Draft[],
  after: readonly Draft[],
): { cart: Draft[]; parts: Part[] } {
  const kept = after.map((it, at) => keepIfSold(turn, before[at], it))
  return { cart: kept.map(({ draft }) => draft), parts: kept.flatMap(({ parts = [] }) => parts) }
}

function keepIfSold(turn: Turn, old: Draft | undefined, draft: Draft): { draft: Draft; parts?: Part[] } {
  const product = productOf(draft)
  if (!product || !old) return { draft }
  if (isComplete(old) && !isOurs(turn, product)) return { draft: old, parts: turnDownProduct(product) }
  const { link, handle } = old
  if (!link || !draft.link || linkFits(product, draft.link)) return { draft }
  const parts = [say('kept-page', { product, link: link.canonicalUrl })]
  return { draft: { ...draft, link, handle }, parts }
}

/** The change that a message makes, as it is said; null where nothing is. */
function changeOf(
  turn: Turn,
  before: readonly Draft[],
  after: readonly Draft[],
): 'added' | 'updated' | 'old-pix-expires' | null {
  const { dialogue } = turn
  const added = after.slice(before.length)
  if (added.length > 0 && before.length > 0 && before.every(isComplete))
    return added.every((it) => isSoldHere(turn, it)) ? 'added' : null
  if (
    dialogue.state.at === 'confirming' &&
    !dialogue.state.isSupposed &&
    after.every((it) => canBeServed(turn, it))
  )
    return 'updated'
  return dialogue.cart.length === 0 && isOtherQuantity(turn, after) ? 'old-pix-expires' : null
}

/** 'quero 100', while the PIX of 500 for the same page waits. */
const isOtherQuantity = (turn: Turn, [it]: readonly Draft[]) =>
  it !== undefined &&
  turn.orders.some(
    ({ status, reviewReason, quantity, link }) =>
      status === 'pending' && !reviewReason && quantity !== it.quantity && link === pageOf(it),
  )

function isSoldHere(turn: Turn, draft: Draft): boolean {
  const product = productOf(draft)
  return product === null || isOurs(turn, product)
}

function canBeServed(turn: Turn, draft: Draft): boolean {
  const product = productOf(draft)
  if (!product || (draft.link && !linkFits(product, draft.link))) return false
  return draft.quantity === null || priceOf(turn, product, draft.quantity).ok
}
