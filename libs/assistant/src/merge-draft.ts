import type { Platform, Product, ServiceType } from '@smm/contracts/products'
import { publishedProduct, publishedProducts } from '@smm/pricing/packages'
import type { Link } from '@smm/social-links/link'
import { linkFits, targetOf } from '@smm/social-links/link-fits'
import { profileOf } from '@smm/social-links/link-of-handle'
import { type Draft, emptyDraft } from './dialogue.ts'
import { asCalledThere } from './find-orders.ts'
import { pageOf } from './targets.ts'

/** Where a service is sold when nobody says where. */
const usualPlatform: Partial<Record<ServiceType, Platform>> = {
  likes: 'instagram',
  views: 'youtube',
  subscribers: 'youtube',
}

/** What an address is good for when nobody says what he wants. */
const usualService = (link: Link): ServiceType | null => {
  if (link.kind === 'profile') return 'followers'
  if (link.kind === 'channel') return 'subscribers'
  if (link.platform === 'tiktok') return 'followers'
  return link.platform === 'instagram' ? 'likes' : 'views'
}

/** The order as known so far with what the message adds or corrects. What no longer goes together is dropped. */
export function mergeDraft(known: Draft, said: Draft): Draft {
  const link = said.link ?? (said.handle ? null : stillMeant(known, said))
  const handle = said.handle ?? (keepsHandle(known, said) ? known.handle : null)
  const platform = link?.platform ?? said.platform ?? platformFor(known, said)
  const serviceType = said.serviceType ?? serviceStill(known, said, platform)
  const merged = settle({ ...emptyDraft, platform, serviceType, link, handle, choice: said.choice })
  const sameProduct =
    (known.platform === null || merged.platform === known.platform) && isStill(known.serviceType, merged)
  const keepsQuantity = sameProduct || known.serviceType === null || (said.serviceType === null && !said.link)
  return {
    ...merged,
    quantity: said.quantity ?? (said.choice ? null : keepsQuantity || !said.link ? known.quantity : null),
    choice:
      said.quantity === null
        ? (said.choice ?? (sameProduct || !known.serviceType ? known.choice : null))
        : null,
  }
}

/** Whether the '@name' told before is still meant: on another network perhaps, but never for a photo or a video. */
function keepsHandle(known: Draft, said: Draft): boolean {
  if (said.link) return false
  if (!known.link || stillMeant(known, said)) return true
  const movesOn = said.platform !== null && said.platform !== known.link.platform
  return movesOn && (!said.serviceType || targetOf({ serviceType: said.serviceType }) === 'account')
}

/** Whether the service is the one named before, by whatever name it has on the network since told. */
const isStill = (serviceType: ServiceType | null, { platform, serviceType: now }: Draft) =>
  serviceType === null || asCalledThere({ platform, serviceType }).serviceType === now

/** The earlier address, unless the message moves to another network or to a service it cannot serve. */
function stillMeant(known: Draft, said: Draft): Link | null {
  if (!known.link || (said.platform && said.platform !== known.link.platform)) return null
  if (!said.serviceType) return known.link
  const { serviceType } = asCalledThere({ ...said, platform: known.link.platform })
  return linkFits({ platform: known.link.platform, serviceType: serviceType! }, known.link)
    ? known.link
    : null
}

function platformFor(known: Draft, said: Draft): Platform | null {
  if (!said.serviceType || said.serviceType === known.serviceType || known.link) return known.platform
  const there = known.platform
    ? asCalledThere({ platform: known.platform, serviceType: said.serviceType })
    : null
  const isTyped = there && there.serviceType === said.serviceType && publishedProduct(there as Product)
  return isTyped ? known.platform : (usualPlatform[said.serviceType] ?? known.platform)
}

function serviceStill(known: Draft, said: Draft, platform: Platform | null): ServiceType | null {
  if (!known.serviceType || !platform) return known.serviceType
  const called = asCalledThere({ platform, serviceType: known.serviceType })
  if (said.link && !linkFits(called as Product, said.link))
    return platform === known.platform ? known.serviceType : null
  return platform === known.platform || publishedProduct(called as Product) ? called.serviceType : null
}

/** Fills in what follows from the rest: the platform of a service, the service of an address, the page of a handle. */
export function settle(draft: Draft): Draft {
  let { platform, serviceType, link, handle } = draft
  const named = draft.choice && 'name' in draft.choice ? soleProductWith(draft.choice.name, draft) : undefined
  if (named) ({ platform, serviceType } = named)
  platform ??= link?.platform ?? (serviceType ? (usualPlatform[serviceType] ?? null) : null)
  if (handle && platform) {
    link = pageOf(platform, handle) ?? link
    if (link?.handle !== handle.toLowerCase()) handle = null
  }
  serviceType ??= link ? usualService(link) : platform === 'tiktok' ? 'followers' : null
  const called = asCalledThere({ platform, serviceType })
  if (link && called.serviceType === 'followers' && link.platform === 'tiktok') link = profileOf(link) ?? link
  return { ...draft, platform, serviceType: called.serviceType, link, handle }
}

/** The one product left open that has a package of this name: 'Influencer' is TikTok's. */
function soleProductWith(name: string, { platform, serviceType, link }: Draft): Product | undefined {
  if (link) return undefined
  const having = publishedProducts.filter(
    (it) =>
      (!platform || it.platform === platform) &&
      (!serviceType || it.serviceType === serviceType) &&
      it.packages.some((pack) => pack.name.toLowerCase() === name),
  )
  return having.length === 1 ? having[0] : undefined
}
