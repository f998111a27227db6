import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import type { ColumnNames } from './column-names.ts'
import { connect } from './connect.ts'
import { migrate, type Migrations } from './migrate.ts'

const serverUrl = () =>
  process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres:postgres@127.0.0.1:54329/postgres'

/** The waits that a busy machine makes long, for every process that is given the address. */
const patience = {
  connect_timeout: '240',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '60000',
}

const urlOf = (database: string, limits: Record<string, string> = patience) => {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  url.search = new URLSearchParams(limits).toString()
  return url.href
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export type TestDatabase<Tables> = { db: Kysely<Tables>; url: string; drop: () => Promise<void> }

const silentLog = { error: () => {} }

/** A migrated database of its own, cloned from a template of the same migrations. `drop` closes and removes it. */
export async function openTestDatabase<Tables>(
  name: string,
  migrations: Migrations,
  renamedColumns?: ColumnNames,
): Promise<TestDatabase<Tables>> {
  const template = await ensureTemplate(name, migrations)
  const database = `test_${name}_${randomUUID().replaceAll('-', '')}`
  const copy = `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`
  await withServer((client) => client.query(copy))
  const url = urlOf(database)
  const db = connect<Tables>({ url, log: silentLog, renamedColumns })
  return {
    db,
    url,
    async drop() {
      await db.destroy()
      await withServer((client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`))
    },
  }
}

async function ensureTemplate(name: string, migrations: Migrations): Promise<string> {
  const sources = Object.entries(migrations).map(([key, { up }]) => key + String(up))
  const template = `template_${name}_${createHash('sha256').update(sources.join()).digest('hex').slice(0, 12)}`
  await withServer(async (client) => {
    // Test files run in parallel: one creates the template, the others wait for the lock.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template])
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount) return
    const draft = `${template}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    const db = connect({ url: urlOf(draft), log: silentLog })
    try {
      await migrate(db, migrations)
    } finally {
      await db.destroy()
    }
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
  })
  return template
}
