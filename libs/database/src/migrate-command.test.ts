import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { connect } from './connect.ts'
import { findPrimary } from './find-primary.ts'
import { migrateCommand } from './migrate-command.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { freePort } from './test-port.ts'
import { ownerOf } from './transfer-ownership.ts'

const migrations = {
  '1-create-notes': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE notes (note text)`.execute(db)
    },
  },
}
const settings = ['CHAT_DATABASE_URL', 'DATABASE_ADMIN_URL'] as const
const role = `service_${randomUUID().replaceAll('-', '')}`
const password = randomUUID()
let database: TestDatabase<unknown>
/** A port without a listener, as on the machine of a server that died. */
let deadHost: string

beforeAll(async () => {
  database = await openTestDatabase('migrate', {})
  deadHost = `127.0.0.1:${await freePort()}`
  await asServer(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
  await asServer(`ALTER DATABASE ${nameOf(database)} OWNER TO ${role}`)
  await asServer(
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner',
    nameOf(database),
  )
})
afterAll(async () => {
  for (const name of settings) delete process.env[name]
  await database.drop()
  await asServer(`DROP ROLE IF EXISTS ${role}, ${ownerOf(role)}`)
})

const nameOf = ({ url }: TestDatabase<unknown>) => new URL(url).pathname.slice(1)

async function asServer(statement: string, name = 'postgres') {
  const url = new URL(database.url)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An address with a dead server before the one that lives. */
function withDeadHost(change: (url: URL) => void): string {
  const url = new URL(database.url)
  change(url)
  return url.href.replace(`@${url.host}`, `@${deadHost},${url.host}`)
}

it('migrates as the owner on the server that takes writes, of several that are named', async () => {
  const own = withDeadHost((url) => Object.assign(url, { username: role, password }))
  process.env['CHAT_DATABASE_URL'] = own
  process.env['DATABASE_ADMIN_URL'] = withDeadHost((url) => Object.assign(url, { pathname: '/postgres' }))
  await migrateCommand({ name: 'chat', migrations })
  await migrateCommand({ name: 'chat', migrations })

  const service = connect<unknown>({ url: await findPrimary(own), log: { error: () => {} } })
  await sql`INSERT INTO notes VALUES ('a row')`.execute(service)
  await expect(sql`DROP TABLE notes`.execute(service)).rejects.toMatchObject({ code: '42501' })
  await service.destroy()
})

it('says so when no server takes writes, and what each of them answered', async () => {
  const nobody = `postgres://${role}@${deadHost},127.0.0.1:${await freePort()}/postgres`
  await expect(findPrimary(nobody)).rejects.toMatchObject({ code: '57P03' })
  const refused = withDeadHost((url) => Object.assign(url, { username: role, password: 'another' }))
  await expect(findPrimary(refused)).rejects.toThrow(
    new RegExp(`${deadHost}: connect ECONNREFUSED.*: password authentication failed`),
  )
})
