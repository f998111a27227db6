/** The address of a plain click on a link to another page of this site; undefined for any other click. */
export function linkTarget(event: MouseEvent, here: Location): URL | undefined {
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
  // The browser scrolls to anchors of the same page itself.
  if (url.origin !== here.origin || url.pathname === here.pathname) return
  return url
}
