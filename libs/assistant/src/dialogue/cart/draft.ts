import { OrNull } from '@smm/contracts/or-null'
import type { Platform, Product, ServiceType, TieredProduct } from '@smm/contracts/products'
import { inTier, isStandard } from '@smm/pricing/price-book'
import { isPublished } from '@smm/pricing/published-products'
import { seedBook } from '@smm/pricing/seed-book'
import type { Link } from '@smm/social-links/link'
import { linkFits, targetOf } from '@smm/social-links/link-fits'
import { linkOfHandle, profileOf } from '@smm/social-links/link-of-handle'
import Type, { type Static } from 'typebox'
import { Choice, Item, TargetLink } from '../../understanding/reading.ts'
import { asCalledThere } from '../../understanding/slots/items.ts'

const { platform, serviceType } = Item.properties

/** One order of the cart, as far as it is known. */
export const Draft = Type.Object({
  platform,
  serviceType,
  quantity: OrNull(Type.Integer()),
  choice: OrNull(Choice),
  link: OrNull(TargetLink),
  /** Absent: the standard one, unless a message has just named it. */
  tier: Type.Optional(Type.String()),
  /** Written as '@name': kept beside its page, so that another network moves it there. */
  handle: OrNull(Type.String()),
})
export type Draft = Static<typeof Draft>

export const emptyDraft: Draft = {
  platform: null,
  serviceType: null,
  quantity: null,
  choice: null,
  link: null,
  handle: null,
}

/** Parts of an order that are taken out of it. */
export const noPage = { link: null, handle: null }
export const noQuantity = { quantity: null, choice: null }

/** The product of a draft in its tier, once its network and its service are known. */
export const productOf = ({
  platform,
  serviceType,
  tier,
}: Pick<Draft, 'platform' | 'serviceType' | 'tier'>): TieredProduct | null =>
  platform && serviceType ? inTier({ platform, serviceType }, tier) : null

export const isEmpty = (it: Draft): boolean =>
  !it.platform && !it.serviceType && it.quantity === null && !it.choice && !it.link && !it.handle && !it.tier

export const hasPage = ({ link, handle }: Pick<Draft, 'link' | 'handle'>): boolean =>
  (link ?? handle) !== null

/** The address of the page that an order goes to. */
export const pageOf = ({ link }: Pick<Draft, 'link'>): string | null => link?.canonicalUrl ?? null

/** '500': nothing else of an order is told. */
export const isQuantityAlone = (it: Draft): boolean =>
  it.quantity !== null && !it.serviceType && !it.platform && !hasPage(it)

type Named = Pick<Draft, 'platform' | 'serviceType'>
type Goods = Named & Pick<Draft, 'quantity'>

/** Whether a product is on the network and of the service that are named, where one is. */
export const matchesProduct = (it: Named, named: Named): boolean =>
  (!named.platform || named.platform === it.platform) &&
  (!named.serviceType || named.serviceType === it.serviceType)

/** The same, and in the quantity that is named. */
export const matchesGoods = (it: Goods, named: Goods): boolean =>
  matchesProduct(it, named) && (named.quantity === null || named.quantity === it.quantity)

/** The name of the account that a draft goes to, where it is known. */
export const accountOf = ({ link, handle }: Draft): string | null =>
  (link?.handle ?? handle)?.toLowerCase() ?? null

/** Where a service is sold when the visitor names no network. */
const usualPlatform: Partial<Record<ServiceType, Platform>> = {
  likes: 'instagram',
  views: 'youtube',
  subscribers: 'youtube',
}

/** The service that a page receives when the visitor names none. */
function usualService(link: Link): ServiceType {
  if (link.kind === 'channel') return 'subscribers'
  if (link.kind === 'profile' || link.platform === 'tiktok') return 'followers'
  return link.platform === 'instagram' ? 'likes' : 'views'
}

/** Whether the page can receive the service that the draft names; true while none is named. */
export function suits(
  { platform, serviceType }: Pick<Draft, 'platform' | 'serviceType'>,
  link: Link,
): boolean {
  if (!serviceType) return !platform || platform === link.platform
  const there = productOf(asCalledThere({ platform: link.platform, serviceType }))
  return there !== null && linkFits(there, link)
}

/** Fills in what follows from the rest: the network of a service, the service of a page, the page of a handle. */
export function settle(draft: Draft): Draft {
  let { platform, serviceType, link, handle } = draft
  const named = draft.choice?.by === 'name' && !link ? soleProductWith(draft.choice.name, draft) : undefined
  if (named) ({ platform, serviceType } = named)
  platform ??= link?.platform ?? (serviceType ? (usualPlatform[serviceType] ?? null) : null)
  if (handle && platform && isAccountService(serviceType)) {
    link = linkOfHandle(platform, handle) ?? link
    if (link?.handle !== handle.toLowerCase()) handle = null
  }
  serviceType ??= link ? usualService(link) : platform === 'tiktok' ? 'followers' : null
  const called = asCalledThere({ platform, serviceType })
  const isVideoOfProfile = link?.platform === 'tiktok' && called.serviceType === 'followers'
  if (link && isVideoOfProfile) link = profileOf(link) ?? link
  return { ...draft, platform, serviceType: called.serviceType, link, handle }
}

const isAccountService = (serviceType: ServiceType | null) =>
  serviceType === null || targetOf({ serviceType }) === 'account'

/** The only product whose packages began with this name: 'Influencer' is TikTok's. */
function soleProductWith(name: string, { platform, serviceType }: Draft): Product | undefined {
  const having = seedBook.filter(
    (it) =>
      (!platform || it.platform === platform) &&
      (!serviceType || it.serviceType === serviceType) &&
      it.packages.some((pack) => pack.name.toLowerCase() === name.toLowerCase()),
  )
  return having.length === 1 ? having[0] : undefined
}

/** The draft with what the message adds or corrects. Parts that no longer go together are dropped. */
export function mergeDraft(known: Draft, said: Draft): Draft {
  const link = said.link ?? (said.handle ? null : linkStillMeant(known, said))
  const handle = said.handle ?? (keepsHandle(known, said) ? known.handle : null)
  const platform = link?.platform ?? said.platform ?? platformFor(known, said)
  const serviceType = said.serviceType ?? serviceStillMeant(known, said, platform)
  const merged = settle({ ...emptyDraft, platform, serviceType, link, handle, choice: said.choice })
  const isLike =
    known.serviceType === null ||
    asCalledThere({ platform: merged.platform, serviceType: known.serviceType }).serviceType ===
      merged.serviceType
  const isSame = isLike && (known.platform === null || merged.platform === known.platform)
  const keepsQuantity = isLike || !said.link
  const quantity = said.quantity ?? (said.choice || !keepsQuantity ? null : known.quantity)
  const keptChoice = isSame || !known.serviceType ? known.choice : null
  const choice = said.quantity === null ? (said.choice ?? keptChoice) : null
  return withTier({ ...merged, quantity, choice }, said.tier ?? (isSame ? known.tier : undefined))
}

/** The draft in a tier by its name. */
export function withTier({ tier: _, ...draft }: Draft, tier: string | null | undefined): Draft {
  return isStandard(tier) ? draft : { ...draft, tier: tier! }
}

/** An '@name' told before moves to another network, but never to a photo or a video. */
function keepsHandle(known: Draft, said: Draft): boolean {
  if (said.link) return false
  if (!known.link || linkStillMeant(known, said)) return true
  const movesOn = said.platform !== null && said.platform !== known.link.platform
  return movesOn && isAccountService(said.serviceType)
}

function linkStillMeant(known: Draft, said: Draft): Link | null {
  if (!known.link || (said.platform && said.platform !== known.link.platform)) return null
  return suits({ platform: known.link.platform, serviceType: said.serviceType }, known.link)
    ? known.link
    : null
}

function platformFor(known: Draft, said: Draft): Platform | null {
  if (!said.serviceType || said.serviceType === known.serviceType || known.link) return known.platform
  const there = productOf({ platform: known.platform, serviceType: said.serviceType })
  return there && isPublished(there) ? known.platform : (usualPlatform[said.serviceType] ?? known.platform)
}

function serviceStillMeant(known: Draft, said: Draft, platform: Platform | null): ServiceType | null {
  if (!known.serviceType || !platform) return known.serviceType
  const called = productOf(asCalledThere({ platform, serviceType: known.serviceType }))
  if (called && said.link && !linkFits(called, said.link))
    return platform === known.platform ? known.serviceType : null
  return platform === known.platform || (called && isPublished(called)) ? (called?.serviceType ?? null) : null
}
