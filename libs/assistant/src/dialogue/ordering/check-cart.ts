import { linkFits } from '@smm/social-links/link-fits'
import { type Limits, priceOf, soldTiers } from '../../shop.ts'
import { withChoice } from '../cart/chosen-quantity.ts'
import { type Draft, productOf, withTier } from '../cart/draft.ts'
import { limitsOf } from '../cart/known-prices.ts'
import type { Recap } from '../state.ts'
import { stateAt, type Turn } from '../turn.ts'
import { type Discounted, discountRecap } from './discount-recap.ts'
import { turnDownGoods } from './turn-down-goods.ts'

/** An order that lacks one thing. */
export type Open = { is: 'open'; draft: Draft } & (
  | { needs: 'what' }
  | { needs: 'page' | 'quantity' | 'range'; limits: Limits }
  | { needs: 'other-page'; limits: Limits; link: string }
)

/** One order of a cart: complete, not sold here, or open at one point. */
type Check = { is: 'ready'; draft: Draft; line: Recap } | { is: 'unsold'; draft: Draft } | Open

/** `drafts`: all but those that are not sold here, with the choices made. */
export type CheckedCart = { drafts: Draft[]; ready: Recap[]; open: Open[]; unsold: Draft[] }

/** The orders of a cart by what they lack today; no reply is made. */
export function checkCart(turn: Turn, cart: readonly Draft[]): CheckedCart {
  const checks = cart.map((it) => check(turn, it))
  const left = checks.filter((it) => it.is !== 'unsold')
  return {
    drafts: left.map((it) => it.draft),
    ready: left.flatMap((it) => (it.is === 'ready' ? [it.line] : [])),
    open: left.filter((it) => it.is === 'open'),
    unsold: checks.flatMap((it) => (it.is === 'unsold' ? [it.draft] : [])),
  }
}

/** The recap of a cart at today's prices, less the coupon in hand; null while an order lacks something. */
export function recapNow(turn: Turn, cart: readonly Draft[]): (Discounted & { cart: Draft[] }) | null {
  const { drafts, ready, open } = checkCart(turn, cart)
  if (ready.length === 0 || open.length > 0) return null
  const mayBeLess = ready.length === 1 || turn.takesCarts === true
  const coupon = mayBeLess ? (turn.dialogue.coupon ?? null) : null
  return { cart: drafts, ...discountRecap(turn, coupon, ready) }
}

function check(turn: Turn, wanted: Draft): Check {
  const draft = inSoldTier(turn, wanted)
  if (turnDownGoods(turn, draft)) return { is: 'unsold', draft }
  const product = productOf(draft)
  const limits = product && limitsOf(turn, product)
  if (!limits) return { is: 'open', draft, needs: 'what' }
  const chosen = withChoice(turn, draft, stateAt(turn, 'choosing')?.shown)
  const { quantity, link } = chosen
  const open = { is: 'open', draft: chosen, limits } as const
  if (link && !linkFits(product, link)) return { ...open, needs: 'other-page', link: link.canonicalUrl }
  if (quantity === null) return { ...open, needs: 'quantity' }
  const priced = priceOf(turn, product, quantity)
  if (!priced.ok) return { ...open, needs: 'range' }
  if (!link) return { ...open, needs: 'page' }
  const { tier, ...goods } = product
  const order = { ...goods, ...(tier && { tier }), quantity, link: link.canonicalUrl }
  return { is: 'ready', draft: chosen, line: { ...order, quotedCents: priced.amountCents } }
}

/** A tier that its product is not sold in gives way to the standard one, which the recap shows at its price. */
function inSoldTier(turn: Turn, draft: Draft): Draft {
  if (draft.tier === undefined) return draft
  const product = productOf(draft)
  const isKept = product === null || soldTiers(turn, product).some(({ name }) => name === draft.tier)
  return withTier(draft, isKept ? draft.tier : null)
}
