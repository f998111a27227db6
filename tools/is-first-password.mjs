import pg from 'pg'

/** Whether the administrator still uses the generated password: orders records the settings it took over. */
export async function isFirstPassword(databaseUrl, username) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'SELECT FROM staff_accounts WHERE username = $1 AND password_hash = seed_hash',
      [username],
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}
