import { Children, type ReactNode } from 'react'
import css from './package-grid.module.css'

/** Packages side by side, at most four, as a list. */
export function PackageGrid({ children }: { children: ReactNode }) {
  const cards = Children.toArray(children)
  return (
    <ul className={cards.length === 3 ? css.three : css.four}>
      {cards.map((card, i) => (
        <li key={i}>{card}</li>
      ))}
    </ul>
  )
}
