import css from './panel-skeleton.module.css'

/** The panel's outline while nobody knows yet whether the session still holds. */
export function PanelSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-busy="true">
      <span className={css.words}>Carregando o painel…</span>
      <div className={css.side} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <span key={place} />
        ))}
      </div>
      <div className={css.main} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <span key={place} />
        ))}
      </div>
    </div>
  )
}
