import { type ReactNode, useId, useState } from 'react'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './toolbar.module.css'

/** Filters that a phone folds under one button, with the number of those in use. */
export function FoldedFilters({ inUse, children }: { inUse: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <PanelIcon name="filter" size="1.0625rem" />
        Filtros {inUse > 0 && <span className={css.inUse}>{inUse}</span>}
      </button>
      <div id={id} className={css.folded} data-open={isOpen}>
        {children}
      </div>
    </>
  )
}
