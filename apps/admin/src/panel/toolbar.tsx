import type { ReactNode } from 'react'
import { Button } from '@smm/ui/button'
import { showHour } from '../shown-values.ts'
import { PanelIcon } from './panel-icon.tsx'
import css from './toolbar.module.css'

/** What stands above a section: filters on the left, how fresh it is and the way to refresh it on the right. */
export function Toolbar({ children, end }: { children?: ReactNode; end?: ReactNode }) {
  return (
    <div className={css.toolbar}>
      <div className={css.start}>{children}</div>
      <div className={css.end}>{end}</div>
    </div>
  )
}

type RefreshProps = { isFetching: boolean; updatedAt: number; onRefresh: () => void }

export function Refresh({ isFetching, updatedAt, onRefresh }: RefreshProps) {
  return (
    <>
      {updatedAt > 0 && <span className={css.fresh}>Atualizado às {showHour(updatedAt)}</span>}
      <Button
        look="quiet"
        size="small"
        className={css.button}
        aria-busy={isFetching}
        disabled={isFetching}
        onClick={onRefresh}
      >
        <PanelIcon name="refresh" size="1.0625rem" />
        <span>Atualizar</span>
      </Button>
    </>
  )
}

type ManyReadings = ReadonlyArray<{ isFetching: boolean; dataUpdatedAt: number; refetch: () => unknown }>

/** Refreshes a section that reads from several places; it is as fresh as the oldest of them. */
export const RefreshAll = ({ readings }: { readings: ManyReadings }) => (
  <Refresh
    isFetching={readings.some((it) => it.isFetching)}
    updatedAt={Math.min(...readings.map((it) => it.dataUpdatedAt))}
    onRefresh={() => readings.forEach((it) => void it.refetch())}
  />
)

type SearchProps = { label: string; value: string; onChange: (value: string) => void }

export function Search({ label, value, onChange }: SearchProps) {
  return (
    <label className={css.search}>
      <PanelIcon name="search" size="1.0625rem" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
