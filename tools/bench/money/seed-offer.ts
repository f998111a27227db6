import pg from 'pg'

/** The one thing that the visitors buy. */
export async function seedOffer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const offer = `INSERT INTO offers VALUES ('instagram', 'followers', true, 101, 10000000, 5000, 10, 100000)`
  await client.query(offer).finally(() => client.end())
}
