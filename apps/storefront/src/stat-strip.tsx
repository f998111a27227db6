import type { Claim } from '@smm/site/claims'
import css from './stat-strip.module.css'

/** Four figures on one line. */
export function StatStrip({ claims }: { claims: readonly Claim[] }) {
  return (
    <section aria-label="Números" className={css.strip}>
      <dl className={css.figures}>
        {claims.map(({ shown, value, label }) => (
          <div key={label} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.shown}>
              <data value={value}>{shown}</data>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
