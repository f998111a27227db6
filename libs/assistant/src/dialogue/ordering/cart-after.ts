import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import { linkFits } from '@smm/social-links/link-fits'
import { type Part, say } from '../../replies/say.ts'
import { isOurs } from '../../shop.ts'
import { emptyReading } from '../../understanding/reading.ts'
import { withAdvised } from '../cart/chosen-quantity.ts'
import { type Draft, isComplete, pageOf, productOf } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { cartInHand } from '../cart/order-in-hand.ts'
import { ordersReadTogether } from '../cart/orders-read-together.ts'
import { isAt, type Turn } from '../turn.ts'
import { turnDownProduct } from './turn-down-goods.ts'

type CartAfter = {
  before: readonly Draft[]
  cart: Draft[]
  /** Pages and products that it leaves out. */
  parts: Part[]
}

/** The cart with what a message says, before anything is asked or shown. */
export function cartAfter(turn: Turn): CartAfter {
  const { reading, namedOrders } = turn
  const before = cartInHand(turn)
  const alone = asksNextOrders(turn)
    ? [...before, ...namedOrders.map(inferParts)]
    : fillCart(before, reading, namedOrders)
  const together = ordersReadTogether(turn, before, alone)
  /** The acts of this message are of it alone: read together the orders are as they are named. */
  const joined = together ? fillCart([], emptyReading, together) : alone
  const kept = joined.map((it, at) => keepIfSold(turn, before[at], withAdvised(turn, it)))
  return { before, cart: kept.map(({ draft }) => draft), parts: kept.flatMap(({ parts = [] }) => parts) }
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
    isAt(turn, 'confirming') &&
    turn.dialogue.state.waitsFor !== 'change' &&
    dialogue.cart.length < maxOrdersPerCharge &&
    dialogue.cart.every((it) => pageOf(it) !== pageOf(only))
  )
}

/** A page that does not fit never pushes out one that does, and what is not sold no order that is. */
function keepIfSold(turn: Turn, old: Draft | undefined, draft: Draft): { draft: Draft; parts?: Part[] } {
  const product = productOf(draft)
  if (!product || !old) return { draft }
  if (isComplete(old) && !isOurs(turn, product)) return { draft: old, parts: turnDownProduct(product) }
  const { link, handle } = old
  if (!link || !draft.link || linkFits(product, draft.link)) return { draft }
  const parts = [say('kept-page', { product, link: link.canonicalUrl })]
  return { draft: { ...draft, link, handle }, parts }
}
