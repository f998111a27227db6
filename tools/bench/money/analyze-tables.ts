import pg from 'pg'

/** PostgreSQL analyzes by itself only after a minute or two; until then it plans for empty tables. */
export async function analyzeTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('ANALYZE').finally(() => client.end())
}
