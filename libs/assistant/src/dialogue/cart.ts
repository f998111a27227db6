import type { Platform } from '@smm/contracts/products'
import { targetOf } from '@smm/social-links/link-fits'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import type { Act, Item, Reading, Target } from '../understanding/reading.ts'
import { publishedProduct } from '@smm/pricing/packages'
import {
  accountOf,
  asCalledThere,
  type Draft,
  emptyDraft,
  isEmpty,
  mergeDraft,
  productOf,
  settle,
  suits,
} from './draft.ts'

/** One charge covers at most this many orders. */
export const maxOrders = 10

const does = ({ acts }: Reading, ...some: Act[]) => some.some((it) => acts.includes(it))

/** The orders that a message names, each with its page: what is only past, supposed or a rival's is not among them. */
export function saidOrders(reading: Reading): Draft[] {
  const { items, targets, share, choice } = reading
  const wanted = targets.filter((it) => it.role === 'wanted' && (it.link ?? it.handle))
  const orders = items.map((it) => draftOf(it, it.target === null ? undefined : targets[it.target]))
  const given = new Set(items.map((it) => it.target))
  const left = wanted.filter((it) => !given.has(targets.indexOf(it)))
  if (orders.length === 0 && (left.length > 0 || choice)) orders.push({ ...emptyDraft, choice })
  for (const [at, order] of orders.entries()) {
    const fitting = isEmpty(order)
      ? 0
      : left.findIndex((it) => !order.link && !order.handle && fits(order, it))
    if (fitting >= 0 && left[fitting] && !order.link && !order.handle)
      orders[at] = withTarget(order, left.splice(fitting, 1)[0]!)
  }
  for (const [at, order] of orders.entries())
    if (!order.link && !order.handle && left[0]) orders[at] = withTarget(order, left.shift()!)
  if (orders[0]) orders.push(...left.map((it) => sameFor(orders[0]!, it)))
  givePages(orders)
  const parts = share === 'split' ? orders.length : 1
  return inherit(orders)
    .slice(0, maxOrders)
    .map((it) => (parts > 1 ? { ...it, quantity: partOf(it.quantity, parts) } : it))
}

const draftOf = ({ platform, serviceType, quantity, choice }: Item, target: Target | undefined): Draft => {
  const draft = { ...emptyDraft, platform, serviceType, quantity, choice }
  return target ? withTarget(draft, target) : draft
}

function withTarget(draft: Draft, { link, handle, platform }: Target): Draft {
  if (link) return { ...draft, link, platform: link.platform }
  return { ...draft, handle, platform: draft.platform ?? platform }
}

const fits = (order: Draft, { link, platform }: Target) =>
  link ? suits(order, link) : !platform || !order.platform || platform === order.platform

/** The same service for another page where it fits there; otherwise what that page is good for. */
function sameFor(first: Draft, target: Target): Draft {
  const isSame = target.link ? suits({ ...first, platform: target.link.platform }, target.link) : true
  const { serviceType, quantity, choice } = first
  const platform = target.link || target.platform ? null : first.platform
  return withTarget(isSame ? { ...emptyDraft, platform, serviceType, quantity, choice } : emptyDraft, target)
}

/** A page that its order cannot use goes to the first order that can: '500 seguidores e 300 curtidas @loja.x'. */
function givePages(orders: Draft[]): void {
  for (const [at, order] of orders.entries()) {
    if (!(order.link ?? order.handle) || canUsePage(order, order)) continue
    const other = orders.findIndex((it) => !it.link && !it.handle && canUsePage(it, order))
    if (other < 0) continue
    const { link, handle } = order
    orders[other] = { ...orders[other]!, link, handle, platform: orders[other]!.platform ?? order.platform }
    orders[at] = { ...order, link: null, handle: null }
  }
}

function canUsePage(it: Draft, { link, handle, platform }: Draft): boolean {
  if (link) return suits({ ...it, platform: it.platform ?? link.platform }, link)
  const product = productOf({ platform: it.platform ?? platform, serviceType: it.serviceType })
  return handle !== null && (product === null || targetOf(product) === 'account')
}

const partOf = (quantity: number | null, parts: number) =>
  quantity !== null && Number.isInteger(quantity / parts) ? quantity / parts : null

/** '500 seguidores no insta e 300 no tiktok': an order takes from its neighbours what it leaves out. */
function inherit(orders: Draft[]): Draft[] {
  if (orders.length < 2) return orders
  const service = orders.find((it) => it.serviceType && !it.link)?.serviceType ?? null
  const named = new Set(orders.flatMap((it) => it.platform ?? []))
  const platform = named.size === 1 ? [...named][0]! : null
  return orders.map((it) => ({
    ...it,
    serviceType:
      it.serviceType ??
      (it.link && service && !suits({ ...it, serviceType: service }, it.link) ? null : service),
    platform: it.platform ?? (isSoldOn(platform, it.serviceType ?? service) ? platform : null),
  }))
}

const isSoldOn = (platform: Platform | null, serviceType: Draft['serviceType']): boolean => {
  const product = productOf(asCalledThere({ platform, serviceType }))
  return product === null || publishedProduct(product) !== undefined
}

/** The first order of the cart that is not complete, else the last one. */
export const inHand = (cart: readonly Draft[]): number => {
  const open = cart.findIndex((it) => !isComplete(it))
  return open >= 0 ? open : cart.length - 1
}

export const isComplete = (it: Draft): boolean =>
  productOf(it) !== null && it.link !== null && it.quantity !== null && suits(it, it.link)

/** The cart with what a message says of its orders and of new ones. */
export function fillCart(cart: readonly Draft[], reading: Reading, said: readonly Draft[]): Draft[] {
  const isAdding = does(reading, 'add-item') && !does(reading, 'correct', 'change', 'change-quantity')
  if (cart.length === 0) return complete(said.map(settle))
  const next = [...cart]
  const orders = isBare(said) ? said.slice(-1) : said
  const taken = new Set<number>()
  if (isAdding && orders.length === 1 && isMoreOfSame(next.at(-1)!, orders[0]!))
    return [...next.slice(0, -1), raised(next.at(-1)!, orders[0]!)]
  const isShared = orders.every((it) => it.quantity === null)
  for (const order of orders) {
    const at =
      (isAdding && !isFirstOfSame(next, order, orders)) || isMoreOfOther(next, order, reading)
        ? repeated(next, order)
        : meant(next, order, taken, reading, orders.length)
    if (at < 0)
      next.push(
        newBeside(next, isShared && orders.length > 1 ? { ...order, quantity: next[0]!.quantity } : order),
      )
    else next[at] = resized(mergeDraft(next[at]!, order), next[at]!, reading)
    taken.add(at < 0 ? next.length - 1 : at)
  }
  if (said.length === 0 && reading.resize) {
    const at = inHand(next)
    next[at] = resized(next[at]!, next[at]!, reading)
  }
  return complete(next).slice(0, maxOrders)
}

/** Quantities alone: '1000 é muito, deixa em 300' names one order, and the last quantity holds. */
const isBare = (said: readonly Draft[]) =>
  said.every((it) => it.quantity !== null && !it.serviceType && !it.platform && !it.link && !it.handle)

/** 'manda 1000 seguidores e mais 300 curtidas': the first is an order in hand. */
const isFirstOfSame = (cart: readonly Draft[], it: Draft, orders: readonly Draft[]) =>
  orders.length > 1 && it === orders[0] && cart.some((one) => one.serviceType === it.serviceType)

/** 'soma mais 200 no insta', where the order in hand is on Instagram. */
const isMoreOfSame = (it: Draft, said: Draft): boolean =>
  said.quantity !== null &&
  !said.link &&
  !said.handle &&
  !said.serviceType &&
  (said.platform === null || said.platform === it.platform)

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

const repeated = (cart: readonly Draft[], said: Draft): number =>
  cart.findIndex((it) => !isComplete(it) && said.link !== null && !it.link && suits(it, said.link))

/** The order of the cart that the message speaks of; -1 for one more. */
function meant(
  cart: readonly Draft[],
  said: Draft,
  taken: ReadonlySet<number>,
  reading: Reading,
  count: number,
): number {
  const corrects = does(
    reading,
    'correct',
    'change',
    'change-link',
    'change-quantity',
    'change-service',
    'deny',
  )
  const scored = cart
    .map((it, at) => ({ at, score: taken.has(at) ? -1 : likeness(it, said) }))
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  const isOfSame = count > 1 && taken.size === 0 && !(said.link ?? said.handle) && said.serviceType !== null
  if (best && best.score >= (isOfSame ? 3 : 4)) return best.at
  const open = cart.findIndex((it, at) => !isComplete(it) && !taken.has(at) && isFree(it, said))
  if (open >= 0) return open
  const named = named_(cart, reading, taken)
  if (corrects && count === 1) return named ?? best!.at
  if (count === 1 && !reading.resize && isSameElsewhere(cart, said) && !does(reading, 'add-item')) return 0
  return isWhole(said) || isOtherProduct(cart, said) || isOtherNetwork(cart, said) || count > 1
    ? -1
    : (named ?? best?.at ?? -1)
}

function named_(cart: readonly Draft[], reading: Reading, taken: ReadonlySet<number>): number | undefined {
  const at = reading.scope === 'first' ? 0 : reading.scope === 'last' ? cart.length - 1 : -1
  if (at >= 0 && !taken.has(at)) return at
  const [replaced] = reading.replaced
  if (!replaced) return undefined
  const found = cart.findIndex(
    (it) =>
      (!replaced.platform || it.platform === replaced.platform) &&
      (!replaced.serviceType || it.serviceType === replaced.serviceType) &&
      (replaced.quantity === null || it.quantity === replaced.quantity),
  )
  return found >= 0 ? found : undefined
}

/** A quantity and a service or page of its own: an order beside the others. */
const isWhole = (it: Draft) => it.quantity !== null && (it.link ?? it.handle) !== null

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

/** How much an order of the cart and one of the message are alike; negative where they cannot be the same. */
function likeness(it: Draft, said: Draft): number {
  const sameAccount = accountOf(said) !== null && accountOf(it) === accountOf(said)
  const samePage = said.link !== null && it.link?.canonicalUrl === said.link.canonicalUrl
  let score = 0
  if (samePage) score += 4
  else if (sameAccount && (!said.platform || said.platform === it.platform)) score += 4
  else if ((said.link ?? said.handle) && (it.link ?? it.handle)) score -= 3
  else if (said.link && suits(it, said.link) && it.serviceType) score += 4
  if (said.serviceType) score += said.serviceType === it.serviceType ? 3 : it.serviceType ? -4 : 0
  if (said.platform && !said.link) score += said.platform === it.platform ? 2 : it.platform ? -3 : 0
  if (said.quantity !== null && said.quantity === it.quantity) score += 1
  return score
}

/** An order beside those in hand: the same service, or another service for the same page. */
function newBeside(cart: readonly Draft[], said: Draft): Draft {
  const before = cart.at(-1)!
  const { platform, serviceType } = before
  const hasPage = (said.link ?? said.handle) !== null
  if (hasPage) {
    const same = {
      ...said,
      serviceType: said.serviceType ?? serviceType,
      platform: said.platform ?? platform,
    }
    return settle(!said.link || suits(same, said.link) ? same : said)
  }
  const isSameService = !said.serviceType || said.serviceType === serviceType
  if (isSameService && (!said.platform || said.platform === platform))
    return settle({ ...said, platform, serviceType })
  if (isSameService)
    return settle({ ...said, serviceType, handle: before.handle ?? before.link?.handle ?? null })
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

/** The cart without the orders that the message takes out. */
export function withoutRemoved(cart: readonly Draft[], { removed, scope }: Reading): Draft[] {
  if (scope === 'all') return []
  if (removed.length === 0) {
    if (scope === 'first') return cart.slice(1)
    if (scope === 'rest') return cart.slice(0, 1)
    return scope === 'last' ? cart.slice(0, -1) : [...cart]
  }
  return cart.filter((it) => !removed.some((gone) => isNamed(it, gone)))
}

const isNamed = (it: Draft, gone: Item) =>
  (!gone.platform || gone.platform === it.platform) &&
  (!gone.serviceType || gone.serviceType === it.serviceType) &&
  (gone.quantity === null || gone.quantity === it.quantity)

/** The page of a target; a handle of no named network is Instagram's, where most orders go. */
export function pageOf(
  { link, handle, platform }: Target,
  { past, items }: Reading,
  known?: Platform | null,
): string | null {
  if (link) return link.canonicalUrl
  const named =
    platform ?? past?.item.platform ?? items.find((it) => it.platform)?.platform ?? known ?? 'instagram'
  return handle ? (linkOfHandle(named, handle)?.canonicalUrl ?? null) : null
}

/** 'era pro @loja.y', said of an order that went to another page. */
const isFormer = ({ role }: Target) => role === 'former' || role === 'negated'

/** The pages that a message names for a purchase made before: the former one of a renamed page first. */
export const pagesOf = (reading: Reading, known?: Platform | null): string[] =>
  reading.targets
    .filter((it) => it.role !== 'rival')
    .toSorted((a, b) => Number(isFormer(b)) - Number(isFormer(a)))
    .flatMap((it) => pageOf(it, reading, known) ?? [])
