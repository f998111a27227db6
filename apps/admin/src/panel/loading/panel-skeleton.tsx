import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './panel-skeleton.module.css'

/** The panel's outline while the session is checked. */
export function PanelSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-busy="true">
      <span className={visuallyHidden}>Carregando o painel…</span>
      <div className={css.side} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <span key={index} />
        ))}
      </div>
      <div className={css.main} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  )
}
