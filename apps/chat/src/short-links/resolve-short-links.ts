import { networkOf } from '@smm/http-service/addresses/network-of'
import { findShortLinks, readRedirect, type ShortLink } from '@smm/social-links/short-links'
import { type Dispatcher, request } from 'undici'

/**
 * The text of a visitor with each platform's short link replaced by its page. Never rejects; a link that fails stays as it
 * is, as do those that its address sends while it waits for others.
 */
export type ResolveShortLinks = (text: string, ip: string) => Promise<string>

const defaultTimeoutMs = 1_500
const maxHops = 3
const maxLinksPerText = 3
/** One address, behind which may be many visitors, cannot use up what all share. */
const maxConcurrentLinks = { ofAddress: 6, ofAll: 60 }
const maxCached = 10_000
const resolvedForMs = 24 * 60 * 60_000
const failedForMs = 60_000

/** Instagram answers with a redirect to a navigation only, and with a page to everything else. */
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible)',
  'accept-language': 'pt-BR',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}

type Cached = { page: Promise<string | undefined>; until: number }

/** `dispatcher` stands for the platforms in a test. */
export function openShortLinks(dispatcher?: Dispatcher, timeoutMs = defaultTimeoutMs): ResolveShortLinks {
  const cache = new Map<string, Cached>()
  const running = new Map<string, number>()
  let runningOfAll = 0

  function pageOf(url: string, address: string): Promise<string | undefined> {
    const known = cache.get(url)
    if (known && known.until > Date.now()) return known.page
    const ofAddress = running.get(address) ?? 0
    if (ofAddress >= maxConcurrentLinks.ofAddress || runningOfAll >= maxConcurrentLinks.ofAll)
      return Promise.resolve(undefined)
    count(address, 1)
    const cached: Cached = { page: follow(url, timeoutMs, dispatcher), until: Infinity }
    cache.delete(url)
    cache.set(url, cached)
    if (cache.size > maxCached) cache.delete(cache.keys().next().value!)
    void cached.page.then((page) => {
      count(address, -1)
      cached.until = Date.now() + (page ? resolvedForMs : failedForMs)
    })
    return cached.page
  }

  function count(address: string, by: 1 | -1) {
    runningOfAll += by
    const left = (running.get(address) ?? 0) + by
    if (left > 0) running.set(address, left)
    else running.delete(address)
  }

  return async (text, ip) => {
    const links = findShortLinks(text).slice(0, maxLinksPerText)
    const pages = await Promise.all(links.map(({ url }) => pageOf(url, networkOf(ip))))
    return replaceLinks(text, links, pages)
  }
}

/** The page behind a short link; undefined where there is none, or no answer in time. */
async function follow(url: string, timeoutMs: number, dispatcher?: Dispatcher): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  let next = url
  for (let hop = 0; hop < maxHops; hop++) {
    const location = await locationOf(next, signal, dispatcher).catch(() => undefined)
    const found = location === undefined ? null : readRedirect(next, location)
    if (!found) return undefined
    if ('page' in found) return found.page
    next = found.next
  }
  return undefined
}

/** Where an address redirects to. The redirect is not followed, and no body is read. */
async function locationOf(url: string, signal: AbortSignal, dispatcher?: Dispatcher) {
  const response = await request(url, { headers, signal, ...(dispatcher && { dispatcher }) })
  response.body.on('error', () => {}).destroy()
  const { location } = response.headers
  const isRedirect = response.statusCode >= 300 && response.statusCode < 400
  return isRedirect && typeof location === 'string' ? location : undefined
}

/** Replaces from the end, so that earlier places stay true. */
const replaceLinks = (text: string, links: readonly ShortLink[], pages: ReadonlyArray<string | undefined>) =>
  links.reduceRight((rest, { start, end }, index) => {
    const page = pages[index]
    return page ? `${rest.slice(0, start)}${page}${rest.slice(end)}` : rest
  }, text)
