import pg from 'pg'

/** The rows of one query, over a connection of its own. */
export async function queryDatabase<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
