import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from '../../navigation.ts'

type PanelLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; onFollow?: () => void }

/** A link within the panel. It is an anchor, so that it opens in a new tab too; a plain click loads no document. */
export function PanelLink({ href, onFollow, ...rest }: PanelLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(href)
    onFollow?.()
  }
  return <a href={href} onClick={follow} {...rest} />
}
