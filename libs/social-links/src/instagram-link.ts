import { type Link, type LinkRefusal, pathSegments, type RefusedLink } from './link.ts'

export const instagramHosts = new Set([
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'instagr.am',
  'www.instagr.am',
])
const notHandles = new Set(
  'p reel reels tv explore accounts stories direct about developer legal share s web api'.split(' '),
)
const mediaSegments = new Set(['p', 'reel', 'reels', 'tv'])

/** Profile for a handle as typed (with or without '@'), or null where Instagram allows no such name. */
export function instagramProfile(typed: string): Link | null {
  const handle = typed.replace(/^@/, '').toLowerCase()
  if (!/^[a-z0-9_](?:[a-z0-9_]|\.(?!\.|$)){0,29}$/.test(handle) || notHandles.has(handle)) return null
  return {
    platform: 'instagram',
    kind: 'profile',
    canonicalUrl: `https://www.instagram.com/${handle}/`,
    handle,
  }
}

/** Reads an address on Instagram's own hosts. */
export function readInstagramUrl(url: URL): Link | RefusedLink {
  const refuse = (refusal: LinkRefusal): RefusedLink => ({ refusal, platform: 'instagram' })
  const segments = pathSegments(url)
  const first = segments?.[0]
  if (!segments || !first) return refuse('NOT_A_TARGET')
  const where = first.toLowerCase()
  if (where === 'stories' || where === 's') return refuse('STORY')
  if (where === 'share') return refuse('SHORT_LINK')

  const mediaAt = [0, 1].find((index) => mediaSegments.has(segments[index]?.toLowerCase() ?? ''))
  const code = mediaAt === undefined ? undefined : segments[mediaAt + 1]
  if (mediaAt !== undefined && code) return mediaLink(segments, mediaAt, code) ?? refuse('NOT_A_TARGET')
  return instagramProfile(first) ?? refuse('NOT_A_TARGET')
}

function mediaLink(segments: string[], mediaAt: number, id: string): Link | null {
  if (id.toLowerCase() === 'audio' || !/^[A-Za-z0-9_-]{5,64}$/.test(id)) return null
  const shape = segments[mediaAt]!.toLowerCase().replace('reels', 'reel')
  const author = mediaAt === 1 ? instagramProfile(segments[0]!) : undefined
  if (author === null) return null
  return {
    platform: 'instagram',
    kind: shape === 'reel' ? 'reel' : 'post',
    canonicalUrl: `https://www.instagram.com/${shape}/${id}/`,
    id,
    ...(author ? { handle: author.handle } : {}),
  }
}

/** instagram://user?username=name, as the app shares it. */
export const readInstagramAppUrl = (url: URL): Link | RefusedLink =>
  instagramProfile(url.searchParams.get('username') ?? '') ?? {
    refusal: 'NOT_A_TARGET',
    platform: 'instagram',
  }
