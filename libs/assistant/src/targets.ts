import type { Platform } from '@smm/contracts/products'
import { findLinks } from '@smm/social-links/find-links'
import type { Link, RefusedLink } from '@smm/social-links/link'
import { linkFits } from '@smm/social-links/link-fits'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import { type Draft, emptyDraft } from './dialogue.ts'
import { asCalledThere } from './find-orders.ts'
import { formerPage } from './former-pages.ts'
import type { Reading } from './reader.ts'
import { plainText } from './split-words.ts'

export type Target = { link: Link } | { handle: string }
/** `former`: a page that is called otherwise now, and that an order made before went to. */
/** `isList`: several pages, each of which is meant: 'no @loja e no meu @bia'. `isShared`: they share what is ordered. */
export type Targets = {
  usable: Target[]
  refused: RefusedLink | null
  former?: Target
  isList?: boolean
  isShared?: boolean
}

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
  if (left && !('refusal' in left)) return { usable, refused, former: left }
  if (!isList(message, found)) return { usable, refused }
  return { usable, refused, isList: true, isShared: isShared(plainText(message)) }
}

const listed =
  /^[\s,;+&/]*(?:(?:e|tambem|tbm?|mais|outr[oa]s?|cada|um|uma|n?[oa]s?|d[oa]s?|em|de|pr[oa]s?|para|pra|meus?|minhas?|nossa|nosso|perfil|conta|canal|insta|instagram|tiktok|youtube|ig|irma|irmao|mae|pai|filh[oa]|prim[oa]|ti[oa]|espos[oa]|marido|mulher|namorad[oa]|amig[oa]|soci[oa]|chefe|cliente|loja|empresa|negocio|salao|banda|dela|dele|outra|segund[oa]|terceir[oa]|pessoal|seguidores|curtidas|\d{2,6})(?![a-z\d])[\s,;+&/]*){0,9}$/
const adding = /[,;+&/]|(?<![a-z])(?:e|tambem|tbm?|mais)(?![a-z])|^\s*$/
const forEach = /(?<![a-z])(?:cada|amb[oa]s|dois|duas|tres|todos)(?![a-z])/

const shared =
  /\b(divid|reparti|separ|distribu)[a-z]*\b.{0,40}\b(entre|os dois|as duas)\b|\bmeio a meio\b|\bmetade .{0,12}\bcada\b/
/** So many for each, or it is the payment that is shared. */
const notShared =
  /(?<!metade )\b(pra|para|em) (cada|amb[oa]s)\b|\d ?(pra |para |em )?cada\b|\bcada (um|uma)? ?(com )?\d|\b(pix|pag[a-z]+|cartao|valor|soci[oa]|reais|debito)\b/
const isShared = (plain: string) => shared.test(plain) && !notShared.test(plain)

/** Whether nothing stands between the pages but words that add one to the other; 'digo' and 'não' correct. */
function isList(message: string, found: ReturnType<typeof findLinks>): boolean {
  if (found.length < 2 || found.length > 4) return false
  const between = found
    .slice(1)
    .map((it, at) => plainText(message.slice(found[at]!.end, it.start)).slice(0, 80))
  const adds = forEach.test(plainText(message)) || between.every((it) => adding.test(it))
  return adds && between.every((it) => listed.test(it))
}

const unique = <T>(list: T[], key: (it: T) => string): T[] => [
  ...new Map(list.map((it) => [key(it), it])).values(),
]

/** Each order of the message with its target: the first that fits it, one target per order. */
export function ordersWithTargets(
  reading: Reading,
  { usable, isList = false, isShared = false }: Targets,
): Draft[] {
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
  if (orders.length > 1 || !(first.link || isList)) return orders
  const more = left.filter((it) => 'link' in it || isList).map((it) => again(first, it))
  const each = [first, ...more].slice(0, 4)
  return isShared ? each.map((it) => shareOf(it, each.length)) : each
}

/** What cannot be shared out evenly is asked for. */
function shareOf(order: Draft, parts: number): Draft {
  const quantity = (order.quantity ?? NaN) / parts
  return { ...order, quantity: Number.isInteger(quantity) ? quantity : null }
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
    platform: 'link' in target ? null : first.platform,
    serviceType: same ? first.serviceType : null,
    quantity: same ? first.quantity : null,
  }
  give(order, target)
  return order
}

/** The page of a handle once its platform is known. */
export const pageOf = (platform: Platform, handle: string): Link | null => linkOfHandle(platform, handle)
