import pg from 'pg'

/** Offers all that the visitors buy. */
export async function seedOffer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const offer = `INSERT INTO offers SELECT platform, 'followers', true, 101, 10000000, 5000, 10, 100000
    FROM unnest(ARRAY['instagram', 'tiktok']) AS platform`
  await client.query(offer).finally(() => client.end())
}
