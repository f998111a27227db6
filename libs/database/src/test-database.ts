import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { connect } from './connect.ts'
import { migrate, type Migrations } from './migrate.ts'

const serverUrl = () =>
  process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres:postgres@127.0.0.1:54329/postgres'

const urlOf = (database: string) => {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export type TestDatabase<Tables> = { db: Kysely<Tables>; url: string; drop: () => Promise<void> }

const quiet = { error: () => {} }

/**
 * A fresh, migrated database for one test file, cloned from a template that is made once per set of migrations. `drop`
 * closes and removes it.
 */
export async function openTestDatabase<Tables>(
  name: string,
  migrations: Migrations,
): Promise<TestDatabase<Tables>> {
  const template = await ensureTemplate(name, migrations)
  const database = `test_${name}_${randomUUID().replaceAll('-', '')}`
  await onServer((client) => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`))
  const db = connect<Tables>({ url: urlOf(database), log: quiet })
  return {
    db,
    url: urlOf(database),
    async drop() {
      await db.destroy()
      await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`))
    },
  }
}

async function ensureTemplate(name: string, migrations: Migrations): Promise<string> {
  const text = Object.entries(migrations).map(([key, { up }]) => key + String(up))
  const template = `template_${name}_${createHash('sha256').update(text.join()).digest('hex').slice(0, 12)}`
  await onServer(async (client) => {
    // Test files run side by side: one makes the template, the others wait for it.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template])
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount) return
    const draft = `${template}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    const db = connect({ url: urlOf(draft), log: quiet })
    await migrate(db, migrations).finally(() => db.destroy())
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
  })
  return template
}
