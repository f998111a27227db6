import { isDeepStrictEqual } from 'node:util'
import { linkFits } from '@smm/social-links/link-fits'
import { type Part, say } from '../../replies/say.ts'
import { unsoldNames } from '../../replies/texts/unsold-texts.ts'
import { isOurs, priceOf } from '../../shop.ts'
import { type Draft, isComplete, pageOf, productOf } from '../cart/draft.ts'
import type { Move, Turn } from '../turn.ts'
import { cartAfter } from './cart-after.ts'
import { proceed } from './proceed.ts'

/** Takes what the message says of orders into the cart and goes on from there. */
export const takeFacts: Move = (turn) => {
  const { before, cart, parts } = cartAfter(turn)
  const change = isDeepStrictEqual(cart, turn.dialogue.cart) ? null : changeOf(turn, before, cart)
  const lead = [...unsoldParts(turn), ...parts]
  return proceed(turn, cart, change ? [...lead, say(change)] : lead)
}

/** 'e 300 no facebook também' */
const unsoldParts = ({ reading: { unsold, asksUnsold, alsoUnsold = [] } }: Turn): Part[] =>
  unsold && asksUnsold
    ? [say('not-sold', { names: [unsold, ...alsoUnsold].map((it) => unsoldNames[it]) })]
    : []

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
    dialogue.state.waitsFor !== 'order' &&
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
