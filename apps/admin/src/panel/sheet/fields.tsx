import type { ReactNode } from 'react'
import css from './fields.module.css'

/** A titled description list of named fields. */
export const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section} aria-label={title}>
    <h3>{title}</h3>
    <dl className={css.facts}>{children}</dl>
  </section>
)

export const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
