import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { accountOf, type Draft, emptyDraft, withQuantity } from '../../cart/draft.ts'
import { mergeDraft } from '../../cart/merge-draft.ts'
import type { Step, Turn } from '../../turn.ts'
import { proceed } from '../proceed.ts'

type Pair = readonly [Draft, Draft]

/** 'tá invertido', of two orders that differ in what is to be swapped. */
export function pairToSwap(turn: Turn): Pair | null {
  const [one, other, ...more] = turn.dialogue.cart
  if (!says(turn.reading, 'swap') || !one || !other || more.length > 0) return null
  const isSamePage = swapsPages(turn, [one, other]) && accountOf(one) === accountOf(other)
  return namesNothingElse(turn, [one, other]) && !isSamePage ? [one, other] : null
}

const swapsPages = ({ reading }: Turn, [one, other]: Pair) =>
  reading.pageKind !== null || one.quantity === other.quantity

/** Each gets the other's quantity; its page where the quantities are equal or pages are named. */
export function swapOrders(turn: Turn, [one, other]: Pair): Step {
  const cart = swapsPages(turn, [one, other])
    ? [atPageOf(one, other), atPageOf(other, one)]
    : [withQuantity(one, other.quantity), withQuantity(other, one.quantity)]
  return proceed(turn, cart, [say('updated')])
}

/** No order is named, or one with the quantity of the other: 'tá trocado, o do tiktok é 500'. */
function namesNothingElse({ namedOrders }: Turn, [one, other]: Pair): boolean {
  const [only, ...more] = namedOrders
  if (!only) return true
  const named = only.platform === one.platform ? other : only.platform === other.platform ? one : null
  return more.length === 0 && one.platform !== other.platform && only.quantity === named?.quantity
}

const atPageOf = (it: Draft, { platform, link, handle }: Draft): Draft =>
  platform === it.platform
    ? { ...it, link, handle }
    : mergeDraft({ ...it, link: null }, { ...emptyDraft, handle: accountOf({ ...it, link, handle }) })
