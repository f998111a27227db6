import { decide, type Rules } from '../../decide.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { atPlace, positionNamed, type Reading, says } from '../../understanding/reading.ts'
import { type Draft, hasPage, isComplete, isQuantityAlone, matchesProduct, pageOf, suits } from './draft.ts'
import { inferParts } from './infer-parts.ts'
import { leastWeight, likeness } from './likeness.ts'

/** An order of a message, `named`, and what decides which order of the cart it means. */
type Naming = {
  cart: readonly Draft[]
  named: Draft
  /** All that the message names. */
  orders: readonly Draft[]
  reading: Reading
  /** Places of the cart that its orders before this one have taken. */
  taken: readonly number[]
  /** The message adds to the cart. */
  isAdding: boolean
}

/** A place of the cart, or one more order beside those of it. */
type Meant = number | 'another'

/** Which order of the cart a message means: the first rule that says something decides, and the last one always does. */
export const orderRules: Rules<Naming, Meant> = {
  /** 'soma mais 200 no insta', where the last order is on Instagram. */
  'the last one, raised': (it) => (isOnly(it) && isMoreOfLast(it) ? it.cart.length - 1 : null),
  /** 'mais 300 no tiktok': for an order in hand that waits for just this, else one more. */
  'one that is added': (it) =>
    isAdded(it) || isMoreOfOther(it) ? (firstIn(it.cart, isWaitingFor(it)) ?? 'another') : null,
  /** 'não quero 300, quero 400', 'são 100, e não 300, e a conta é @b' */
  'one that is replaced': (it) => (isOnly(it) ? indexReplaced(it) : null),
  'the one most alike': (it) => (Math.max(...likenesses(it)) >= enoughFor(it) ? mostAlikeIn(it) : null),
  'one that is open': (it) => firstFree(it, (one) => !isComplete(one) && isFree(one, it.named)),
  'one that is corrected': (it) =>
    (isOnly(it) || isQuantityAlone(it.named)) && corrects(it.reading)
      ? (indexNamed(it.cart, it.reading) ?? mostAlikeIn(it))
      : null,
  /** 'é 500 pro @outra': the quantity in hand, for another page. */
  'the same for another page': (it) => (isOnly(it) && isSameElsewhere(it) ? 0 : null),
  'another one': (it) => (!isOnly(it) || isOther(it) ? 'another' : null),
  /** 'o segundo, 300' */
  'the one named': ({ cart, reading }) => indexNamed(cart, reading),
  /** '@b também', 'esse só 100' */
  'the last of those alike': (it) => likenesses(it).lastIndexOf(Math.max(...likenesses(it))),
}

export const whichOrder = (naming: Naming): Meant => decide(orderRules, naming)!

function firstIn(cart: readonly Draft[], holds: (it: Draft, at: number) => boolean): number | null {
  const at = cart.findIndex(holds)
  return at < 0 ? null : at
}
const firstFree = ({ cart, taken }: Naming, holds: (it: Draft) => boolean): number | null =>
  firstIn(cart, (it, at) => !taken.includes(at) && holds(it))

const isOnly = ({ orders }: Naming) => orders.length === 1

export const corrects = (reading: Reading): boolean => says(reading, 'deny') || saysAny(reading, 'correction')

/** 'o segundo', of a cart of several. */
export function indexNamed(cart: readonly Draft[], reading: Reading): number | null {
  const place = positionNamed(reading)
  return cart.length > 1 && place !== null ? (atPlace([...cart.keys()], place) ?? null) : null
}

const isMoreOfLast = ({ cart, named, reading: { resize }, isAdding }: Naming) =>
  isAdding &&
  resize !== null &&
  !hasPage(named) &&
  !named.serviceType &&
  cart.slice(-1).some((it) => matchesProduct(it, named))

/** Adds to the cart, and means none of its orders. */
const isAdded = (naming: Naming) =>
  naming.isAdding &&
  indexNamed(naming.cart, naming.reading) === null &&
  !isFirstOfSame(naming) &&
  !isForOpen(naming) &&
  !isOfOneThere(naming)

/** 'manda 1000 seguidores e mais 300 curtidas': the first is an order in hand. */
const isFirstOfSame = ({ cart, named, orders }: Naming) =>
  orders.length > 1 && named === orders[0] && cart.some((it) => it.serviceType === named.serviceType)

/** The 500 of 'manda 500 e 300 curtidas', while the order in hand has no quantity. */
const isForOpen = ({ cart, named, orders }: Naming) =>
  named === orders[0] &&
  !hasPage(named) &&
  cart.some((it) => it.quantity === null && (isQuantityAlone(named) || it.serviceType === named.serviceType))

/** 'o tiktok bota 500 também', where one order of several is on TikTok. */
const isOfOneThere = ({ cart, named }: Naming) =>
  cart.length > 1 &&
  !hasPage(named) &&
  cart.filter((it) => named.platform && it.platform === named.platform).length === 1

const differ = <T>(one: T | null, other: T | null) => one !== null && other !== null && one !== other

/** 'mais 300 no tiktok', beside an order on Instagram; 'soma mais 50 nessa outra foto'. */
const isMoreOfOther = ({ cart, named, reading: { resize } }: Naming) =>
  resize?.by === 'difference' &&
  cart.every(
    (it) =>
      differ(named.platform, it.platform) ||
      differ(named.serviceType, it.serviceType) ||
      differ(pageOf(named), pageOf(it)),
  )

/** An order of the cart without a page may be for the one that is said: 'repete pra @loja.b', '500 para @loja.b'. */
const isWaitingFor =
  ({ named }: Naming) =>
  (it: Draft) =>
    !hasPage(it) && (named.link ? suits(it, named.link) : named.handle !== null && matchesProduct(it, named))

/** The only order of the cart in the quantity, or on the platform, that no longer holds. */
function indexReplaced({ cart, reading: { replaced } }: Naming): number | null {
  const isFormer = ({ quantity, platform }: Draft) =>
    replaced.some((it) => (it.quantity ?? it.platform) === (it.quantity ? quantity : platform))
  return cart.filter(isFormer).length === 1 ? cart.findIndex(isFormer) : null
}

const likenesses = ({ cart, named, taken }: Naming): number[] =>
  cart.map((it, at) => (taken.includes(at) ? -1 : likeness(it, named)))
const mostAlikeIn = (naming: Naming): number => likenesses(naming).indexOf(Math.max(...likenesses(naming)))

const enoughFor = (naming: Naming) => (isOnly(naming) ? leastWeight.ofOne : leastWeight.ofSeveral)

/** Whether nothing said contradicts the open order. */
const isFree = (it: Draft, named: Draft) =>
  !(it.quantity !== null && differ(named.serviceType, it.serviceType)) &&
  !(it.link && differ(pageOf(inferParts(named)), pageOf(it)))

const isSameElsewhere = ({ cart: [only, ...others], named, reading }: Naming) =>
  others.length === 0 &&
  only?.quantity === named.quantity &&
  !named.serviceType &&
  !named.platform &&
  !reading.resize

/** Beside the others: a quantity with a page of its own, another service than theirs, or a page on another platform. */
const isOther = ({ cart, named: { quantity, serviceType, link, handle } }: Naming) =>
  (quantity !== null && hasPage({ link, handle })) ||
  (serviceType !== null &&
    quantity !== null &&
    cart.every((it) => isComplete(it) && it.serviceType !== serviceType)) ||
  (link !== null && cart.every((it) => it.link !== null && differ(it.platform, link.platform)))
