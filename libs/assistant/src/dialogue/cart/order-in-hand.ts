import { decide, type Rules } from '../../decide.ts'
import { type Reading, says } from '../../understanding/reading.ts'
import { stateAt, type Turn } from '../turn.ts'
import {
  type Draft,
  emptyDraft,
  hasPage,
  isComplete,
  isQuantityAlone,
  matchesGoods,
  noPage,
  noQuantity,
} from './draft.ts'
import { inferParts } from './infer-parts.ts'
import { mergeDraft } from './merge-draft.ts'
import { withoutRemoved } from './without-removed.ts'

/** The place of the order in hand: the first of the cart that is not complete, else the last one. */
export function indexInHand(cart: readonly Draft[]): number {
  const open = cart.findIndex((it) => !isComplete(it))
  return open >= 0 ? open : cart.length - 1
}

export const draftInHand = (cart: readonly Draft[]): Draft | undefined => cart[indexInHand(cart)]

/** The cart with a draft in the place of the order in hand. */
export const withInHand = (cart: readonly Draft[], draft: Draft): Draft[] =>
  cart.length > 0 ? cart.with(indexInHand(cart), draft) : [draft]

/** The order in hand with what this message says of it; without a cart, the product of the order placed last. */
export function orderInHand({ dialogue: { cart, last }, namedOrders: [named] }: Turn): Draft {
  const { platform, serviceType } = last ?? emptyDraft
  const known = draftInHand(cart) ?? { ...emptyDraft, platform, serviceType }
  return named ? mergeDraft(known, { ...inferParts(named), choice: null }) : known
}

/** The order placed last, and the one that a message names after it. */
type Following = { last: Draft; named: Draft; turn: Turn }

/** An order named after the last one takes its parts from it: the first rule that says something decides. */
export const followingRules: Rules<Following, Draft[]> = {
  /** 'vi no @a, 500 pro @b', where it is asked which is meant */
  'which page is asked': ({ turn }) =>
    turn.reading.targets.some(({ role }) => role === 'possible') ? [] : null,
  /** 'outro igual pra @loja.b' */
  'the same for another page': ({ last, named, turn }) =>
    hasPage(named) && named.quantity === null && says(turn.reading, 'add-item', 'order')
      ? [{ ...last, ...noPage, platform: named.platform ?? last.platform }]
      : null,
  /** '300 pra @loja.b' */
  'as many for another name': ({ last, named }) =>
    named.handle !== null && named.quantity !== null && !named.platform
      ? [{ ...last, ...noPage, ...noQuantity }]
      : null,
  'an order of its own': ({ last, named }) =>
    hasPage(named) || (named.serviceType && named.serviceType !== last.serviceType) ? [] : null,
  /** 'mais 500' means the same service for the same page. */
  'more of the same': ({ last, named }) => (named.quantity !== null ? [{ ...last, ...noQuantity }] : []),
}

/** The cart in hand for a message: less what it takes out, or what it takes from the order placed last. */
export function cartInHand(turn: Turn): readonly Draft[] {
  const { dialogue, namedOrders, reading } = turn
  const { last } = dialogue
  const [only, ...others] = namedOrders
  const cart = withoutTakenOut(turn)
  if (isInstead(turn, cart)) return []
  /** 'na verdade vou querer, mas só 100', after a no */
  const declined = dialogue.declinedCart?.length === 1 ? dialogue.declinedCart[0] : undefined
  if (cart.length === 0 && declined && only && isQuantityAlone(only)) return [{ ...declined, ...noQuantity }]
  if (cart.length > 0 || !last || others.length > 0) return cart
  if (only) return decide(followingRules, { last, named: only, turn }) ?? []
  if (!reading.resize) return []
  return [repeatsForOther(reading) ? { ...last, ...noPage } : last]
}

/** 'agora a mesma coisa pro outro perfil': as many of the same, for a page that is not told yet. */
export const repeatsForOther = ({ acts, resize, isForOther }: Reading): boolean =>
  resize?.by === 'factor' && resize.factor === 1 && (isForOther || acts.includes('other-page'))

/** 'tira o do insta e deixa o tiktok com 500' */
function withoutTakenOut({ dialogue: { cart }, reading }: Turn): readonly Draft[] {
  const left = reading.removed.length > 0 ? withoutRemoved(cart, reading) : withoutNegated(cart, reading)
  return left.length > 0 ? left : cart
}

/** '500 no insta e 500 no tiktok, sem youtube' */
function withoutNegated(cart: readonly Draft[], { replaced }: Reading): readonly Draft[] {
  const isNegated = (it: Draft) =>
    replaced.some((one) => one.platform !== null && one.quantity === null && matchesGoods(it, one))
  const left = cart.filter((it) => !isNegated(it))
  return left.length > 1 ? left : cart
}

/** Another service than that of the one order, after 'O que você quer mudar?'. */
const isInstead = (turn: Turn, [inHand, ...others]: readonly Draft[]) =>
  stateAt(turn, 'confirming')?.waitsFor === 'change' &&
  others.length === 0 &&
  turn.namedOrders.some((it) => it.serviceType !== null && it.serviceType !== inHand?.serviceType)
