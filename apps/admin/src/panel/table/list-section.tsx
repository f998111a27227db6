import { type ReactNode, useMemo } from 'react'
import { setSearchParam, usePanelUrl } from '../../navigation.ts'
import { SelectField, type Option } from '../controls/select-field.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { Empty, Loaded, type QueryState } from '../loading/loaded.tsx'
import { LoadMore } from './load-more.tsx'
import { SearchField } from '../toolbar/search-field.tsx'
import { Refresh, Toolbar } from '../toolbar/toolbar.tsx'

type PagedQueryState<Row> = QueryState<{ pages: Row[][] }> & {
  dataUpdatedAt: number
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type ListSectionProps<Row extends { id: string }, Value extends string> = {
  label: string
  query: PagedQueryState<Row>
  columns: ReadonlyArray<Column<Row>>
  /** By default the loaded rows. */
  rows?: readonly Row[]
  /** A select that is kept in the URL under `name`; its first option is no filter. */
  filter: { name: string; label: string; options: readonly [Option<Value>, ...Array<Option<Value>>] }
  searchLabel: string
  texts: { loading: string; failed: string; empty: string }
  /** Shown beside the refresh button. */
  actions?: ReactNode
  onRefresh?: () => void
}

/** A paged list with a filter and a search. */
export function ListSection<Row extends { id: string }, Value extends string>(
  props: ListSectionProps<Row, Value>,
) {
  const { label, query, columns, filter, searchLabel, texts, actions, onRefresh } = props
  const selected = usePanelUrl().search.get(filter.name)
  const [noFilter] = filter.options
  const loadedRows = useMemo(() => query.data?.pages.flat() ?? [], [query.data])
  const rows = props.rows ?? loadedRows
  return (
    <>
      <Toolbar
        actions={
          <>
            {actions}
            <Refresh
              isFetching={query.isFetching}
              updatedAt={query.dataUpdatedAt}
              onRefresh={() => {
                void query.refetch()
                onRefresh?.()
              }}
            />
          </>
        }
      >
        <SelectField
          label={filter.label}
          value={filter.options.find(({ value }) => value === selected)?.value ?? noFilter.value}
          options={filter.options}
          onSelect={(next) => setSearchParam(filter.name, next === noFilter.value ? '' : next)}
        />
        <SearchField label={searchLabel} />
      </Toolbar>
      <Loaded query={query} loadingText={texts.loading} failedText={texts.failed}>
        {() =>
          rows.length > 0 ? (
            <DataTable label={label} columns={columns} rows={rows} />
          ) : (
            <Empty title={texts.empty} />
          )
        }
      </Loaded>
      <LoadMore query={query} shown={rows.length} />
    </>
  )
}
