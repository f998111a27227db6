import type { Claim } from '@smm/site/claims'
import { FigureList } from './figure-list.tsx'
import css from './stat-strip.module.css'

/** Figures in one row. */
export function StatStrip({ claims }: { claims: readonly Claim[] }) {
  return (
    <section aria-label="Números" className={css.strip}>
      <FigureList figures={claims} css={css} />
    </section>
  )
}
