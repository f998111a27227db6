import type { Platform, ServiceType } from '@smm/contracts/products'
import { isPublished } from '@smm/pricing/published-products'
import type { Link } from '@smm/social-links/link'
import { asCalledThere } from '../../as-called-there.ts'
import { type Draft, emptyDraft, productOf, suits, withTier } from './draft.ts'
import { inferParts, isAccountService, usualPlatform } from './infer-parts.ts'

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
  const unfit = link || !known.unfit ? {} : { unfit: known.unfit }
  return withTier({ ...merged, ...unfit, quantity, choice }, named.tier ?? (isLike ? known.tier : undefined))
}

/** An '@name' given before moves to another platform, but never to a photo or a video. */
function keepsHandle(known: Draft, named: Draft): boolean {
  if (named.link) return false
  return !known.link || linkStillMeant(known, named) !== null || isAccountService(named.serviceType)
}

function linkStillMeant(known: Draft, named: Draft): Link | null {
  if (!known.link) return unfitMeant(known, named)
  if (named.platform && named.platform !== known.link.platform) return null
  return suits({ platform: known.link.platform, serviceType: named.serviceType }, known.link)
    ? known.link
    : null
}

/** 'inscritos, não visualizações': the page of the channel that the views could not go to. */
const unfitMeant = ({ unfit }: Draft, { serviceType }: Draft): Link | null =>
  unfit && serviceType && suits({ platform: unfit.platform, serviceType }, unfit) ? unfit : null

const platformFor = ({ link, platform }: Draft, { serviceType }: Draft): Platform | null =>
  serviceType && !link ? (usualPlatform[serviceType] ?? platform) : platform

function serviceStillMeant(known: Draft, named: Draft, platform: Platform | null): ServiceType | null {
  if (!platform || platform === known.platform) return known.serviceType
  const called = named.link ? null : productOf(asCalledThere({ platform, serviceType: known.serviceType }))
  return called && isPublished(called) ? called.serviceType : null
}
