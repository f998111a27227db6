import type { Platform } from '@smm/contracts/products'

export type LinkKind = 'profile' | 'post' | 'reel' | 'video' | 'short' | 'live' | 'channel'

/** A public page we can deliver to. */
export type Link = {
  platform: Platform
  kind: LinkKind
  /** One spelling per target: https, the usual host, no tracking. */
  canonicalUrl: string
  /** The profile or channel, or the author that the address of a post or video names. Without '@'. */
  handle?: string
  /** The post, reel or video: case matters. */
  id?: string
}

/**
 * Why an address cannot be used: SHORT_LINK hides its target (the long one is needed), STORY is gone after a day,
 * NOT_A_TARGET is a page of the platform that is neither profile nor post, UNSAFE pretends to be another site.
 */
export type LinkRefusal =
  'SHORT_LINK' | 'STORY' | 'PLAYLIST' | 'NOT_A_TARGET' | 'OTHER_SITE' | 'UNSAFE' | 'TOO_LONG'

export type RefusedLink = { refusal: LinkRefusal; platform: Platform | null }

/** The segments of a path, percent-decoded; null when one cannot be decoded. */
export function pathSegments(url: URL): string[] | null {
  try {
    return url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}
