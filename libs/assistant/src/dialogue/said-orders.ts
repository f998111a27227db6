import type { Platform } from '@smm/contracts/products'
import { targetOf } from '@smm/social-links/link-fits'
import { isPublished } from '@smm/pricing/published-products'
import type { Item, Reading, Target } from '../understanding/reading.ts'
import { maxOrders } from './cart.ts'
import { asCalledThere, type Draft, emptyDraft, isEmpty, productOf, suits } from './draft.ts'

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
  if (share === 'each' || items.at(-1)?.target !== null) shareHandle(orders, wanted)
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

/** '500 no insta e 500 no tiktok, @loja.x nos dois': one name, on several networks. */
function shareHandle(orders: Draft[], wanted: readonly Target[]): void {
  const [only] = wanted
  const networks = new Set(orders.map((it) => it.platform))
  if (wanted.length !== 1 || !only?.handle || networks.size < orders.length || networks.has(null)) return
  const first = orders.find((it) => it.quantity !== null)
  for (const [at, it] of orders.entries())
    if (!it.link && targetOf({ serviceType: it.serviceType ?? 'followers' }) === 'account')
      orders[at] = {
        ...it,
        handle: only.handle,
        quantity: it.quantity ?? (it.choice ? null : (first?.quantity ?? null)),
      }
}

const partOf = (quantity: number | null, parts: number) =>
  quantity !== null && Number.isInteger(quantity / parts) ? quantity / parts : null

/** '500 seguidores no insta e 300 no tiktok': an order takes from its neighbours what it leaves out. */
function inherit(orders: Draft[]): Draft[] {
  if (orders.length < 2) return orders
  const service = orders.find((it) => it.serviceType && !it.link)?.serviceType ?? null
  const named = new Set(orders.flatMap((it) => it.platform ?? []))
  const platform = named.size === 1 ? [...named][0]! : null
  const serviceFor = (it: Draft) => {
    return it.link && service && !suits({ ...it, serviceType: service }, it.link) ? null : service
  }
  return orders.map((it) => ({
    ...it,
    serviceType: it.serviceType ?? serviceFor(it),
    platform: it.platform ?? (isSoldOn(platform, it.serviceType ?? service) ? platform : null),
  }))
}

const isSoldOn = (platform: Platform | null, serviceType: Draft['serviceType']): boolean => {
  const product = productOf(asCalledThere({ platform, serviceType }))
  return product === null || isPublished(product)
}
