import type { PageLink } from '@smm/contracts/pages'
import type { Arrival } from './follow-links.ts'

/** Makes the document say what its new page is, and leads eyes and keyboard to its beginning. */
export function showArrival({ page, hash, scrollTop }: Arrival): void {
  tellHead(page)
  history.scrollRestoration = 'manual'
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else scrollTo({ top: scrollTop, behavior: 'instant' })
  const start = target ?? document.querySelector<HTMLElement>('#root h1')
  if (!start) return
  // A heading takes the focus only from here: with it a screen reader says which page this is.
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1')
  start.focus({ preventScroll: true })
}

function tellHead(page: PageLink) {
  document.title = page.title
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  document.querySelector('meta[property="og:title"]')?.setAttribute('content', page.title)
  document.querySelector('meta[property="og:description"]')?.setAttribute('content', page.description)
  const canonical = new URL(page.canonicalPath, canonicalOrigin()).href
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', canonical)
  // What search engines read of the page before does not describe this one.
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
}

const canonicalOrigin = () =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
