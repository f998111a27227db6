import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { compileForMany } from './compile-for-many.ts'
import { compileOnce } from './compile-once.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
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
  it('speaks snake_case in SQL, camelCase here, and leaves json alone', async () => {
    const thing = { id: 9_007_199_254_740_991, seenCount: 1, detail: { deep_key: { other_key: 1 } } }
    await test.db.insertInto('thingsSeen').values(thing).execute()
    expect(await test.db.selectFrom('thingsSeen').selectAll().executeTakeFirst()).toEqual(thing)
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
    const slow = {
      ...migrations,
      '20270102T000000Z-take-long': {
        up: (db: Kysely<unknown>) => sql`SELECT pg_sleep(5.5)`.execute(db).then(() => {}),
      },
    }
    const replicas = [0, 1].map(() => connect<Tables>({ url: test.url, log: { error: () => {} } }))
    const ran = await Promise.all(replicas.map((db) => migrate(db, slow)))
    expect(ran.flat()).toEqual(['20270102T000000Z-take-long'])
    await expect(sql`SELECT pg_sleep(6)`.execute(replicas[0]!)).rejects.toThrow('statement timeout')
    await Promise.all(replicas.map((db) => db.destroy()))
  })

  it('prepares what comes again, and a migration that adds a column spoils nothing', async () => {
    const db = connect<Tables>({ url: test.url, log: { error: () => {} }, poolSize: 1 })
    const seen = () => db.selectFrom('thingsSeen').where('id', '=', 1)
    const askOften = async () => {
      for (let times = 0; times < 10; times++) {
        await seen().select('seenCount').execute()
        await seen().selectAll().execute()
      }
    }
    await askOften()
    await sql`ALTER TABLE things_seen ADD COLUMN colour text`.execute(test.db)
    await askOften()
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

  it('lets the server end a statement that takes too long, and keeps the connection', async () => {
    await expect(sql`SET statement_timeout = 100; SELECT pg_sleep(1)`.execute(test.db)).rejects.toThrow(
      /statement timeout/,
    )
    expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(test.db)).rows).toEqual([{ one: 1 }])
  })
})

describe('a statement that is compiled once', () => {
  const add = compileOnce<{ id: number; seenCount: number | null; detail: string }, { seenCount: number }>(
    ({ id, seenCount, detail }) => sql`
      INSERT INTO things_seen (id, seen_count, detail)
      VALUES (${id}, ${seenCount}, ${detail}::jsonb), (${id} + 1, ${2}, ${detail}::jsonb) RETURNING seen_count`,
  )

  it('takes other values each time, whoever carries it out, and answers as every other', async () => {
    expect(await add(test.db, { id: 1, seenCount: 7, detail: '{"of_it":1}' })).toEqual([
      { seenCount: 7 },
      { seenCount: 2 },
    ])
    const undone = test.db.transaction().execute(async (trx) => {
      await add(trx, { id: 5, seenCount: 8, detail: '{}' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await add(test.db, { id: 3, seenCount: null, detail: '{}' })
    const { rows } = await sql`SELECT id, seen_count, detail FROM things_seen ORDER BY id`.execute(test.db)
    expect(rows).toEqual([
      { id: 1, seenCount: 7, detail: { of_it: 1 } },
      { id: 2, seenCount: 2, detail: { of_it: 1 } },
      { id: 3, seenCount: null, detail: {} },
      { id: 4, seenCount: 2, detail: {} },
    ])
  })

  it('takes any number of rows at once, and keeps what is no value and what is no plain word', async () => {
    const addAll = compileForMany<{ id: number; seenCount: number | null; detail: string }>(
      { id: 'integer', seenCount: 'integer', detail: 'jsonb' },
      (given) => sql`
        WITH given AS (${given}) INSERT INTO things_seen (id, seen_count, detail) SELECT id, seen_count, detail FROM given`,
    )
    const odd = { says: 'a "b" \\ {c,d} NULL' }
    await addAll(test.db, [
      { id: 1, seenCount: null, detail: JSON.stringify(odd) },
      { id: 2, seenCount: 7, detail: '{}' },
    ])
    await addAll(test.db, [{ id: 3, seenCount: 8, detail: '{}' }])
    await expect(addAll(test.db, [{ id: 4, detail: '{}' } as never])).rejects.toThrow('a value is missing')
    const { rows } = await sql`SELECT id, seen_count, detail FROM things_seen ORDER BY id`.execute(test.db)
    expect(rows).toEqual([
      { id: 1, seenCount: null, detail: odd },
      { id: 2, seenCount: 7, detail: {} },
      { id: 3, seenCount: 8, detail: {} },
    ])
  })

  it('writes nothing down when a value is missing', async () => {
    const values = { id: 1, detail: '{}' } as { id: number; seenCount: null; detail: string }
    await expect(add(test.db, values)).rejects.toThrow('a value is missing')
    expect(await test.db.selectFrom('thingsSeen').selectAll().execute()).toEqual([])
  })
})
