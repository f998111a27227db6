import type { ReactNode } from 'react'
import { PanelLink } from '../controls/panel-link.tsx'
import { type Section, sectionUrl } from './sections.ts'

type SectionLinkProps = {
  section: Section
  isCurrent: boolean
  className?: string
  onFollow?: () => void
  children: ReactNode
}

export function SectionLink({ section, isCurrent, className, onFollow, children }: SectionLinkProps) {
  const scrollToTop = () => {
    onFollow?.()
    document.documentElement.scrollTop = 0
  }
  return (
    <PanelLink
      className={className}
      href={sectionUrl(section)}
      aria-current={isCurrent ? 'page' : undefined}
      onFollow={scrollToTop}
    >
      {children}
    </PanelLink>
  )
}
