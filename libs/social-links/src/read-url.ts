import type { Platform } from '@smm/contracts/products'
import { instagramHosts, readInstagramAppUrl, readInstagramUrl } from './instagram-link.ts'
import type { Link, RefusedLink } from './link.ts'
import { readTiktokUrl, tiktokForwardingHosts, tiktokHosts } from './tiktok-link.ts'
import { readYoutubeUrl, youtubeHosts } from './youtube-link.ts'

const maxUrlLength = 2048
const shorteners = new Set(
  'bit.ly tinyurl.com encurtador.com.br t.co goo.gl is.gd cutt.ly linktr.ee lnk.bio rb.gy ow.ly shorturl.at'.split(
    ' ',
  ),
)
const refused = (refusal: RefusedLink['refusal'], platform: Platform | null = null): RefusedLink => ({
  refusal,
  platform,
})

/** Reads one address, with or without 'https://'. Only the platforms' own hosts count, compared whole. */
export function readUrl(address: string): Link | RefusedLink {
  if (address.length > maxUrlLength) return refused('TOO_LONG')
  if (address.includes('\\')) return refused('UNSAFE')
  const url = parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`)
  if (!url) return refused('UNSAFE')
  if (url.protocol === 'instagram:') return readInstagramAppUrl(url)
  const disguised = url.username || url.password || url.port || /(^|\.)xn--/.test(url.hostname)
  const isNumber = /^\[|^\d+(\.\d+){3}$/.test(url.hostname)
  if (disguised || isNumber || !/^https?:$/.test(url.protocol)) return refused('UNSAFE')

  if (instagramHosts.has(url.hostname)) return readInstagramUrl(url)
  if (youtubeHosts.has(url.hostname)) return readYoutubeUrl(url)
  if (tiktokHosts.has(url.hostname) || tiktokForwardingHosts.has(url.hostname)) return readTiktokUrl(url)
  return refused(shorteners.has(url.hostname.replace(/^www\./, '')) ? 'SHORT_LINK' : 'OTHER_SITE')
}

function parse(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
