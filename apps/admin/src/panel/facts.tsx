import type { ReactNode } from 'react'
import css from './facts.module.css'

/** What is known of something, name by name, under a title. */
export const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section} aria-label={title}>
    <h3>{title}</h3>
    <dl className={css.facts}>{children}</dl>
  </section>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
