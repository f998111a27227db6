import type { Act } from '../../understanding/acts.ts'
import type { Reading } from '../../understanding/reading.ts'
import { decide, type Rules } from '../../decide.ts'
import { isComplete } from './cart.ts'
import { accountOf, type Draft, hasPage, isQuantityAlone, matchesProduct, pageOf, suits } from './draft.ts'
import { leastEvidence, likeness } from './likeness.ts'

/** An order of a message, `said`, and what decides which order of the cart it means. */
export type Told = {
  cart: readonly Draft[]
  said: Draft
  /** All that the message tells. */
  orders: readonly Draft[]
  reading: Reading
  /** Places of the cart that its orders before this one have taken. */
  taken: ReadonlySet<number>
  /** The message adds to the cart. */
  isAdding: boolean
}

/** One more order, beside those of the cart. */
export const another = -1
/** A place of the cart, `another`, or null where a rule says nothing. */
type Place = number | null

/** Which order of the cart a message means: the first rule that says something decides. */
export const orderRules: Rules<Told, number> = {
  /** '500 no tiktok e 100 no insta', of a cart of these two. */
  'each-by-its-name': placeByName,
  /** 'soma mais 200 no insta', where the last order is on Instagram. */
  raised: (it) => when(isOnly(it) && isMoreOfLast(it), () => it.cart.length - 1),
  /** 'mais 300 no tiktok': for an order in hand that waits for just this, else one more. */
  added: (it) => when(isAdded(it) || isMoreOfOther(it), () => firstIn(it.cart, isWaitingFor(it)) ?? another),
  /** 'troca o @a por @b' */
  'former-page': (it) => when(isOnly(it), () => firstIn(it.cart, goesToFormer(it.reading))),
  /** 'não quero 300, quero 400' */
  replaced: (it) => when(isOnly(it) && isQuantityAlone(it.said), () => placeReplaced(it)),
  /** The 500 of 'quero 500 no insta e 100 no tiktok', where 500 on Instagram are in hand. */
  'told-again': (it) => when(!isOnly(it), () => firstFree(it, (one) => isToldAgain(one, it.said))),
  likest: (it) => when(likenessIn(it) >= enoughFor(it), () => likestIn(it)),
  open: (it) => firstFree(it, (one) => !isComplete(one) && isFree(one, it.said)),
  corrected: (it) =>
    when(
      (isOnly(it) || isQuantityAlone(it.said)) && corrects(it.reading),
      () => placeIn(it.cart, it.reading) ?? likestIn(it),
    ),
  /** 'é 500 pro @outra': the quantity in hand, for another page. */
  'same-elsewhere': (it) => when(isOnly(it) && isSameElsewhere(it), () => 0),
  another: (it) => when(!isOnly(it) || isOther(it), () => another),
  /** 'o segundo, 300' */
  named: ({ cart, reading }) => placeIn(cart, reading),
  /** '@b também', 'esse só 100' */
  last: (it) => it.cart.findLastIndex((_, at) => likenessAt(it, at) === likenessIn(it)),
}

export const whichOrder = (told: Told): number => decide(orderRules, told) ?? another

const when = (holds: boolean, place: () => Place): Place => (holds ? place() : null)

function firstIn(cart: readonly Draft[], holds: (it: Draft, at: number) => boolean): Place {
  const at = cart.findIndex(holds)
  return at < 0 ? null : at
}
const firstFree = ({ cart, taken }: Told, holds: (it: Draft) => boolean): Place =>
  firstIn(cart, (it, at) => !taken.has(at) && holds(it))

const isOnly = ({ orders }: Told) => orders.length === 1

const correcting: readonly Act[] = [
  'correct',
  'change',
  'change-link',
  'change-quantity',
  'change-service',
  'deny',
]
export const corrects = ({ acts }: Reading): boolean => acts.some((it) => correcting.includes(it))

/** 'o segundo', of a cart of several. */
export function placeIn(cart: readonly Draft[], { scope, choice }: Reading): Place {
  const place = scope === 'first' ? 1 : scope === 'last' ? -1 : choice?.by === 'place' ? choice.place : 0
  const at = place > 0 ? place - 1 : cart.length + place
  return cart.length > 1 && at in cart ? at : null
}

/** Where each order of the message is called by the network or service of one of the cart, and all are. */
function placeByName({ cart, said, orders }: Told): Place {
  if (orders.length < 2 || orders.length !== cart.length) return null
  const places = orders.map((order) => {
    const called = cart.filter((it) => matchesProduct(it, order))
    return called.length === 1 ? cart.indexOf(called[0]!) : -1
  })
  const isEach = !places.includes(-1) && new Set(places).size === cart.length
  return isEach ? places[orders.indexOf(said)]! : null
}

const isMoreOfLast = ({ cart, said, reading: { resize }, isAdding }: Told) =>
  isAdding &&
  resize !== null &&
  said.quantity !== null &&
  !hasPage(said) &&
  !said.serviceType &&
  matchesProduct(cart.at(-1)!, said)

/** Adds to the cart, and tells of none of its orders. */
const isAdded = (told: Told) =>
  told.isAdding &&
  placeIn(told.cart, told.reading) === null &&
  !isFirstOfSame(told) &&
  !isForOpen(told) &&
  !isOfOneThere(told)

/** 'manda 1000 seguidores e mais 300 curtidas': the first is an order in hand. */
const isFirstOfSame = ({ cart, said, orders }: Told) =>
  orders.length > 1 && said === orders[0] && cart.some((it) => it.serviceType === said.serviceType)

/** The 500 of 'manda 500 e 300 curtidas', while the order in hand has no quantity. */
const isForOpen = ({ cart, said, orders }: Told) =>
  said === orders[0] &&
  !hasPage(said) &&
  cart.some((it) => it.quantity === null && (isQuantityAlone(said) || it.serviceType === said.serviceType))

/** 'o tiktok bota 500 também', where one order of several is on TikTok. */
const isOfOneThere = ({ cart, said }: Told) =>
  cart.length > 1 &&
  !hasPage(said) &&
  cart.filter((it) => said.platform && it.platform === said.platform).length === 1

const differ = <T>(one: T | null, other: T | null) => one !== null && other !== null && one !== other

/** 'mais 300 no tiktok', beside an order on Instagram; 'soma mais 50 nessa outra foto'. */
const isMoreOfOther = ({ cart, said, reading: { acts, resize } }: Told) =>
  resize?.by === 'difference' &&
  cart.every(
    (it) =>
      differ(said.platform, it.platform) ||
      differ(said.serviceType, it.serviceType) ||
      (acts.includes('add-item') && isComplete(it) && differ(pageOf(said), pageOf(it))),
  )

/** An order of the cart without a page may be for the one that is said: 'repete pra @loja.b', '500 para @loja.b'. */
const isWaitingFor =
  ({ said }: Told) =>
  (it: Draft) =>
    !hasPage(it) && (said.link ? suits(it, said.link) : said.handle !== null && isForName(it, said))

/** One of the two has a quantity. */
const isForName = (it: Draft, said: Draft) =>
  matchesProduct(it, said) && (said.quantity === null || it.quantity === null)

const goesToFormer =
  ({ targets }: Reading) =>
  (it: Draft) =>
    targets.some(
      ({ role, link, handle }) =>
        role === 'former' && accountOf(it) === (link?.handle ?? handle)?.toLowerCase(),
    )

/** The only order of the cart in the quantity that no longer holds. */
function placeReplaced({ cart, reading: { replaced } }: Told): Place {
  const former = cart.filter(({ quantity }) => replaced.some((it) => it.quantity === quantity))
  return former.length === 1 ? cart.indexOf(former[0]!) : null
}

const isToldAgain = (it: Draft, said: Draft) =>
  said.platform !== null && !hasPage(said) && said.quantity === it.quantity && matchesProduct(it, said)

const likenessAt = ({ cart, said, taken }: Told, at: number) =>
  taken.has(at) ? -1 : likeness(cart[at]!, said)
const likenessIn = (told: Told) => Math.max(...told.cart.map((_, at) => likenessAt(told, at)))
const likestIn = (told: Told): number =>
  told.cart.findIndex((_, at) => likenessAt(told, at) === likenessIn(told))

const enoughFor = (told: Told) => (isOnly(told) ? leastEvidence.ofOne : leastEvidence.ofSeveral)

/** Whether nothing said contradicts the open order. */
const isFree = (it: Draft, said: Draft) =>
  !(it.quantity !== null && differ(said.serviceType, it.serviceType)) &&
  !(it.link && differ(pageOf(said), pageOf(it)))

const isSameElsewhere = ({ cart: [only, ...others], said, reading }: Told) =>
  others.length === 0 &&
  only?.quantity === said.quantity &&
  !said.serviceType &&
  !said.platform &&
  !reading.resize

/** Beside the others: a quantity with a page of its own, another service than theirs, or a page on another network. */
const isOther = ({ cart, said }: Told) =>
  (said.quantity !== null && hasPage(said)) ||
  (said.serviceType !== null &&
    said.quantity !== null &&
    cart.every((it) => isComplete(it) && it.serviceType !== said.serviceType)) ||
  (said.link !== null && cart.every((it) => it.link !== null && differ(it.platform, said.link!.platform)))
