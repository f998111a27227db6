import type { Platform } from '@smm/contracts/products'
import { instagramProfile } from './instagram-link.ts'
import type { Link } from './link.ts'
import { tiktokProfile } from './tiktok-link.ts'
import { youtubeChannel } from './youtube-link.ts'

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
