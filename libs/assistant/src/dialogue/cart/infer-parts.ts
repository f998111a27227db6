import type { Platform, ServiceType } from '@smm/contracts/products'
import { receiverOf } from '@smm/social-links/can-receive'
import type { Link } from '@smm/social-links/link'
import { targetOf } from '@smm/social-links/link-fits'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import { asCalledThere } from '../../as-called-there.ts'
import type { Draft } from './draft.ts'

/** Fills in what follows from the rest: the platform of a service, the service of a page, the page of a handle. */
export const inferParts = (draft: Draft): Draft =>
  asCalledThere(withReceiver(withService(withPageOfHandle(withPlatform(draft)))))

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

/** The account of a video on TikTok, in place of the video, for followers. */
const withReceiver = (draft: Draft): Draft => {
  const { serviceType, link } = draft
  return link && serviceType ? { ...draft, link: receiverOf(link, serviceType) ?? link } : draft
}

export const isAccountService = (serviceType: ServiceType | null) =>
  serviceType === null || targetOf({ serviceType }) === 'account'

/** Where a service is sold when the visitor names no platform. */
export const usualPlatform: Partial<Record<ServiceType, Platform>> = {
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
