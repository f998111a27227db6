import type { Platform, ServiceType } from '@smm/contracts/products'
import { isPublished } from '@smm/pricing/published-products'
import type { Link } from '@smm/social-links/link'
import { targetOf } from '@smm/social-links/link-fits'
import { linkOfHandle, profileOf } from '@smm/social-links/link-of-handle'
import { asCalledThere } from '../../understanding/slots/items.ts'
import { type Draft, emptyDraft, productOf, suits, withTier } from './draft.ts'

/** The draft with what the message adds or corrects. Parts that no longer go together are dropped. */
export function mergeDraft(known: Draft, named: Draft): Draft {
  const link = named.link ?? (named.handle ? null : linkStillMeant(known, named))
  const handle = named.handle ?? (keepsHandle(known, named) ? known.handle : null)
  const platform = link?.platform ?? named.platform ?? platformFor(known, named)
  const serviceType = named.serviceType ?? serviceStillMeant(known, named, platform)
  const merged = inferParts({ ...emptyDraft, platform, serviceType, link, handle, choice: named.choice })
  const isLike =
    known.serviceType === null ||
    asCalledThere({ platform: merged.platform, serviceType: known.serviceType }).serviceType ===
      merged.serviceType
  const keepsQuantity = isLike || !named.link
  const quantity = named.quantity ?? (named.choice || !keepsQuantity ? null : known.quantity)
  const choice = named.quantity === null ? (named.choice ?? known.choice) : null
  return withTier({ ...merged, quantity, choice }, named.tier ?? (isLike ? known.tier : undefined))
}

/** An '@name' told before moves to another platform, but never to a photo or a video. */
function keepsHandle(known: Draft, named: Draft): boolean {
  if (named.link) return false
  return !known.link || linkStillMeant(known, named) !== null || isAccountService(named.serviceType)
}

function linkStillMeant(known: Draft, named: Draft): Link | null {
  if (!known.link || (named.platform && named.platform !== known.link.platform)) return null
  return suits({ platform: known.link.platform, serviceType: named.serviceType }, known.link)
    ? known.link
    : null
}

const platformFor = ({ link, platform }: Draft, { serviceType }: Draft): Platform | null =>
  serviceType && !link ? (usualPlatform[serviceType] ?? platform) : platform

function serviceStillMeant(known: Draft, named: Draft, platform: Platform | null): ServiceType | null {
  if (!platform || platform === known.platform) return known.serviceType
  const called = named.link ? null : productOf(asCalledThere({ platform, serviceType: known.serviceType }))
  return called && isPublished(called) ? called.serviceType : null
}

/** Fills in what follows from the rest: the platform of a service, the service of a page, the page of a handle. */
export const inferParts = (draft: Draft): Draft =>
  asCalledThere(withProfile(withService(withPageOfHandle(withPlatform(draft)))))

const withPlatform = (draft: Draft): Draft => {
  const { platform, serviceType, link } = draft
  const usual = serviceType ? (usualPlatform[serviceType] ?? null) : null
  return { ...draft, platform: platform ?? link?.platform ?? usual }
}

function withPageOfHandle(draft: Draft): Draft {
  const { platform, serviceType, handle } = draft
  if (!handle || !platform || !isAccountService(serviceType)) return draft
  const link = linkOfHandle(platform, handle) ?? draft.link
  return { ...draft, link, handle: link?.handle === handle.toLowerCase() ? handle : null }
}

const withService = (draft: Draft): Draft => {
  const { platform, serviceType, link } = draft
  const usual = link ? usualService(link) : platform === 'tiktok' ? 'followers' : null
  return { ...draft, serviceType: serviceType ?? usual }
}

/** Of a video on TikTok only its account can receive followers. */
const withProfile = (draft: Draft): Draft => {
  const { serviceType, link } = draft
  const isOfAccount = link?.platform === 'tiktok' && isAccountService(serviceType)
  return isOfAccount ? { ...draft, link: profileOf(link) ?? link } : draft
}

const isAccountService = (serviceType: ServiceType | null) =>
  serviceType === null || targetOf({ serviceType }) === 'account'

/** Where a service is sold when the visitor names no platform. */
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
