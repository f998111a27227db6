import type { Platform } from '@smm/contracts/products'
import { findLinks } from '@smm/social-links/find-links'
import type { Link, RefusedLink } from '@smm/social-links/link'
import { linkFits } from '@smm/social-links/link-fits'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import { type Draft, emptyDraft } from './dialogue.ts'
import { asCalledThere } from './find-orders.ts'
import { formerPage } from './former-pages.ts'
import type { Reading } from './reader.ts'

export type Target = { link: Link } | { handle: string }
/** `former`: a page that is called otherwise now, and that an order made before went to. */
export type Targets = { usable: Target[]; refused: RefusedLink | null; former?: Target }

/** The addresses and handles of a message. Taken from the message itself, whoever read the rest of it. */
export function targetsIn(message: string, reading: Reading): Targets {
  const former = formerPage(message)
  const all = findLinks(message)
  const found = all.filter((_, at) => at !== former)
  const links = found.flatMap((it) => ('link' in it ? [it.link] : []))
  const spoken = reading.handle && message.includes(reading.handle) ? [reading.handle] : []
  const handles = [...found.flatMap((it) => ('handle' in it ? [it.handle] : [])), ...spoken]
  const known = new Set(links.map((it) => it.handle))
  // 'insta @loja e tiktok @loja' names two pages.
  const named =
    new Set(reading.orders.map((it) => it.platform)).size > 1
      ? handles
      : unique(handles, (it) => it.toLowerCase())
  const usable: Target[] = [
    ...unique(links, (it) => it.canonicalUrl).map((link) => ({ link })),
    ...named.filter((it) => !known.has(it.toLowerCase())).map((handle) => ({ handle })),
  ]
  const refused = found.find((it) => 'refusal' in it) ?? null
  const left = all[former]
  return left && !('refusal' in left) ? { usable, refused, former: left } : { usable, refused }
}

const unique = <T>(list: T[], key: (it: T) => string): T[] => [
  ...new Map(list.map((it) => [key(it), it])).values(),
]

/** Each order of the message with its target: the first that fits it, one target per order. */
export function ordersWithTargets(reading: Reading, { usable }: Targets): Draft[] {
  const orders: Draft[] = reading.orders.map((it) => ({ ...emptyDraft, ...it }))
  if (!orders.length) orders.push({ ...emptyDraft })
  orders[0]!.choice = reading.choice
  const left = [...usable]
  for (const order of orders) {
    const at = left.findIndex((it) => suits(order, it))
    if (at >= 0) give(order, left.splice(at, 1)[0]!)
  }
  for (const order of orders) if (!order.link && !order.handle && left[0]) give(order, left.shift()!)
  const first = orders[0]!
  if (orders.length > 1 || !first.link) return orders
  const more = left.filter((it) => 'link' in it).map((it) => again(first, it))
  return [first, ...more].slice(0, 4)
}

function suits(order: Draft, target: Target): boolean {
  if (!('link' in target)) return true
  if (!order.serviceType) return !order.platform || order.platform === target.link.platform
  const product = asCalledThere({ ...order, platform: target.link.platform })
  return linkFits({ platform: target.link.platform, serviceType: product.serviceType! }, target.link)
}

function give(order: Draft, target: Target) {
  if ('link' in target) {
    order.link = target.link
    order.platform = target.link.platform
  } else order.handle = target.handle
}

/** The same service for another address where it fits there; otherwise what that address is good for. */
function again(first: Draft, target: Target): Draft {
  const same = suits(first, target)
  const order: Draft = {
    ...emptyDraft,
    serviceType: same ? first.serviceType : null,
    quantity: same ? first.quantity : null,
  }
  give(order, target)
  return order
}

/** The page of a handle once its platform is known. */
export const pageOf = (platform: Platform, handle: string): Link | null => linkOfHandle(platform, handle)
