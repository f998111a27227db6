import { isComplete } from '../cart/cart.ts'
import { accountOf, type Draft, emptyDraft } from '../cart/draft.ts'
import { mergeDraft } from '../cart/merge-draft.ts'
import type { Move, Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

/** 'tá invertido', of two orders: each gets the other's quantity; its page where the quantities are equal or pages are named. */
export const swapOrders: Move = (turn) => {
  const [one, other, ...more] = turn.dialogue.cart
  if (!one || !other || more.length > 0 || !isComplete(one) || !isComplete(other)) return null
  if (!tellsNothingElse(turn, [one, other])) return null
  const isOfPages = turn.reading.pageKind !== null || one.quantity === other.quantity
  if (isOfPages && accountOf(one) === accountOf(other)) return null
  const cart = isOfPages
    ? [atPageOf(one, other), atPageOf(other, one)]
    : [withQuantityOf(one, other), withQuantityOf(other, one)]
  return proceed(turn, cart, [], { isUpdated: true })
}

/** No order is told, or one with the quantity of the other: 'tá trocado, o do tiktok é 500'. */
function tellsNothingElse({ said }: Turn, [one, other]: readonly [Draft, Draft]): boolean {
  const [only, ...more] = said
  if (!only) return true
  const named = only.platform === one.platform ? other : only.platform === other.platform ? one : null
  return more.length === 0 && one.platform !== other.platform && only.quantity === named?.quantity
}

const withQuantityOf = (it: Draft, { quantity }: Draft): Draft => ({ ...it, quantity, choice: null })

const atPageOf = (it: Draft, { platform, link, handle }: Draft): Draft =>
  platform === it.platform
    ? { ...it, link, handle }
    : mergeDraft({ ...it, link: null }, { ...emptyDraft, handle: accountOf({ ...it, link, handle }) })
