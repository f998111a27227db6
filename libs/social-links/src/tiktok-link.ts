import { type Link, type LinkRefusal, pathSegments, type RefusedLink } from './link.ts'

export const tiktokHosts = new Set(['tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'www.tiktokv.com'])
/** These hosts only forward, to a profile, a video or a live alike. */
export const tiktokForwardingHosts = new Set(['vm.tiktok.com', 'vt.tiktok.com'])

/** Profile for a handle as typed (with or without '@'), or null where TikTok allows no such name. */
export function tiktokProfile(typed: string): Link | null {
  const handle = typed.replace(/^@/, '').toLowerCase()
  if (!/^[a-z0-9_.]{1,23}[a-z0-9_]$/.test(handle)) return null
  return { platform: 'tiktok', kind: 'profile', canonicalUrl: `https://www.tiktok.com/@${handle}`, handle }
}

/** Reads an address on TikTok's own hosts. */
export function readTiktokUrl(url: URL): Link | RefusedLink {
  const refuse = (refusal: LinkRefusal): RefusedLink => ({ refusal, platform: 'tiktok' })
  const segments = pathSegments(url)
  const [first, second, third] = segments ?? []
  if (!first || tiktokForwardingHosts.has(url.hostname)) return refuse(first ? 'SHORT_LINK' : 'NOT_A_TARGET')
  if (first === 't') return refuse('SHORT_LINK')
  if (first.startsWith('@')) return ofAuthor(first, second, third) ?? refuse('NOT_A_TARGET')
  return video(anonymousVideoId(first, second, third)) ?? refuse('NOT_A_TARGET')
}

function ofAuthor(author: string, section: string | undefined, id: string | undefined): Link | null {
  const profile = tiktokProfile(author)
  if (section === 'video' || section === 'photo')
    return video(id, section === 'photo' ? 'post' : 'video', profile)
  if (section === 'live' && profile)
    return { ...profile, kind: 'live', canonicalUrl: `${profile.canonicalUrl}/live` }
  return profile
}

/** /share/video/ID, /embed/ID, /embed/v2/ID, /v/ID.html */
function anonymousVideoId(first: string, second: string | undefined, third: string | undefined) {
  if (first === 'share' && second === 'video') return third
  if (first === 'embed') return second === 'v2' ? third : second
  return first === 'v' ? second?.replace(/\.html$/, '') : undefined
}

function video(
  id: string | undefined,
  kind: Link['kind'] = 'video',
  author: Link | null = null,
): Link | null {
  if (!id || !/^\d{8,24}$/.test(id)) return null
  const section = kind === 'post' ? 'photo' : 'video'
  const canonicalUrl = `https://www.tiktok.com/@${author?.handle ?? ''}/${section}/${id}`
  return { platform: 'tiktok', kind, canonicalUrl, id, ...(author ? { handle: author.handle } : {}) }
}
