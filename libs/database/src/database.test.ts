import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { hasRow, rowsTable } from './rows-table.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

type Tables = { thingsSeen: { id: number; seenCount: number; detail: object } }

const migrations = {
  '20260101T000000Z-create-things': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('things_seen')
        .addColumn('id', 'bigint')
        .addColumn('seen_count', 'integer')
        .addColumn('detail', 'jsonb')
        .execute()
    },
  },
}

let test: TestDatabase<Tables>
beforeEach(async () => {
  test = await openTestDatabase<Tables>('database', migrations)
})
afterEach(() => test.drop())

describe('the database', () => {
  it('maps snake_case in SQL to camelCase, and leaves JSON as it is', async () => {
    const thing = { id: 9_007_199_254_740_991, seenCount: 1, detail: { deep_key: { other_key: 1 } } }
    await test.db.insertInto('thingsSeen').values(thing).execute()
    expect(await test.db.selectFrom('thingsSeen').selectAll().executeTakeFirst()).toEqual(thing)
  })

  it('gives a column another name than SQL does, in queries and in rows', async () => {
    type Renamed = { thingsSeen: { id: number; views: number } }
    const renamedColumns = { views: 'seen_count' }
    const db = connect<Renamed>({ url: test.url, log: { error: () => {} }, renamedColumns })
    await db.insertInto('thingsSeen').values({ id: 1, views: 2 }).execute()
    expect(await db.selectFrom('thingsSeen').select('views').where('views', '=', 2).execute()).toEqual([
      { views: 2 },
    ])
    expect(await test.db.selectFrom('thingsSeen').select('seenCount').execute()).toEqual([{ seenCount: 2 }])
    await db.destroy()
  })

  it('migrates once however many replicas start together', async () => {
    await sql`DROP TABLE things_seen, kysely_migration, kysely_migration_lock`.execute(test.db)
    const replicas = Array.from({ length: 4 }, () =>
      connect<Tables>({ url: test.url, log: { error: () => {} } }),
    )
    const ran = await Promise.all(replicas.map((db) => migrate(db, migrations)))
    expect(ran.flat()).toEqual(['20260101T000000Z-create-things'])
    await Promise.all(replicas.map((db) => db.destroy()))
  })

  it('starts with migrations of a newer version, and the newer one does not repeat them', async () => {
    const newer = {
      ...migrations,
      '20270101T000000Z-add-colour': {
        async up(db: Kysely<unknown>) {
          await db.schema.alterTable('things_seen').addColumn('colour', 'text').execute()
        },
      },
    }
    expect(await migrate(test.db, newer)).toEqual(['20270101T000000Z-add-colour'])
    expect(await migrate(test.db, migrations)).toEqual([])
    expect(await migrate(test.db, newer)).toEqual([])
  })

  it('lets a migration, and the replica that waits for it, take longer than a statement of the traffic may', async () => {
    const timeoutOf = async (db: QueryExecutorProvider) => {
      const { rows } = await sql<{ limit: string }>`
        SELECT current_setting('statement_timeout') AS limit`.execute(db)
      return rows[0]!.limit
    }
    const limits: string[] = []
    const slow = {
      ...migrations,
      '20270102T000000Z-take-long': {
        async up(db: Kysely<unknown>) {
          limits.push(await timeoutOf(db))
          // Longer than the traffic waits for a lock.
          await sql`SELECT pg_sleep(2.5)`.execute(db)
        },
      },
    }
    const [url = ''] = test.url.split('?')
    const replicas = [0, 1].map(() => connect<Tables>({ url, log: { error: () => {} } }))
    const ran = await Promise.all(replicas.map((db) => migrate(db, slow)))
    expect(ran.flat()).toEqual(['20270102T000000Z-take-long'])
    expect([...limits, await timeoutOf(replicas[0]!)]).toEqual(['0', '5s'])
    await Promise.all(replicas.map((db) => db.destroy()))
  })

  it('prepares recurring statements whatever another pool runs, and a migration that adds a column breaks none', async () => {
    const generated = Array.from({ length: 600 }, (_, at) => sql.raw(`SELECT ${at} AS at`))
    await Promise.all(generated.map((it) => it.execute(test.db)))
    const db = connect<Tables>({ url: test.url, log: { error: () => {} }, poolSize: 1 })
    const seen = () => db.selectFrom('thingsSeen').where('id', '=', 1)
    const queryOften = async () => {
      for (let times = 0; times < 10; times++) {
        await seen().select('seenCount').execute()
        await seen().selectAll().execute()
      }
    }
    await queryOften()
    await sql`ALTER TABLE things_seen ADD COLUMN colour text`.execute(test.db)
    await queryOften()
    const prepared = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(
      db,
    )
    expect(prepared.rows).toEqual([{ statement: 'select "seen_count" from "things_seen" where "id" = $1' }])
    await db.destroy()
  })

  it('survives a backend that is killed inside a transaction', async () => {
    const lost: string[] = []
    const db = connect<Tables>({ url: test.url, log: { error: (_, message) => lost.push(message) } })
    const doomed = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
      await sql`SELECT pg_terminate_backend(${rows[0]!.pid})`.execute(test.db)
      await sql`SELECT 1`.execute(trx)
    })
    await expect(doomed).rejects.toThrow()
    expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(lost).toContain('a database connection was lost')
    await db.destroy()
  })

  it('has the server notice within a minute that the machine of a connection vanished', async () => {
    const { rows } = await sql`
      SELECT current_setting('tcp_keepalives_idle') AS idle, current_setting('tcp_keepalives_interval') AS interval,
        current_setting('tcp_keepalives_count') AS count`.execute(test.db)
    expect(rows).toEqual([{ idle: '30', interval: '10', count: '3' }])
  })

  it('lets the server end a statement that takes too long, and keeps the connection', async () => {
    await expect(sql`SET statement_timeout = 100; SELECT pg_sleep(1)`.execute(test.db)).rejects.toThrow(
      /statement timeout/,
    )
    expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(test.db)).rows).toEqual([{ one: 1 }])
  })
})

describe('rows as the table of a statement', () => {
  const types = { id: 'integer', seenCount: 'integer', detail: 'jsonb' } as const
  type Thing = { id: number; seenCount: number | null; detail: string }
  const insert = (rows: Thing[], when?: string) =>
    test.db
      .with('found', (qb) => qb.selectFrom('thingsSeen').select('id').where('id', '=', 1))
      .insertInto('thingsSeen')
      .columns(['id', 'seenCount', 'detail'])
      .expression((qb) =>
        qb
          .selectFrom(rowsTable<Thing>(types, rows))
          .select(['id', 'seenCount', 'detail'])
          .where(hasRow(when)),
      )
      .execute()
  const readAll = async () => {
    const { rows } = await sql`SELECT id, seen_count, detail FROM things_seen ORDER BY id`.execute(test.db)
    return rows
  }

  it('inserts any number of them, with NULLs and with every character of JSON', async () => {
    const odd = { text: 'a "b" \\ {c,d} NULL' }
    await insert([
      { id: 1, seenCount: null, detail: JSON.stringify(odd) },
      { id: 2, seenCount: 7, detail: '{}' },
    ])
    await insert([{ id: 3, seenCount: 8, detail: '{}' }])
    await insert([])
    expect(await readAll()).toEqual([
      { id: 1, seenCount: null, detail: odd },
      { id: 2, seenCount: 7, detail: {} },
      { id: 3, seenCount: 8, detail: {} },
    ])
  })

  it('may depend on a row of another CTE', async () => {
    await insert([{ id: 2, seenCount: 1, detail: '{}' }], 'found')
    expect(await readAll()).toEqual([])
    await insert([{ id: 1, seenCount: 1, detail: '{}' }])
    await insert([{ id: 2, seenCount: 1, detail: '{}' }], 'found')
    expect(await readAll()).toHaveLength(2)
  })
})
