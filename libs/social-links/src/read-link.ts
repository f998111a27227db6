import type { Platform } from '@smm/contracts/products'
import { type Finding, findLinks } from './find-links.ts'
import { instagramProfile } from './instagram-link.ts'
import type { Link } from './link.ts'
import { tiktokProfile } from './tiktok-link.ts'
import { youtubeChannel } from './youtube-link.ts'

/**
 * What a visitor's text points to: the first usable address, else the first @handle (its platform is the
 * conversation's to know, see `linkOfHandle`), else why the first address cannot be used; null when there is none.
 */
export function readLink(text: string): Finding | null {
  const findings = findLinks(text)
  return findings.find((it) => 'link' in it) ?? findings.find((it) => 'handle' in it) ?? findings[0] ?? null
}

/** The profile or channel of a handle, with or without '@'; null where that platform allows no such name. */
export function linkOfHandle(platform: Platform, handle: string): Link | null {
  if (platform === 'instagram') return instagramProfile(handle)
  return platform === 'tiktok' ? tiktokProfile(handle) : youtubeChannel(handle)
}

/** The profile of a post's or video's author, where the address names it. */
export const profileOf = (link: Link): Link | null =>
  link.kind === 'profile' || link.kind === 'channel'
    ? link
    : link.handle
      ? linkOfHandle(link.platform, link.handle)
      : null
