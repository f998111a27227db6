import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate, urlWith } from '../../navigation.ts'

type PanelLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** A plain click sets these search parameters where it is, so that the filter of a list stays. */
  params?: Record<string, string> | undefined
  onFollow?: () => void
}

/** A link within the panel. It is an anchor, so that it opens in a new tab too; a plain click loads no document. */
export function PanelLink({ href, params, onFollow, ...rest }: PanelLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(params ? urlWith(params) : href)
    onFollow?.()
  }
  return <a href={href} onClick={follow} {...rest} />
}
