import type { ReactNode } from 'react'
import css from './card.module.css'

type CardProps = { title: string; beside?: ReactNode; children: ReactNode }

/** A titled list of rows. Its rows adapt to its width by `@container`. */
export const Card = ({ title, beside, children }: CardProps) => (
  <section className={css.card} aria-label={title}>
    <header className={css.head}>
      <h2>{title}</h2>
      {beside}
    </header>
    {children}
  </section>
)
