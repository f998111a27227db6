import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo } from '../place.ts'

/** A way to another place of the panel, without leaving the document; a real link, so it opens in a new tab as well. */
export function PanelLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}
