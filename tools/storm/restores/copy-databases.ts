import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { copyRunningServer } from '../../stores/copy-running-server.ts'
import type { Fleet } from '../fleet/start-fleet.ts'

/** A copy taken at one moment; `putBack` needs the services that use it to be stopped. */
export type Copy = { takenAt: Date; putBack: () => Promise<void> }

/** Copies every row of one database in one snapshot, beside the tables, as pg_dump would. */
export async function copyDatabase({ stores }: Fleet, database: string): Promise<Copy> {
  const takenAt = new Date()
  const schema = `copy_${takenAt.getTime()}`
  const url = stores.superuserUrl(database)
  await inTransaction(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ', async (client) => {
    const tables = await listTables(client)
    await client.query(`CREATE SCHEMA ${schema}`)
    for (const { name } of tables)
      await client.query(`CREATE TABLE ${schema}."${name}" AS TABLE public."${name}"`)
  })
  return { takenAt, putBack: () => putRowsBack(url, schema) }
}

async function putRowsBack(url: string, schema: string): Promise<void> {
  await inTransaction(url, 'BEGIN', async (client) => {
    const tables = await listTables(client)
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(`TRUNCATE ${tables.map(({ name }) => `public."${name}"`).join(', ')}`)
    for (const { name, columns } of tables) {
      const list = columns.map((column) => `"${column}"`).join(', ')
      await client.query(
        `INSERT INTO public."${name}" (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM ${schema}."${name}"`,
      )
    }
    await client.query(`DROP SCHEMA ${schema} CASCADE`)
  })
}

async function inTransaction(url: string, begin: string, run: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(begin)
    await run(client)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

type Table = { name: string; columns: string[] }

/** Tables with the columns that can be written; the record of migrations stays as it is. */
const listTables = async (client: pg.Client): Promise<Table[]> =>
  (
    await client.query<Table>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely%'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname`)
  ).rows

/** Copies the data folder of the running server; `putBack` kills the server and puts the copy in the folder's place. */
export async function copyDataFolder({ stores, dataDir }: Fleet): Promise<Copy> {
  const takenAt = new Date()
  const copy = join(dataDir, `postgres-copy-${takenAt.getTime()}`)
  await copyRunningServer(stores.superuserUrl('postgres'), stores.postgresFolder, copy)
  return {
    takenAt,
    putBack: () => stores.restartPostgres('SIGKILL', () => replaceFolder(stores.postgresFolder, copy)),
  }
}

function replaceFolder(folder: string, copy: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  renameSync(copy, folder)
}
