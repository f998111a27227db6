import type pg from 'pg'
import type { Row } from './draw-order.ts'

const rowsAtOnce = 5_000

/** Inserts rows by the names of their columns; all of one table have the same. A row that is there stays as it is. */
export async function insertRows(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await client.query(
      `INSERT INTO ${table} (${columns})
        SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows.slice(from, from + rowsAtOnce))],
    )
}

/** Runs `work` in a transaction of its own connection. */
export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { default: driver } = await import('pg')
  const client = new driver.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    await client.end()
  }
}
