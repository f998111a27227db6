import { createContext, use } from 'react'
import css from './selection.module.css'

/** The rows of a list that are worked on together, by their ids. */
export type Selection = {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  /** Of a row's box: 'Selecionar ticket ABCDEF12'. */
  nameOf: (id: string) => string
}

/** Selects a row or takes it back; with `isRange` also all rows between it and the one before. */
type ToggleRow = (id: string, isRange: boolean) => void

type RowSelection = Selection & { toggle: ToggleRow }

export const SelectionContext = createContext<RowSelection | null>(null)

/** The box of one row. */
export function SelectionBox({ id }: { id: string }) {
  const selection = use(SelectionContext)
  if (!selection) return null
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={selection.nameOf(id)}
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

/** A toggled row, and the one that was toggled before it, where a range begins. */
type Toggled = { id: string; anchor?: string | undefined }

/** The ids of a selection after a row was toggled. */
export function toggleIn(
  ids: ReadonlySet<string>,
  rows: ReadonlyArray<{ id: string }>,
  { id, anchor = id }: Toggled,
): ReadonlySet<string> {
  const ends = rows.flatMap((row, index) => (row.id === id || row.id === anchor ? [index] : []))
  const toggled = rows.slice(ends[0], (ends.at(-1) ?? -1) + 1).map((row) => row.id)
  return ids.has(id) ? new Set([...ids].filter((it) => !toggled.includes(it))) : new Set([...ids, ...toggled])
}
