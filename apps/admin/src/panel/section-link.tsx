import type { MouseEvent, ReactNode } from 'react'
import { goTo } from '../place.ts'
import { addressOf, type Section } from './sections.ts'

type SectionLinkProps = {
  section: Section
  isCurrent: boolean
  className?: string
  onFollow?: () => void
  children: ReactNode
}

/** A real link, so that it opens in a new tab as well; pressed plainly it needs no reload. */
export function SectionLink({ section, isCurrent, className, onFollow, children }: SectionLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(addressOf(section))
    onFollow?.()
    document.documentElement.scrollTop = 0
  }
  return (
    <a
      className={className}
      href={addressOf(section)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
