import { olderThan, type Page } from './keyset-page.ts'
import { byteOrderMark, writeCsv } from './write-csv.ts'

const rowsPerPage = 1_000

type Columns<Row> = Record<string, (row: Row) => string | number | null>

/** Streams CSV while it reads the database, with one page of rows in memory at a time. */
export async function* streamCsv<Row extends { id: string; createdAt: Date }>(
  readPage: (page: Page) => Promise<Row[]>,
  columns: Columns<Row>,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv(Object.keys(columns))
  let last: Row | undefined
  do {
    const older = last && olderThan({ before: last.createdAt.toISOString(), beforeId: last.id })
    const rows = await readPage({ older, limit: rowsPerPage })
    yield rows.map((row) => writeCsv(Object.values(columns).map((field) => field(row)))).join('')
    last = rows.length === rowsPerPage ? rows.at(-1) : undefined
  } while (last)
}
