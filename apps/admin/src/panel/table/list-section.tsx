import { type ReactNode, useMemo } from 'react'
import { usePanelUrl } from '../../navigation.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { Empty, Loaded, type QueryState } from '../loading/loaded.tsx'
import { LoadMore } from './load-more.tsx'
import type { Selection } from './selection.tsx'
import { SearchField } from '../toolbar/search-field.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'

type PagedQueryState<Row> = QueryState<{ pages: Row[][] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type ListSectionProps<Row extends { id: string }> = {
  label: string
  query: PagedQueryState<Row>
  columns: ReadonlyArray<Column<Row>>
  /** By default the loaded rows. */
  rows?: readonly Row[]
  filters: ReactNode
  searchLabel: string
  /** `hint` says how the first row comes, while nothing is filtered. */
  texts: { loading: string; failed: string; empty: string; hint: string }
  /** Shown under the filters, about what they find. */
  summary?: ReactNode
  actions?: ReactNode
  /** Rows open with a click or Enter. */
  onOpen?: (row: Row) => void
  /** Rows are selected with a box or x. */
  selection?: Selection
}

/** A paged list with filters and a search. */
export function ListSection<Row extends { id: string }>(props: ListSectionProps<Row>) {
  const { label, query, columns, searchLabel, texts, actions } = props
  const loadedRows = useMemo(() => query.data?.pages.flat() ?? [], [query.data])
  const rows = props.rows ?? loadedRows
  const isFiltered = [...usePanelUrl().search.keys()].some((name) => name !== 'secao')
  return (
    <>
      <Toolbar summary={props.summary} actions={actions}>
        <SearchField label={searchLabel} />
        {props.filters}
      </Toolbar>
      <Loaded query={query} loadingText={texts.loading} failedText={texts.failed}>
        {() =>
          rows.length > 0 ? (
            <DataTable
              label={label}
              columns={columns}
              rows={rows}
              onOpen={props.onOpen}
              selection={props.selection}
            />
          ) : (
            <Empty title={texts.empty}>
              <p>{isFiltered ? 'Mude os filtros ou a busca para ver outros.' : texts.hint}</p>
            </Empty>
          )
        }
      </Loaded>
      <LoadMore query={query} shown={rows.length} />
    </>
  )
}
