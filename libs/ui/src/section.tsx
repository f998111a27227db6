import type { ReactNode } from 'react'
import css from './section.module.css'

type SectionProps = {
  id?: string
  /** `night` is the deep green, `surface` the white; `plain` the page's own ground. */
  ground?: 'plain' | 'surface' | 'night'
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A band of the page with the page's margins. */
export function Section({ id, ground = 'plain', labelledBy, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${css.section} ${css[ground]}`}>
      <div className={`${css.inner} ${className}`}>{children}</div>
    </section>
  )
}

/** What a band is about, and a sentence more. */
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
