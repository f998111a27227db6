import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inDatabase, whatIsMissing } from './stores.mjs'

const url = 'postgres://somewhere/else'
const all = { CHAT_DATABASE_URL: url, ORDERS_DATABASE_URL: url, CATALOGUE_DATABASE_URL: url }
const { CATALOGUE_DATABASE_URL: _, ...two } = all
const only =
  (...there: string[]) =>
  (command: string) =>
    there.includes(command)

test.each([
  ['the compose project runs', {}, ['docker-compose'], undefined],
  ['all databases are named', all, ['pg_dump', 'pg_restore', 'psql'], undefined],
  ['nothing runs and nothing is named', {}, ['pg_dump'], /npm start .*comes without pg_dump/],
  [
    'one database is not named',
    two,
    ['pg_dump', 'pg_restore', 'psql'],
    /^Set CATALOGUE_DATABASE_URL as well/,
  ],
  ['the programs are not there', all, ['psql'], /are not all installed/],
] as const)('when %s, the operator is told what is missing', (_case, env, there, expected) => {
  const said = whatIsMissing(env, only(...there))
  if (expected) expect(said).toMatch(expected)
  else expect(said).toBeUndefined()
})

/** The address, the password and the kind of server that the programs of PostgreSQL are given. */
async function givenFor(databaseUrl: string) {
  process.env['CHAT_DATABASE_URL'] = databaseUrl
  const file = join(mkdtempSync(join(tmpdir(), 'smm-stores-')), 'said')
  const script = 'echo "$ADDRESS"; echo "$PGPASSWORD"; echo "$PGTARGETSESSIONATTRS"'
  await inDatabase('chat', script, { output: openSync(file, 'w') })
  delete process.env['CHAT_DATABASE_URL']
  return readFileSync(file, 'utf8').split('\n')
}

it('a password goes into no argument, which everybody on the machine can read', async () => {
  const given = await givenFor('postgres://chat:se%2Fcret@somewhere:5433/chat?sslmode=require')
  expect(given).toEqual(['postgres://chat@somewhere:5433/chat?sslmode=require', 'se/cret', '', ''])
})

it('of several servers, the one that takes writes is asked', async () => {
  const given = await givenFor('postgres://chat:secret@one:5432,two/chat')
  expect(given).toEqual(['postgres://chat@one:5432,two/chat', 'secret', 'read-write', ''])
})

it('an address without a password is taken as it is', async () => {
  const given = await givenFor('postgres:///chat?host=/run/one,two')
  expect(given).toEqual(['postgres:///chat?host=/run/one,two', '', '', ''])
})
