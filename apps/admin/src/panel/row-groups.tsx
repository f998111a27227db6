import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Column } from './data-table.tsx'
import css from './row-groups.module.css'

/** A number that 2, 3 and 4 cards side by side fill. */
const rowsPerGroup = 24
const nearPx = 1_000
const usualRowPx = 41

type Rows<Row> = { columns: ReadonlyArray<Column<Row>>; rows: readonly Row[] }

/** The rows of a table. Of many, only the groups near the window are in the page; the others keep their height. */
export function RowGroups<Row extends { id: string }>({ columns, rows }: Rows<Row>) {
  const [rowPx, setRowPx] = useState(usualRowPx)
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / rowsPerGroup) }, (_, place) =>
        rows.slice(place * rowsPerGroup, (place + 1) * rowsPerGroup),
      ),
    [rows],
  )
  return groups.map((group, place) => (
    <RowGroup
      key={place}
      columns={columns}
      rows={group}
      first={place * rowsPerGroup}
      rowPx={rowPx}
      onMeasure={place === 0 && groups.length > 1 ? setRowPx : undefined}
    />
  ))
}

type GroupProps<Row> = Rows<Row> & { first: number; rowPx: number; onMeasure?: (rowPx: number) => void }

const RowGroup = memo(function RowGroup<Row extends { id: string }>(group: GroupProps<Row>) {
  const { columns, rows, first, rowPx, onMeasure } = group
  const body = useRef<HTMLTableSectionElement>(null)
  const [isNear, keptPx] = useNearness(body, first === 0)
  useLayoutEffect(() => {
    if (isNear && onMeasure && body.current) onMeasure(body.current.offsetHeight / rows.length || usualRowPx)
  }, [isNear, onMeasure, rows.length])
  return (
    <tbody ref={body} role="rowgroup">
      {isNear ? (
        rows.map((row, place) => (
          <tr key={row.id} role="row" aria-rowindex={first + place + 2}>
            {columns.map(({ title, kind, cell }) => (
              <td key={title} role="cell" data-kind={kind} data-title={title}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))
      ) : (
        <tr className={css.kept} aria-hidden="true">
          <td colSpan={columns.length} style={{ height: keptPx ?? rows.length * rowPx }} />
        </tr>
      )}
    </tbody>
  )
}) as <Row extends { id: string }>(group: GroupProps<Row>) => React.ReactNode

/** Whether a part of the page is near the window, and how high it was when it left. */
function useNearness(part: React.RefObject<HTMLElement | null>, atFirst: boolean) {
  const [state, setState] = useState<{ isNear: boolean; px?: number }>({
    isNear: atFirst || typeof IntersectionObserver === 'undefined',
  })
  useEffect(() => {
    const element = part.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (entries) => {
        const { isIntersecting: isNear, boundingClientRect } = entries.at(-1)!
        // Whoever works in it with the keyboard does not lose it by scrolling.
        if (!isNear && element.contains(document.activeElement)) return
        setState(isNear ? { isNear } : { isNear, px: boundingClientRect.height })
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [part])
  return [state.isNear, state.px] as const
}
