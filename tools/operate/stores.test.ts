import { whatIsMissing } from './stores.mjs'

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
