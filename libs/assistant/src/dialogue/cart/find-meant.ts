import type { Act } from '../../understanding/acts.ts'
import type { Reading } from '../../understanding/reading.ts'
import { isComplete } from './cart.ts'
import { accountOf, type Draft, hasPage, matchesGoods, matchesProduct, suits } from './draft.ts'

const correcting: readonly Act[] = [
  'correct',
  'change',
  'change-link',
  'change-quantity',
  'change-service',
  'deny',
]

export const corrects = ({ acts }: Reading): boolean => acts.some((it) => correcting.includes(it))

/** The order of the cart that the message speaks of; -1 for one more. */
export function findMeant(
  cart: readonly Draft[],
  said: Draft,
  taken: ReadonlySet<number>,
  reading: Reading,
  count: number,
): number {
  const scored = cart
    .map((it, at) => ({ at, score: taken.has(at) ? -1 : likeness(it, said) }))
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  const former = count === 1 ? formerAt(cart, reading) : -1
  if (former >= 0) return former
  const isOneMore = count === 1 || reading.acts.includes('add-item')
  const again = isOneMore ? -1 : cart.findIndex((it, at) => !taken.has(at) && isToldAgain(it, said))
  if (again >= 0) return again
  const isOfSame = count > 1 && taken.size === 0 && !hasPage(said) && said.serviceType !== null
  if (best && best.score >= (isOfSame ? leastEvidence.ofFirst : leastEvidence.ofAny)) return best.at
  const open = cart.findIndex((it, at) => !isComplete(it) && !taken.has(at) && isFree(it, said))
  if (open >= 0) return open
  const named = placeNamed(cart, said, reading, taken)
  if (corrects(reading) && count === 1) return named ?? best!.at
  if (count === 1 && !reading.resize && isSameElsewhere(cart, said) && !reading.acts.includes('add-item'))
    return 0
  return isWhole(said) || isOtherProduct(cart, said) || isOtherNetwork(cart, said) || count > 1
    ? -1
    : (named ?? lastLike(scored) ?? -1)
}

/** Of orders that are as like, the one told last: '@b também', 'esse só 100'. */
const lastLike = (scored: ReadonlyArray<{ at: number; score: number }>): number | undefined => {
  const best = Math.max(...scored.map((it) => it.score))
  const like = scored.filter((it) => it.score === best).map((it) => it.at)
  return like.length > 0 ? Math.max(...like) : undefined
}

/** The 500 of 'quero 500 no insta e 100 no tiktok', where 500 on Instagram are in hand. */
const isToldAgain = (it: Draft, said: Draft) =>
  isComplete(it) &&
  said.platform &&
  !hasPage(said) &&
  said.quantity === it.quantity &&
  matchesProduct(it, said)

/** 'troca o @a por @b': the order that goes to the page no longer meant. */
const formerAt = (cart: readonly Draft[], { targets }: Reading): number =>
  cart.findIndex((it) =>
    targets.some(
      ({ role, link, handle }) =>
        (role === 'former' || role === 'negated') &&
        accountOf(it) !== null &&
        accountOf(it) === (link?.handle ?? handle)?.toLowerCase(),
    ),
  )

/** 'o segundo', of a cart of several. */
export function placeIn(cart: readonly Draft[], { scope, choice }: Reading): number | null {
  const place = scope === 'first' ? 1 : scope === 'last' ? -1 : choice?.by === 'place' ? choice.place : 0
  const at = place > 0 ? place - 1 : cart.length + place
  return cart.length > 1 && place !== 0 && at >= 0 && at < cart.length ? at : null
}

/** '500 no tiktok e 100 no insta', of a cart of these two: each is told by its network or service. */
export function retoldPlaces(cart: readonly Draft[], orders: readonly Draft[]): number[] | null {
  if (orders.length < 2 || orders.length !== cart.length) return null
  const places = orders.map((said) => {
    const isNamed = (said.platform ?? said.serviceType) !== null && !hasPage(said)
    const called = cart.filter((it) => isNamed && matchesProduct(it, said))
    return called.length === 1 ? cart.indexOf(called[0]!) : -1
  })
  return !places.includes(-1) && new Set(places).size === cart.length ? places : null
}

function placeNamed(
  cart: readonly Draft[],
  said: Draft,
  reading: Reading,
  taken: ReadonlySet<number>,
): number | undefined {
  const at = placeIn(cart, reading)
  if (at !== null && !taken.has(at)) return at
  const [replaced] = reading.replaced
  if (!replaced) return undefined
  const [found] = cart
    .filter((it) => matchesGoods(it, replaced))
    .sort((a, b) => likeness(b, said) - likeness(a, said))
  return found && cart.indexOf(found)
}

/** A quantity and a service or page of its own: an order beside the others. */
const isWhole = (it: Draft) => it.quantity !== null && hasPage(it)

/** 'é 500 pro @outra': the quantity in hand, for another page. */
const isSameElsewhere = ([only, ...others]: readonly Draft[], said: Draft) =>
  others.length === 0 && !said.serviceType && !said.platform && only?.quantity === said.quantity

/** '300 curtidas', beside followers that are complete. */
const isOtherProduct = (cart: readonly Draft[], { serviceType, quantity }: Draft) =>
  serviceType !== null &&
  quantity !== null &&
  cart.every((it) => isComplete(it) && it.serviceType !== serviceType)

const isOtherNetwork = (cart: readonly Draft[], { link }: Draft) =>
  link !== null &&
  cart.every((it) => it.platform !== null && it.platform !== link.platform && it.link !== null)

/** Whether nothing said contradicts the open order. */
const isFree = (it: Draft, said: Draft) =>
  (!said.platform || !it.platform || said.platform === it.platform || !it.link) &&
  (!said.serviceType || !it.serviceType || said.serviceType === it.serviceType || it.quantity === null) &&
  (!said.link || !it.link || !suits(it, it.link) || said.link.canonicalUrl === it.link.canonicalUrl)

/** The weight of each likeness of two orders; a negative one speaks against it. */
const evidence = {
  samePage: 4,
  otherPage: -3,
  pageOfItsNetwork: 5,
  pageOfItsService: 4,
  sameService: 3,
  otherService: -4,
  sameNetwork: 2,
  otherNetwork: -3,
  sameQuantity: 1,
}
const leastEvidence = { ofFirst: 3, ofAny: 4 }

/** How much an order of the cart and one of the message are alike; negative where they cannot be the same. */
const likeness = (it: Draft, said: Draft): number =>
  pageEvidence(it, said) +
  (said.serviceType ? weigh(it.serviceType, said.serviceType, 'sameService', 'otherService') : 0) +
  (said.platform && !said.link ? weigh(it.platform, said.platform, 'sameNetwork', 'otherNetwork') : 0) +
  (said.quantity !== null && said.quantity === it.quantity ? evidence.sameQuantity : 0)

function pageEvidence(it: Draft, said: Draft): number {
  const isSameAccount = accountOf(said) !== null && accountOf(it) === accountOf(said)
  if (said.link !== null && it.link?.canonicalUrl === said.link.canonicalUrl) return evidence.samePage
  if (isSameAccount && (!said.platform || said.platform === it.platform)) return evidence.samePage
  if (hasPage(said) && hasPage(it)) return evidence.otherPage
  if (!said.link || !suits(it, said.link) || !it.serviceType) return 0
  return it.platform === said.link.platform ? evidence.pageOfItsNetwork : evidence.pageOfItsService
}

const weigh = (
  its: string | null,
  named: string,
  same: keyof typeof evidence,
  other: keyof typeof evidence,
) => (its === named ? evidence[same] : its ? evidence[other] : 0)
