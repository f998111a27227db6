import { findLinks } from './find-links.ts'
import { readUrl } from './read-url.ts'

/** A link that only the platform itself can resolve, between `start` and `end` of a text. `url` is https. */
export type ShortLink = { start: number; end: number; url: string }

/** The links that the share buttons of the platforms make: 'vm.tiktok.com/ZM…', 'instagram.com/share/…'. */
export function findShortLinks(text: string): ShortLink[] {
  // Most messages hold none, and are not searched.
  if (!/tiktok|instagr/i.test(text)) return []
  return findLinks(text).flatMap((it) => {
    if (!('refusal' in it) || it.refusal !== 'SHORT_LINK' || it.platform === null) return []
    const { start, end } = it
    const url = addressOf(text.slice(start, end))
    return url ? [{ start, end, url }] : []
  })
}

/** Normalises a link: without the parameters that tell who shared it. */
function addressOf(written: string): string | null {
  const url = URL.parse(written.replace(/^(https?:\/\/)?/i, 'https://'))
  return url && `https://${url.host}${url.pathname}`
}

/**
 * Where a platform's redirect leads: to a page of an order, or to another short link of a platform. Null for any other
 * address: no redirect chooses a host that is not on our lists, or leaves https.
 */
export function readRedirect(from: string, location: string): { page: string } | { next: string } | null {
  const url = withoutLogin(URL.parse(location, from))
  if (url?.protocol !== 'https:') return null
  const read = readUrl(url.href)
  if (!('refusal' in read)) return { page: read.canonicalUrl }
  return read.refusal === 'SHORT_LINK' && read.platform !== null ? { next: url.href } : null
}

/** Instagram asks some visitors to sign in, and names the page they came for. */
function withoutLogin(url: URL | null): URL | null {
  const wanted = url?.pathname.startsWith('/accounts/login') ? url.searchParams.get('next') : null
  return url && wanted ? URL.parse(wanted, url) : url
}
