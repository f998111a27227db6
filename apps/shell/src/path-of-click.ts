/** Where a click leads, if it is a plain click on a link to another page of this site; else nothing. */
export function pathOfClick(event: MouseEvent, here: Location): URL | undefined {
  if (
    event.defaultPrevented ||
    event.button > 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
  const url = new URL(link.href, here.href)
  // A jump on the same page is the browser's own.
  if (url.origin !== here.origin || url.pathname === here.pathname) return
  return url
}
