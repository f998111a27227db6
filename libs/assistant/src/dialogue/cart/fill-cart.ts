import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import { type Reading, says } from '../../understanding/reading.ts'
import type { Turn } from '../turn.ts'
import { addedOrder } from './added-order.ts'
import {
  type Draft,
  emptyDraft,
  hasPage,
  isComplete,
  isQuantityAlone,
  matchesGoods,
  matchesProduct,
  pageOf,
  withQuantity,
  noPage,
} from './draft.ts'
import { inferParts } from './infer-parts.ts'
import { mergeDraft } from './merge-draft.ts'
import { draftInHand, repeatsForOther, withInHand } from './order-in-hand.ts'
import { repeatsCart } from './repeated-numbers.ts'
import { whichOrder } from './which-order.ts'
import { withoutTakenBack } from './without-removed.ts'

/** The cart with what a message says of its orders and of new ones. */
export function fillCart(cart: readonly Draft[], reading: Reading, namedOrders: readonly Draft[]): Draft[] {
  const all = sharedOut(cart, reading, namedOrders)
  if (all) return withPlatform(all)
  if (repeatsCart(cart, namedOrders)) return [...cart]
  const isAdding = addsOrder(cart, reading, namedOrders)
  /** '1000 é muito, deixa em 300' names one order. */
  const orders = cart.length > 0 && namedOrders.every(isQuantityAlone) ? namedOrders.slice(-1) : namedOrders
  const filled =
    cart.length > 0
      ? withOrders(cart, reading, orders, isAdding)
      : withoutTakenBack(orders.map(inferParts), reading)
  return withoutDuplicates(withPlatform(filled), cart, orders, isAdding).slice(0, maxOrdersPerCharge)
}

/** The cart with the orders that the message names. */
export const cartWithNamed = ({ dialogue: { cart }, reading, namedOrders }: Turn) =>
  namedOrders.length > 0 ? fillCart(cart, reading, namedOrders) : cart

function addsOrder(cart: readonly Draft[], reading: Reading, namedOrders: readonly Draft[]): boolean {
  const isMore = says(reading, 'add-item') || isPageOfNextOrder(cart, reading, namedOrders)
  return isMore && !says(reading, 'correct', 'change', 'change-quantity')
}

/** 'o segundo é @loja.b', beside one order with a page of its own. */
function isPageOfNextOrder(cart: readonly Draft[], reading: Reading, namedOrders: readonly Draft[]): boolean {
  const page = cart[0] && pageOf(cart[0])
  const isOther = (it: Draft) => it.link !== null && pageOf(it) !== page
  return says(reading, 'next-item') && Boolean(page) && namedOrders.some(isOther)
}

/** The orders that are named, one by one: in place of the one of the cart that each means, or beside them. */
function withOrders(
  cart: readonly Draft[],
  reading: Reading,
  orders: readonly Draft[],
  isAdding: boolean,
): Draft[] {
  const hand = draftInHand(cart) ?? emptyDraft
  if (orders.length === 0 && repeatsForOther(reading) && hasPage(hand))
    return [...cart, { ...hand, ...noPage }]
  if (orders.length === 0) return withInHand(cart, resized(hand, hand, reading))
  const nothingTaken: { soFar: readonly Draft[]; taken: readonly number[] } = { soFar: cart, taken: [] }
  const { soFar: filled } = orders.reduce(({ soFar, taken }, named) => {
    const at = whichOrder({ cart: soFar, named, orders, reading, taken, isAdding })
    const before = soFar.at(at === 'another' ? -1 : at) ?? emptyDraft
    if (at !== 'another')
      return {
        soFar: soFar.with(at, resized(mergeDraft(before, named), before, reading)),
        taken: [...taken, at],
      }
    const again = { ...named, quantity: before.quantity }
    const added = repeatsQuantity(named, reading, orders) ? resized(again, before, reading) : named
    return { soFar: [...soFar, addedOrder(before, added)], taken: [...taken, soFar.length] }
  }, nothingTaken)
  return [...filled]
}

/** 'mais um igual pra @loja.b', '@b e @c também' */
const repeatsQuantity = (it: Draft, { resize }: Reading, orders: readonly Draft[]) =>
  (orders.length > 1 && orders.every(({ quantity }) => quantity === null)) ||
  (resize?.by === 'factor' && it.quantity === null)

/** An order named again is the same order; 'mais 500' beside it is one more, unless it repeats product and page. */
function withoutDuplicates(
  after: readonly Draft[],
  before: readonly Draft[],
  namedOrders: readonly Draft[],
  isAdding: boolean,
): Draft[] {
  const isNamedWhole = (it: Draft) => isComplete(inferParts(it)) || (hasPage(it) && it.quantity === null)
  if (isAdding && !namedOrders.some(isNamedWhole)) return [...after]
  const isDuplicate = (it: Draft, at: number) =>
    after.slice(0, at).some((one) => isComplete(one) && (isSameOrder(one, it) || repeatsInShort(one, it)))
  return after.filter((it, at) => before.includes(it) || !isDuplicate(it, at))
}

const isSameOrder = (one: Draft, other: Draft) =>
  matchesProduct(one, other) &&
  one.tier === other.tier &&
  one.quantity === other.quantity &&
  pageOf(one) === pageOf(other)

/** 'o do insta continua 500' */
const repeatsInShort = (one: Draft, other: Draft) => !hasPage(other) && matchesGoods(one, other)

/** 'tudo 500', '@loja.x nos dois': a quantity or a page for all orders of the cart. */
function sharedOut(cart: readonly Draft[], reading: Reading, namedOrders: readonly Draft[]): Draft[] | null {
  const [only, ...others] = namedOrders
  if (cart.length < 2 || reading.scope !== 'all' || !only || others.length > 0) return null
  if (isQuantityAlone(only)) return cart.map((it) => withQuantity(it, only.quantity))
  return only.handle
    ? cart.map((it) => (hasPage(it) ? it : mergeDraft(it, { ...emptyDraft, handle: only.handle })))
    : null
}

/** A handle of no known platform is on the platform of its neighbours. */
function withPlatform(cart: readonly Draft[]): Draft[] {
  const [only, ...others] = new Set(cart.flatMap((it) => it.platform ?? []))
  if (!only || others.length > 0) return [...cart]
  return cart.map((it) => (it.handle && !it.platform ? inferParts({ ...it, platform: only }) : it))
}

/** 'mais 200', 'o dobro': counts from the quantity in hand. */
export function resized(merged: Draft, { quantity }: Draft, { resize }: Reading): Draft {
  if (!resize || quantity === null) return merged
  const next = resize.by === 'factor' ? Math.round(quantity * resize.factor) : quantity + resize.difference
  return withQuantity(merged, Math.max(0, next))
}
