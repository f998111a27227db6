import { type Kysely, sql } from 'kysely'
import { isDue, leaseUntil } from './lease.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

type Tables = { things: { id: number; dueAt: Date } }

const migrations = {
  '20260101T000000Z-create-things': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE things (id bigint PRIMARY KEY, due_at timestamptz)`.execute(db)
    },
  },
}

let test: TestDatabase<Tables>
beforeEach(async () => {
  test = await openTestDatabase<Tables>('lease', migrations)
})
afterEach(() => test.drop())

const insertDue = (from: number, to: number) =>
  sql`INSERT INTO things SELECT n, now() - make_interval(hours => 100 - n) FROM generate_series(${from}::int, ${to}::int) n`.execute(
    test.db,
  )

const lease = (limit: number) =>
  test.db
    .updateTable('things')
    .set({ dueAt: leaseUntil(60) })
    .where((eb) => isDue('id', eb.selectFrom('things').select('id'), 'dueAt', limit))
    .returning('id')
    .execute()
    .then((rows) => rows.map(({ id }) => id).toSorted((a, b) => a - b))

it('takes no more than its limit on a table that the planner believes to be small', async () => {
  await insertDue(1, 1)
  await sql`ALTER TABLE things SET (autovacuum_enabled = off)`.execute(test.db)
  await sql`ANALYZE things`.execute(test.db)
  await insertDue(2, 40)
  expect(await lease(1)).toEqual([1])
  expect(await lease(3)).toEqual([2, 3, 4])
  expect(await lease(100)).toHaveLength(36)
  expect(await lease(1)).toEqual([])
})
