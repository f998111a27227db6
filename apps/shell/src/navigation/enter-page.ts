import type { PageLink } from '@smm/contracts/pages'
import type { Arrival } from './arrival.ts'

/** Updates the document's head, restores the scroll position and moves the focus to the new page. */
export function enterPage({ page, hash, scrollTop }: Arrival): void {
  updateHead(page)
  history.scrollRestoration = 'manual'
  const target = findTarget(hash.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo({ top: scrollTop, behavior: 'instant' })
  const start = target ?? document.querySelector<HTMLElement>('#root h1')
  if (!start) return
  // A focused heading makes a screen reader announce the page.
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1')
  start.focus({ preventScroll: true })
}

/** As a browser finds it: a fragment that cannot be decoded is an id as it stands. */
function findTarget(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment))
  } catch {
    return document.getElementById(fragment)
  }
}

function updateHead(page: PageLink) {
  document.title = page.title
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  document.querySelector('meta[property="og:title"]')?.setAttribute('content', page.title)
  document.querySelector('meta[property="og:description"]')?.setAttribute('content', page.description)
  const canonical = new URL(page.canonicalPath, canonicalOrigin()).href
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', canonical)
  // The structured data describes the previous page.
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
}

const canonicalOrigin = () =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
