// Locates the three databases: a configured address, else the embedded run of this folder, else the compose project's Postgres.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedUrlOf } from '../stores/embedded-run.mjs'

export const services = ['chat', 'orders', 'catalogue']
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const embeddedUrl = (service, env = process.env) =>
  env[`${service.toUpperCase()}_DATABASE_URL`]
    ? undefined
    : embeddedUrlOf(resolve(root, env.DATA_DIR || '.data'), service)

const withoutCompose = `There is no Postgres to be found: no compose project of ours runs here, and no database is named.
  with docker-compose   start it in this folder: docker-compose up -d
  with npm start        its PostgreSQL comes without pg_dump. Stop it (Ctrl-C) and copy the folder .data/postgres; to
                        restore, put the copy in its place and start again. Leave .data/fence and .data/redis as they
                        are: they keep what was sent since from being sent twice
  elsewhere             set CHAT_DATABASE_URL, ORDERS_DATABASE_URL and CATALOGUE_DATABASE_URL; the programs of this
                        machine are used, which must not be older than the server`
const withoutPrograms = `CHAT_DATABASE_URL and the others are set, but pg_dump, pg_restore and psql are not all installed on this machine.`

/** Why the databases cannot be reached, as a sentence for the operator; undefined when they can. */
export function whatIsMissing(env = process.env, isThere = answers, needed = services) {
  const named = needed.filter((service) => env[`${service.toUpperCase()}_DATABASE_URL`])
  if (named.length < needed.length && !isThere('docker-compose', ['exec', '-T', 'postgres', 'true'])) {
    if (named.length === 0) return withoutCompose
    const unnamed = needed.filter((service) => !named.includes(service))
    return `Set ${unnamed.map((service) => `${service.toUpperCase()}_DATABASE_URL`).join(' and ')} as well.`
  }
  if (named.length > 0 && !programs.every((program) => isThere(program, ['--version'])))
    return withoutPrograms
  return undefined
}

const programs = ['pg_dump', 'pg_restore', 'psql']
const answers = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Exits with 1 and the reason when the databases cannot be dumped and restored. */
export function ensureStores() {
  exitFor(whatIsMissing())
}

/** Exits with 1 and the reason when these services' databases cannot be asked: `npm start` answers as well. */
export function ensureAnswers(asked = services) {
  if (asked.some((service) => !embeddedUrl(service))) exitFor(whatIsMissing(process.env, answers, asked))
}

function exitFor(missing) {
  if (!missing) return
  console.error(missing)
  process.exit(1)
}

/**
 * Runs a shell script with Postgres's programs on the database in `$ADDRESS`: that of `<SERVICE>_DATABASE_URL` with this machine's,
 * else the container's with its own. `input` and `output` are open files. Rejects when it ends badly.
 *
 * @param {string} service
 * @param {string} script
 * @param {{ input?: number | 'ignore'; output?: number | 'inherit' }} [files]
 */
export function inDatabase(service, script, { input = 'ignore', output = 'inherit' } = {}) {
  const url = process.env[`${service.toUpperCase()}_DATABASE_URL`]
  // As the owner of the database: its tables are not the service's.
  const local = `export PGPASSWORD="$POSTGRES_PASSWORD" ADDRESS="host=127.0.0.1 user=postgres dbname=${service}"
owner=$(psql --tuples-only --no-align --dbname="$ADDRESS" \\
  --command='SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()')
export PGOPTIONS="-c role=$owner"`
  const [command, ...args] = url
    ? ['sh', '-ec', script]
    : ['docker-compose', 'exec', '-T', 'postgres', 'sh', '-ec', `${local}\n${script}`]
  return new Promise((resolve, reject) => {
    const env = url ? { ...process.env, ...partsOf(url) } : process.env
    const child = spawn(command, args, { stdio: [input, output, 'inherit'], env })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${service}: ended with ${code}`))))
  })
}

/** Runs one statement in the service's database. */
export async function execute(service, statement) {
  const url = embeddedUrl(service)
  if (url) await queryEmbedded(url, statement)
  else
    await inDatabase(
      service,
      `psql --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --dbname="$ADDRESS" <<'SQL'\n${statement};\nSQL\n`,
    )
}

/** Values as psql prints them. `npm start` installed the package; a machine with containers alone has none. */
async function queryEmbedded(connectionString, text) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const types = { getTypeParser: () => (value) => value }
    const { rows } = await client.query({ text, types, rowMode: 'array' })
    return rows.map((row) => row.map((value) => value ?? ''))
  } finally {
    await client.end()
  }
}

/** The rows of one query of the service's database, each a list of texts. */
export async function ask(service, query) {
  const url = embeddedUrl(service)
  if (url) return queryEmbedded(url, query)
  const folder = mkdtempSync(join(tmpdir(), 'smm-ask-'))
  const file = join(folder, 'rows')
  const output = openSync(file, 'w', 0o600)
  try {
    const psql = 'psql --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$ADDRESS"'
    await inDatabase(service, `${psql} <<'SQL'\n${query};\nSQL\n`, { output })
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => line.split('|'))
  } finally {
    closeSync(output)
    rmSync(folder, { recursive: true })
  }
}

/**
 * The password is not part of the address: every user of the machine can read command lines. Of several servers the one that
 * takes writes is used.
 */
function partsOf(databaseUrl) {
  const [login = '', user = '', password] = /^(\w+:\/\/[^:@/?#]*):([^@/?#]*)@/.exec(databaseUrl) ?? []
  const ADDRESS = login ? `${user}@${databaseUrl.slice(login.length)}` : databaseUrl
  const hosts = ADDRESS.split(/[/?#]/, 3)[2] ?? ''
  return {
    ADDRESS,
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(hosts.includes(',') && { PGTARGETSESSIONATTRS: 'read-write' }),
  }
}
