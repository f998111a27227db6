import { type Link, type LinkRefusal, pathSegments, type RefusedLink } from './link.ts'

export const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
  'www.youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const videoPaths = new Map<string, Link['kind']>([
  ['shorts', 'short'],
  ['live', 'live'],
  ['embed', 'video'],
  ['v', 'video'],
  ['e', 'video'],
])
/** Pages of YouTube's own at the place of a legacy channel name. */
const notChannels = new Set(
  `about account account_notifications ads attribution_link clip community creators feed feeds gaming get_video hashtag
  howyoutubeworks iframe_api index kids leanback live_chat login logout movie movies music news originals oembed
  podcasts post premium press reporthistory results search shared shop signin sports storefront studio subscribe
  subscription_center t trends tv upload user c channel watch watch_popup watch_videos youtubei yt yts`.split(
    /\s+/,
  ),
)
/** Beginnings of a path that say what follows. */
const prefixes = /^(shorts|live|embed|v|e|watch|playlist|channel|c|user)$/i
const videoId = /^[0-9A-Za-z_-]{11}$/
const notVideos = new Set(['videoseries', 'live_stream'])

const channel = (path: string, handle?: string): Link => ({
  platform: 'youtube',
  kind: 'channel',
  canonicalUrl: `https://www.youtube.com/${path}`,
  ...(handle ? { handle } : {}),
})

/** Channel for a handle as typed (with or without '@'), or null where YouTube allows no such name. */
export function youtubeChannel(typed: string): Link | null {
  const handle = typed.replace(/^@/, '').normalize('NFC').toLowerCase()
  if (!/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_.·-]{1,28})[\p{L}\p{N}\p{M}_-]$/u.test(handle)) return null
  return channel(`@${encodeURIComponent(handle)}`, handle)
}

const video = (id: string | null | undefined, kind: Link['kind']): Link | null =>
  id && videoId.test(id) && !notVideos.has(id)
    ? { platform: 'youtube', kind, canonicalUrl: `https://www.youtube.com/watch?v=${id}`, id }
    : null

/** Reads an address on YouTube's own hosts. */
export function readYoutubeUrl(url: URL): Link | RefusedLink {
  const refuse = (refusal: LinkRefusal): RefusedLink => ({ refusal, platform: 'youtube' })
  const segments = pathSegments(url)
  if (!segments) return refuse('NOT_A_TARGET')
  const [first = '', second] = segments
  // Of a channel the short host forwards addresses only that say what they are.
  if (url.hostname.endsWith('youtu.be')) {
    const shortened = video(first, 'video')
    if (shortened) return shortened
    if (!first.startsWith('@') && !prefixes.test(first)) return refuse('NOT_A_TARGET')
  }

  const asked = video(askedVideo(url), 'video')
  if (asked && !first.startsWith('@')) return asked
  const shape = videoPaths.get(first.toLowerCase())
  if (shape) return video(second, shape) ?? refuse('NOT_A_TARGET')
  if (url.searchParams.has('list')) return refuse('PLAYLIST')
  return readChannel(first, second) ?? refuse('NOT_A_TARGET')
}

/** ?v=ID, the old #!v=ID and /attribution_link?u=/watch?v=ID. */
function askedVideo(url: URL): string | null {
  const inner = url.pathname === '/attribution_link' ? url.searchParams.get('u') : null
  const query = inner ? inner.split('?')[1] : url.hash.startsWith('#!') ? url.hash.slice(2) : url.search
  return new URLSearchParams(query).get('v')
}

function readChannel(first: string, second: string | undefined): Link | null {
  if (first.startsWith('@')) return youtubeChannel(first)
  const where = first.toLowerCase()
  if (where === 'channel')
    return /^UC[A-Za-z0-9_-]{22}$/.test(second ?? '') ? channel(`channel/${second}`) : null
  const legacyName = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]{0,49}$/u
  if (where === 'c' || where === 'user')
    return second && legacyName.test(second) ? channel(`${where}/${encodeURIComponent(second)}`) : null
  return legacyName.test(first) && !notChannels.has(where) ? channel(encodeURIComponent(first)) : null
}
