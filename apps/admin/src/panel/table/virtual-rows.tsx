import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Column } from './column.ts'
import css from './data-table.module.css'

/** A multiple of 2, 3 and 4, so that cards side by side fill every line of a group. */
const rowsPerGroup = 24
const usualRowPx = 41

type Table = RefObject<HTMLTableElement | null>
type VirtualRowsProps<Row> = {
  table: Table
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  /** The first row is in the order of the Tab key, and the arrows lead on from it. */
  takesFocus: boolean
}

/** Mounts only the groups of rows near the window; spacers keep the height of the others. */
export function VirtualRows<Row extends { id: string }>({
  table,
  columns,
  rows,
  takesFocus,
}: VirtualRowsProps<Row>) {
  const groups = useMemo(() => groupRows(rows), [rows])
  const scrollMargin = useRowsTop(table)
  const rowPx = useRef(usualRowPx)
  const virtualizer = useWindowVirtualizer<HTMLTableSectionElement>({
    count: groups.length,
    overscan: 1,
    scrollMargin,
    estimateSize: (index) => rowPx.current * (groups[index]?.length ?? 0),
    // The height of a card depends on its width: unmeasured groups are estimated by the first one.
    measureElement: (body, entry, instance) => {
      const height = measureElement(body, entry, instance) || usualRowPx * body.rows.length
      if (body.dataset.index === '0') rowPx.current = height / body.rows.length
      return height
    },
    // The browser's scroll anchoring keeps the position; a scroll from here would end a smooth one.
    scrollToFn: () => {},
    rangeExtractor: (range) => withFocusedGroup(range, table.current),
  })
  const items = virtualizer.getVirtualItems()
  const end = scrollMargin + virtualizer.getTotalSize()
  return (
    <>
      {items.map(({ index, start }, position) => [
        <Spacer
          key={`before ${index}`}
          height={start - (items[position - 1]?.end ?? scrollMargin)}
          columns={columns.length}
        />,
        <tbody key={index} ref={virtualizer.measureElement} data-index={index} role="rowgroup">
          <RowGroup
            columns={columns}
            rows={groups[index] ?? []}
            first={index * rowsPerGroup}
            takesFocus={takesFocus}
          />
        </tbody>,
      ])}
      <Spacer height={end - (items.at(-1)?.end ?? scrollMargin)} columns={columns.length} />
    </>
  )
}

const groupRows = <Row,>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsPerGroup) }, (_, index) =>
    rows.slice(index * rowsPerGroup, (index + 1) * rowsPerGroup),
  )

/** Where the rows begin in the document, in CSS pixels: content above the table may move it at any time. */
const useRowsTop = (table: Table): number =>
  useSyncExternalStore(subscribeToWindow, () => {
    const head = table.current?.tHead
    return head ? Math.round(head.getBoundingClientRect().bottom + window.scrollY) : 0
  })

function subscribeToWindow(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  addEventListener('resize', onChange)
  return () => {
    removeEventListener('scroll', onChange)
    removeEventListener('resize', onChange)
  }
}

/** A group with the keyboard focus stays mounted, so that scrolling does not lose the focus. */
function withFocusedGroup(range: Range, table: HTMLTableElement | null): number[] {
  const indexes = defaultRangeExtractor(range)
  const body = document.activeElement?.closest('tbody')
  const focused = body && table?.contains(body) ? Number(body.dataset.index) : -1
  const isMissing = focused >= 0 && focused < range.count && !indexes.includes(focused)
  return isMissing ? [...indexes, focused].sort((a, b) => a - b) : indexes
}

const Spacer = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tbody className={css.spacer} aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  )

type RowGroupProps<Row> = Omit<VirtualRowsProps<Row>, 'table'> & { first: number }

/** The rows are memoized: the virtualizer renders on every scroll. */
const RowGroup = <Row extends { id: string }>({ columns, rows, first, takesFocus }: RowGroupProps<Row>) =>
  useMemo(
    () =>
      rows.map((row, index) => (
        <tr
          key={row.id}
          role="row"
          aria-rowindex={first + index + 2}
          {...(takesFocus && { 'data-row': row.id, tabIndex: first + index === 0 ? 0 : -1 })}
        >
          {columns.map(({ title, kind, card, cell }) => (
            <td key={title} role="cell" data-kind={kind} data-card={card} data-title={title}>
              {cell(row)}
            </td>
          ))}
        </tr>
      )),
    [columns, rows, first, takesFocus],
  )
