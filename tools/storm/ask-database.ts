import pg from 'pg'

/** The rows of one question to one of the product's databases. */
export async function askDatabase<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}
