import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import type { Reading } from '../../understanding/reading.ts'
import { inHand, isComplete } from './cart.ts'
import {
  type Draft,
  emptyDraft,
  hasPage,
  isQuantityAlone,
  matchesProduct,
  mergeDraft,
  settle,
  suits,
  withTier,
} from './draft.ts'
import { does } from '../turn.ts'
import { findMeant, placeIn, retoldPlaces } from './find-meant.ts'

/** The cart with what a message says of its orders and of new ones. */
export function fillCart(cart: readonly Draft[], reading: Reading, said: readonly Draft[]): Draft[] {
  /** 'seguidores no insta também', while only a quantity is known: of the same order. */
  const isKnown = cart.some((it) => it.serviceType ?? it.platform ?? it.link ?? it.handle)
  const isMore = (does({ reading }, 'add-item') && isKnown) || isPageOfNextOrder(cart, reading, said)
  const isAdding = isMore && !does({ reading }, 'correct', 'change', 'change-quantity')
  if (cart.length === 0) return withoutTwins(complete(said.map(settle)), cart, said, isAdding)
  const shared = sharedOut(cart, reading, said)
  if (shared) return complete(shared)
  if (isRetold(cart, said)) return [...cart]
  const next = [...cart]
  /** '1000 é muito, deixa em 300' names one order. */
  const orders = said.every(isQuantityAlone) ? said.slice(-1) : said
  const taken = new Set<number>()
  if (isAdding && orders.length === 1 && reading.resize && isMoreOfSame(next.at(-1)!, orders[0]!))
    return [...next.slice(0, -1), raised(next.at(-1)!, orders[0]!)]
  const isShared = orders.every((it) => it.quantity === null)
  const retold = isAdding || reading.resize ? null : retoldPlaces(next, orders)
  for (const [index, order] of orders.entries()) {
    const at =
      retold?.[index] ??
      ((isAdding &&
        placeIn(next, reading) === null &&
        !isFirstOfSame(next, order, orders) &&
        !isForOpen(next, order, orders) &&
        !isThere(next, order, orders) &&
        !isOfOneThere(next, order)) ||
      isMoreOfOther(next, order, reading)
        ? repeated(next, order)
        : findMeant(next, order, taken, reading, orders.length))
    if (at < 0)
      next.push(
        besideInTier(
          next,
          (isShared && orders.length > 1) || isSameAgain(order, reading)
            ? resized({ ...order, quantity: next.at(-1)!.quantity }, next.at(-1)!, reading)
            : order,
        ),
      )
    else next[at] = resized(mergeDraft(next[at]!, order), next[at]!, reading)
    taken.add(at < 0 ? next.length - 1 : at)
  }
  if (said.length === 0 && reading.resize) {
    const at = inHand(next)
    next[at] = resized(next[at]!, next[at]!, reading)
  }
  return withoutTwins(complete(next), cart, orders, isAdding).slice(0, maxOrdersPerCharge)
}

/** 'o segundo é @loja.b', beside one order with a page of its own. */
function isPageOfNextOrder(cart: readonly Draft[], reading: Reading, said: readonly Draft[]): boolean {
  const [only] = cart
  const isOther = ({ link }: Draft) => link !== null && link.canonicalUrl !== only?.link?.canonicalUrl
  return does({ reading }, 'next-item') && cart.length === 1 && Boolean(only?.link) && said.some(isOther)
}

/** An order told once more is the same order; 'mais 500' beside it is one more, unless its product and page are retold. */
function withoutTwins(
  after: readonly Draft[],
  before: readonly Draft[],
  said: readonly Draft[],
  isAdding: boolean,
): Draft[] {
  const isOneMore = isAdding && !said.some((it) => isComplete(settle(it)))
  if (isOneMore || said.every((it) => it.quantity === null)) return [...after]
  const isTwin = (it: Draft, at: number) =>
    after.slice(0, at).some((one) => isComplete(one) && (isSameOrder(one, it) || isToldShorter(one, it)))
  return after.filter((it, at) => before.includes(it) || !isTwin(it, at))
}

const isSameOrder = (one: Draft, other: Draft) =>
  one.platform === other.platform &&
  one.serviceType === other.serviceType &&
  one.tier === other.tier &&
  one.quantity === other.quantity &&
  one.link?.canonicalUrl === other.link?.canonicalUrl

/** 'o do insta continua 500' */
const isToldShorter = (one: Draft, other: Draft) =>
  isPartOf(one, other) && other.platform !== null && other.quantity === one.quantity

/** A quantity for an order that is in hand already. */
const isPartOf = (it: Draft, said: Draft) =>
  said.quantity !== null && !hasPage(said) && matchesProduct(it, said)

/** '600 na primeira e 250 na segunda', '300 em cada': quantities for the orders of the cart that have none; 'tudo 500' for all. */
function sharedOut(cart: readonly Draft[], reading: Reading, said: readonly Draft[]): Draft[] | null {
  const [only] = said
  if (
    only &&
    said.length === 1 &&
    cart.length > 1 &&
    reading.scope === 'all' &&
    isQuantityAlone(only) &&
    !does({ reading }, 'agree')
  )
    return cart.map((it) => ({ ...it, quantity: only.quantity, choice: null }))
  const open = cart.filter((it) => it.quantity === null && !it.choice)
  const quantities = said.map((it) => it.quantity)
  if (
    open.length < 2 ||
    !said.every((it) => isPartOf(open[0]!, it)) ||
    does({ reading }, 'correct', 'change')
  )
    return null
  const given = said.length === 1 && reading.share === 'each' ? open.map(() => quantities[0]!) : quantities
  if (given.length !== open.length) return null
  return cart.map((it) => (open.includes(it) ? { ...it, quantity: given[open.indexOf(it)]! } : it))
}

/** 'isso, 50 e 300, manda', '50 na primeira e 300 na segunda', of a cart of these two. */
export const isRetold = (cart: readonly Draft[], said: readonly Draft[]) =>
  said.length > 1 &&
  said.length === cart.length &&
  said.every((it, at) => isQuantityAlone(it) && it.quantity === cart[at]!.quantity)

/** 'manda 1000 seguidores e mais 300 curtidas': the first is an order in hand. */
const isFirstOfSame = (cart: readonly Draft[], it: Draft, orders: readonly Draft[]) =>
  orders.length > 1 && it === orders[0] && cart.some((one) => one.serviceType === it.serviceType)

/** 'o pedido é 500 pro @a e também 500 pro @b', where one of them is in hand as it is said. */
const isThere = (cart: readonly Draft[], it: Draft, orders: readonly Draft[]) =>
  orders.length > 1 &&
  it.link !== null &&
  cart.some(
    (one) =>
      one.link?.canonicalUrl === it.link?.canonicalUrl &&
      one.quantity === it.quantity &&
      one.serviceType === it.serviceType,
  )

/** 'o tiktok bota 500 também', where one order of several is on TikTok. */
const isOfOneThere = (cart: readonly Draft[], said: Draft) =>
  cart.length > 1 &&
  !hasPage(said) &&
  cart.filter((it) => said.platform && it.platform === said.platform).length === 1

/** 'soma mais 200 no insta', where the order in hand is on Instagram. */
const isMoreOfSame = (it: Draft, said: Draft): boolean =>
  said.quantity !== null && !hasPage(said) && !said.serviceType && matchesProduct(it, said)

/** 'mais 300 no tiktok', beside an order on Instagram. */
const isMoreOfOther = (cart: readonly Draft[], said: Draft, { resize }: Reading): boolean =>
  resize?.by === 'difference' &&
  resize.difference > 0 &&
  cart.every(
    (it) =>
      (said.platform !== null && it.platform !== null && said.platform !== it.platform) ||
      (said.serviceType !== null && it.serviceType !== null && said.serviceType !== it.serviceType),
  )

/** 'soma 300', of the same order. */
const raised = (it: Draft, { quantity }: Draft): Draft => ({
  ...it,
  quantity: (it.quantity ?? 0) + (quantity ?? 0),
  choice: null,
})

/** 'mais um igual pra @loja.b' */
const isSameAgain = (it: Draft, { resize }: Reading) =>
  resize?.by === 'factor' && it.quantity === null && hasPage(it)

/** The 500 of 'manda 500 e 300 curtidas', while the order in hand has no quantity. */
const isForOpen = (cart: readonly Draft[], it: Draft, orders: readonly Draft[]) =>
  it === orders[0] &&
  !hasPage(it) &&
  cart.some((one) => one.quantity === null && (isQuantityAlone(it) || one.serviceType === it.serviceType)) &&
  (orders.length === 1 || isQuantityAlone(it))

const repeated = (cart: readonly Draft[], said: Draft): number =>
  cart.findIndex(
    (it) =>
      !hasPage(it) &&
      !isComplete(it) &&
      (said.link ? suits(it, said.link) : isRepeatFor(it, said) || isWantedFor(it, said)),
  )

/** 'repete pra @loja.b' */
const isRepeatFor = (it: Draft, said: Draft) =>
  said.handle !== null &&
  said.quantity === null &&
  !said.serviceType &&
  matchesProduct(it, said) &&
  it.quantity !== null

/** '500 para @loja.b', while the order in hand has neither a quantity nor a page. */
const isWantedFor = (it: Draft, said: Draft) =>
  said.handle !== null && !said.serviceType && !said.platform && it.quantity === null && !it.choice

/** More of the same product is of the same tier, unless another one is named. */
function besideInTier(cart: readonly Draft[], said: Draft): Draft {
  const [before, added] = [cart.at(-1)!, newBeside(cart, said)]
  const isSameProduct = added.platform === before.platform && added.serviceType === before.serviceType
  return withTier(added, said.tier ?? (isSameProduct ? before.tier : null))
}

/** An order beside those in hand: the same service, or another service for the same page. */
function newBeside(cart: readonly Draft[], said: Draft): Draft {
  const before = cart.at(-1)!
  const { platform, serviceType } = before
  if (hasPage(said)) {
    const same = {
      ...said,
      serviceType: said.serviceType ?? serviceType,
      platform: said.platform ?? platform,
    }
    if (said.link && !suits(same, said.link)) return settle(said)
    const isLike = !said.choice && same.serviceType === serviceType
    return settle({ ...same, quantity: said.quantity ?? (isLike ? before.quantity : null) })
  }
  const isOfYoutube = said.serviceType === 'subscribers' && !said.platform && platform !== 'youtube'
  if (isOfYoutube) return settle(said)
  if (matchesProduct(before, said)) return settle({ ...said, platform, serviceType })
  if (!said.serviceType || said.serviceType === serviceType)
    return settle({
      ...said,
      serviceType,
      quantity: said.quantity ?? (said.choice ? null : before.quantity),
      handle: before.handle ?? before.link?.handle ?? null,
    })
  return mergeDraft({ ...emptyDraft, platform, link: before.link, handle: before.handle }, said)
}

/** 'mais 200', 'o dobro': counts from the quantity in hand. */
function resized(merged: Draft, before: Draft, { resize }: Reading): Draft {
  if (!resize || before.quantity === null) return merged
  const { quantity } = before
  const next = resize.by === 'factor' ? Math.round(quantity * resize.factor) : quantity + resize.difference
  return { ...merged, quantity: Math.max(0, next), choice: null }
}

/** A handle of no known network is on the network of its neighbours. */
function complete(cart: Draft[]): Draft[] {
  const named = [...new Set(cart.flatMap((it) => it.platform ?? []))]
  if (cart.length < 2 || named.length !== 1) return cart
  return cart.map((it) => (it.handle && !it.platform ? settle({ ...it, platform: named[0]! }) : it))
}
