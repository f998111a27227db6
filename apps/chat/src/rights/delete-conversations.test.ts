import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { migrations } from '../migrations.ts'
import type { Tables } from '../tables.ts'
import { conversationTables } from './delete-conversations.ts'

let database: TestDatabase<Tables>
beforeAll(async () => {
  database = await openTestDatabase<Tables>('chat', migrations)
})
afterAll(() => database.drop())

/** Tables that name a conversation and stay behind: see their types in tables.ts. */
const kept = ['access_records', 'forgotten_conversations']
const deleted = conversationTables.map((table) => table.replace(/[A-Z]/g, (it) => `_${it.toLowerCase()}`))

type Reference = { referring: string; referred: string; rule: string }
const references = async () =>
  (
    await sql<Reference>`
      SELECT child.table_name AS referring, parent.table_name AS referred, delete_rule AS rule
      FROM information_schema.referential_constraints
      JOIN information_schema.table_constraints child USING (constraint_schema, constraint_name)
      JOIN information_schema.table_constraints parent
        ON (parent.constraint_schema, parent.constraint_name) = (unique_constraint_schema, unique_constraint_name)`.execute(
      database.db,
    )
  ).rows

it('every table that names a conversation is deleted with it, or kept on purpose', async () => {
  const { rows } = await sql<{ table: string }>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'conversation_id'`.execute(database.db)
  expect(rows.map(({ table }) => table).toSorted()).toEqual([...deleted, ...kept].toSorted())
})

it('every foreign key to a conversation is of a table that is deleted with it', async () => {
  const referring = (await references()).filter(({ referred }) => referred === 'conversations')
  expect(referring.length).toBeGreaterThan(0)
  expect(deleted).toEqual(expect.arrayContaining(referring.map(({ referring: table }) => table)))
})

it('what refers to a row that is deleted with a conversation goes with that row', async () => {
  const rules = (await references()).filter(({ referred }) => deleted.includes(referred))
  expect(rules).toEqual([{ referring: 'ticket_replies', referred: 'tickets', rule: 'CASCADE' }])
})
