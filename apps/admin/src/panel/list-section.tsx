import { type ReactNode, useMemo } from 'react'
import { setFilter, usePlace } from '../place.ts'
import { Choice, type Option } from './choice.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Empty, Loaded, type Reading } from './loaded.tsx'
import { MoreRows } from './more-rows.tsx'
import { SearchField } from './search-field.tsx'
import { Refresh, Toolbar } from './toolbar.tsx'

export type PagedReading<Row> = Reading<{ pages: Row[][] }> & {
  dataUpdatedAt: number
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type ListSectionProps<Row extends { id: string }, Value extends string> = {
  label: string
  reading: PagedReading<Row>
  columns: ReadonlyArray<Column<Row>>
  /** What is shown of what was read; all of it unless told. */
  rows?: readonly Row[]
  /** A choice that stands in the address under `name`; the first of its options is no filter. */
  filter: { name: string; label: string; options: ReadonlyArray<Option<Value>> }
  searchLabel: string
  texts: { loading: string; failed: string; empty: string }
  /** What stands beside the way to refresh. */
  end?: ReactNode
  onRefresh?: () => void
}

/** A list that is narrowed down by one choice and a search, page by page. */
export function ListSection<Row extends { id: string }, Value extends string>(
  props: ListSectionProps<Row, Value>,
) {
  const { label, reading, columns, filter, searchLabel, texts, end, onRefresh } = props
  const chosen = usePlace().search.get(filter.name)
  const [everything] = filter.options
  const all = useMemo(() => reading.data?.pages.flat() ?? [], [reading.data])
  const rows = props.rows ?? all
  return (
    <>
      <Toolbar
        end={
          <>
            {end}
            <Refresh
              isFetching={reading.isFetching}
              updatedAt={reading.dataUpdatedAt}
              onRefresh={() => {
                void reading.refetch()
                onRefresh?.()
              }}
            />
          </>
        }
      >
        <Choice
          label={filter.label}
          value={filter.options.find(({ value }) => value === chosen)?.value ?? everything!.value}
          options={filter.options}
          onChoose={(next) => setFilter(filter.name, next === everything?.value ? '' : next)}
        />
        <SearchField label={searchLabel} />
      </Toolbar>
      <Loaded reading={reading} loadingText={texts.loading} failedText={texts.failed}>
        {() =>
          rows.length > 0 ? (
            <DataTable label={label} columns={columns} rows={rows} />
          ) : (
            <Empty title={texts.empty} />
          )
        }
      </Loaded>
      <MoreRows reading={reading} shown={rows.length} />
    </>
  )
}
