import type { ReactNode } from 'react'
import css from './section.module.css'

type SectionProps = {
  id?: string
  /** `night` is deep green, `surface` white, `plain` the page's own ground. */
  ground?: 'plain' | 'surface' | 'night'
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A full-width band with the page's margins. */
export function Section({ id, ground = 'plain', labelledBy, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${css.section} ${css[ground]}`}>
      <div className={`${css.inner} ${className}`}>{children}</div>
    </section>
  )
}

/** The heading of a section with an optional lead. */
export function SectionHeading({
  id,
  title,
  children,
}: {
  id?: string
  title: string
  children?: ReactNode
}) {
  return (
    <header className={css.heading}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children && <p className={css.lead}>{children}</p>}
    </header>
  )
}
