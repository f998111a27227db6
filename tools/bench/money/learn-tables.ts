import pg from 'pg'

/** What a PostgreSQL does by itself within a minute or two: until then it plans for tables that it takes to be empty. */
export async function learnTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('ANALYZE').finally(() => client.end())
}
