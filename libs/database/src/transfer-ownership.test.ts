import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { ownerOf, transferOwnership } from './transfer-ownership.ts'

const log = { error: () => {} }
const password = randomUUID()

const former = {
  '1-create-audit': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE audit (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text)`.execute(
        db,
      )
      await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the audit is not changed'; END $$`.execute(db)
      await sql`CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE ON audit
        FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(db)
    },
  },
}
const next = {
  ...former,
  '2-create-notes': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE notes (id bigserial PRIMARY KEY, note text)`.execute(db)
    },
  },
}

let database: TestDatabase<unknown>
let role: string
const open: Array<{ destroy: () => Promise<void> }> = []

/** As the installations of the previous release: the service's role owns its database. */
beforeEach(async () => {
  database = await openTestDatabase('ownership', {})
  role = `service_${randomUUID().replaceAll('-', '')}`
  await asServer(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
  await asServer(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} OWNER TO ${role}`)
  await asServer('DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner')
  await migrate(asService(), former)
})
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy()
  const server = new pg.Client({ connectionString: database.url.replace(/\/test_[^?]*/, '/postgres') })
  await database.drop()
  await server.connect()
  await server.query(`DROP ROLE IF EXISTS ${role}, ${ownerOf(role)}`)
  await server.end()
})

async function asServer(statement: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
function connectAs(change: (url: URL) => void) {
  const url = new URL(database.url)
  change(url)
  const db = connect<unknown>({ url: url.href, log })
  open.push(db)
  return db
}
const asService = () => connectAs((url) => Object.assign(url, { username: role, password }))
const asOwner = () => connectAs((url) => url.searchParams.set('options', `-c role=${ownerOf(role)}`))
const transfer = () => transferOwnership({ adminUrl: database.url, role })

const attacks = [
  'ALTER TABLE audit DISABLE TRIGGER ALL',
  'ALTER TABLE audit ADD COLUMN hidden text',
  'DROP TRIGGER audit_stands ON audit',
  'DROP TABLE audit',
  'TRUNCATE audit',
  'CREATE TABLE mine (id int)',
  'CREATE TEMPORARY TABLE mine (id int)',
  `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
  'SET session_replication_role = replica',
  'DROP SCHEMA public CASCADE',
]

it('a service works with rows and can change nothing about its tables', async () => {
  await transfer()
  const service = asService()
  for (const attack of [...attacks, `SET ROLE ${ownerOf(role)}`, `GRANT ${ownerOf(role)} TO ${role}`])
    await expect(sql.raw(attack).execute(service)).rejects.toMatchObject({ code: '42501' })
  await sql`INSERT INTO audit (note) VALUES ('seen')`.execute(service)
  await expect(sql`DELETE FROM audit`.execute(service)).rejects.toThrow('the audit is not changed')
  expect((await sql`SELECT note FROM audit`.execute(service)).rows).toEqual([{ note: 'seen' }])
})

it('before the transfer, as the previous release left it, the same service could', async () => {
  const service = asService()
  await sql`INSERT INTO audit (note) VALUES ('seen')`.execute(service)
  await sql`ALTER TABLE audit DISABLE TRIGGER ALL`.execute(service)
  await sql`DELETE FROM audit`.execute(service)
})

it('the previous release starts on it, and one with a migration waits for the owner', async () => {
  await transfer()
  expect(await migrate(asService(), former)).toEqual([])
  await expect(migrate(asService(), next)).rejects.toThrow('run `main.mjs migrate`')
  expect(await migrate(asOwner(), next)).toEqual(['2-create-notes'])
  expect(await migrate(asService(), former)).toEqual([])
  await sql`INSERT INTO notes (note) VALUES ('new')`.execute(asService())
})

it('a schema that a restore made anew is the owner’s, and the service works in it', async () => {
  await transfer()
  const owner = asOwner()
  await sql`DROP SCHEMA public CASCADE`.execute(owner)
  await sql`CREATE SCHEMA public`.execute(owner)
  await migrate(owner, next)
  const service = asService()
  await sql`INSERT INTO notes (note) VALUES ('restored')`.execute(service)
  await expect(sql`DROP TABLE notes`.execute(service)).rejects.toMatchObject({ code: '42501' })
  await transfer()
})

it('a database that was made for its owner gives the service its rows', async () => {
  await asServer(`CREATE ROLE ${ownerOf(role)} NOLOGIN`)
  await asServer(`DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner`)
  await asServer(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} OWNER TO ${ownerOf(role)}`)
  await transfer()
  await migrate(asOwner(), former)
  await sql`INSERT INTO audit (note) VALUES ('seen')`.execute(asService())
  await transfer()
})

it('waits for the transactions of a running service, and lets it go on', async () => {
  const service = asService()
  const moved = service.transaction().execute(async (trx) => {
    await sql`INSERT INTO audit (note) VALUES ('under way')`.execute(trx)
    const transferring = transfer()
    await sql`INSERT INTO audit (note) VALUES ('still under way')`.execute(trx)
    return { transferring }
  })
  await (
    await moved
  ).transferring
  await sql`INSERT INTO audit (note) VALUES ('after')`.execute(service)
  expect((await sql`SELECT note FROM audit`.execute(service)).rows).toHaveLength(3)
})
