import type { ReactNode } from 'react'
import { Button } from '@smm/ui/button'
import css from './bulk-bar.module.css'

type BulkBarProps = {
  label: string
  /** '3 tickets selecionados' */
  count: string
  /** Absent while a question about the rows is open. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** Stays in sight while rows are selected, with what can be done to all of them. */
export const BulkBar = ({ label, count, onClear, children }: BulkBarProps) => (
  <div className={css.bar} role="region" aria-label={label}>
    <strong role="status">{count}</strong>
    {children}
    {onClear && (
      <Button look="quiet" size="small" onClick={onClear}>
        Limpar seleção
      </Button>
    )}
  </div>
)
