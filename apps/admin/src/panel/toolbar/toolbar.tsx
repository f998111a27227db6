import { type ReactNode, useRef } from 'react'
import { Button } from '@smm/ui/button'
import { formatTimeOfDay } from '../../format-values.ts'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { useShortcut } from '../use-shortcut.ts'
import css from './toolbar.module.css'

type ToolbarProps = { children?: ReactNode; summary?: ReactNode; actions?: ReactNode }

/** The bar above a section: filters on the left, what they found, actions and refresh on the right. */
export function Toolbar({ children, summary, actions }: ToolbarProps) {
  return (
    <div className={css.toolbar}>
      <div className={css.start}>{children}</div>
      {summary && <div className={css.summary}>{summary}</div>}
      <div className={css.end}>{actions}</div>
    </div>
  )
}

type RefreshProps = { isFetching: boolean; updatedAt: number; onRefresh: () => void }

export function Refresh({ isFetching, updatedAt, onRefresh }: RefreshProps) {
  return (
    <>
      {updatedAt > 0 && <span className={css.fresh}>Atualizado às {formatTimeOfDay(updatedAt)}</span>}
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

type QueryStates = ReadonlyArray<{ isFetching: boolean; dataUpdatedAt: number; refetch: () => unknown }>

/** Refreshes a section with several queries; the time shown is that of the oldest data. */
export const RefreshAll = ({ queries }: { queries: QueryStates }) => (
  <Refresh
    isFetching={queries.some((it) => it.isFetching)}
    updatedAt={Math.min(...queries.map((it) => it.dataUpdatedAt))}
    onRefresh={() => queries.forEach((it) => void it.refetch())}
  />
)

type SearchInputProps = { label: string; value: string; onChange: (value: string) => void }

/** The search of a list, which `/` leads to. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus())
  return (
    <label className={css.search}>
      <PanelIcon name="search" size="1.0625rem" />
      <input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <kbd className={css.key} aria-hidden="true">
        /
      </kbd>
    </label>
  )
}
