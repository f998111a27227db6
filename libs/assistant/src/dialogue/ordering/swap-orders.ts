import { accountOf, type Draft, emptyDraft } from '../cart/draft.ts'
import { mergeDraft } from '../cart/merge-draft.ts'
import { does, type Move, type Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

/** 'tá invertido', of two orders that differ in what is to be swapped. */
export function swapsOrders(turn: Turn): boolean {
  const [one, other, ...more] = turn.dialogue.cart
  if (!does(turn, 'swap') || !one || !other || more.length > 0) return false
  return tellsNothingElse(turn, [one, other]) && !(swapsPages(turn) && accountOf(one) === accountOf(other))
}

const swapsPages = ({ reading, dialogue: { cart } }: Turn) =>
  reading.pageKind !== null || cart[0]!.quantity === cart[1]!.quantity

/** Each gets the other's quantity; its page where the quantities are equal or pages are named. */
export const swapOrders: Move = (turn) => {
  const [one, other] = turn.dialogue.cart as [Draft, Draft]
  const cart = swapsPages(turn)
    ? [atPageOf(one, other), atPageOf(other, one)]
    : [withQuantityOf(one, other), withQuantityOf(other, one)]
  return proceed(turn, cart, [], { isUpdated: true })
}

/** No order is told, or one with the quantity of the other: 'tá trocado, o do tiktok é 500'. */
function tellsNothingElse({ namedOrders }: Turn, [one, other]: readonly [Draft, Draft]): boolean {
  const [only, ...more] = namedOrders
  if (!only) return true
  const named = only.platform === one.platform ? other : only.platform === other.platform ? one : null
  return more.length === 0 && one.platform !== other.platform && only.quantity === named?.quantity
}

const withQuantityOf = (it: Draft, { quantity }: Draft): Draft => ({ ...it, quantity, choice: null })

const atPageOf = (it: Draft, { platform, link, handle }: Draft): Draft =>
  platform === it.platform
    ? { ...it, link, handle }
    : mergeDraft({ ...it, link: null }, { ...emptyDraft, handle: accountOf({ ...it, link, handle }) })
