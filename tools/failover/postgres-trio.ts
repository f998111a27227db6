import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { copyRunningServer, writeLikeServer } from '../stores/copy-running-server.ts'
import { startPostgres } from '../stores/postgres.mjs'
import { freePort, isAlive } from '../stores/processes.mjs'

const names = ['one', 'two', 'three'] as const
export type ServerName = (typeof names)[number]
type Server = { name: ServerName; folder: string; port: number; pid: number }

export type PostgresTrio = Awaited<ReturnType<typeof startPostgresTrio>>

/**
 * A primary and two standbys on this machine. A commit is acknowledged once one standby has it, as the manual asks for; an
 * operator of Kubernetes or a managed PostgreSQL does what `promote` and `rejoin` do here.
 */
export async function startPostgresTrio({ folder, password }: { folder: string; password: string }) {
  const ports = await Promise.all(names.map(() => freePort() as Promise<number>))
  const servers = names.map((name, at): Server => ({
    name,
    folder: join(folder, name),
    port: ports[at]!,
    pid: 0,
  }))
  const serverOf = (name: ServerName) => servers.find((server) => server.name === name)!
  const urlOf = (name: ServerName, database = 'postgres') =>
    `postgres://postgres:${password}@127.0.0.1:${serverOf(name).port}/${database}`
  let primary: ServerName = 'one'

  const ask = <Row extends pg.QueryResultRow>(name: ServerName, question: string) =>
    askServer<Row>(urlOf(name), question)

  async function start(name: ServerName) {
    const { folder, port } = serverOf(name)
    // The log that a standby still lacks stays, however long it was away.
    const more = {
      wal_keep_size: '512MB',
      wal_receiver_timeout: '5s',
      wal_sender_timeout: '5s',
      restart_after_crash: 'off',
    }
    const { pid } = await startPostgres({ folder, port, password, more })
    serverOf(name).pid = pid as number
  }

  const follow = (source: ServerName, name: ServerName) =>
    `host=127.0.0.1 port=${serverOf(source).port} user=postgres password=${password} application_name=${name}`

  async function pointAt(name: ServerName, source: ServerName | undefined) {
    await ask(name, `ALTER SYSTEM SET primary_conninfo = '${source ? follow(source, name) : ''}'`)
    await ask(name, 'SELECT pg_reload_conf()')
  }

  const streams = async (name: ServerName) => {
    const from = `SELECT 1 FROM pg_stat_replication WHERE application_name = '${name}' AND state = 'streaming'`
    return (await ask(primary, from)).length > 0
  }

  /** Makes a standby of the present primary from a copy of it, whatever the server was before. */
  async function rejoin(name: ServerName) {
    const server = serverOf(name)
    await kill(name)
    rmSync(server.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    await copyRunningServer(urlOf(primary), serverOf(primary).folder, server.folder)
    const settings = readFileSync(join(server.folder, 'postgresql.auto.conf'), 'utf8')
    const source = `primary_conninfo = '${follow(primary, name)}'\n`
    writeLikeServer(
      server.folder,
      'postgresql.auto.conf',
      settings.replace(/^primary_conninfo.*\n/m, '') + source,
    )
    writeLikeServer(server.folder, 'standby.signal', '')
    await start(name)
    await until(() => streams(name))
  }

  /** The processes of a server: none before it was started, and `/proc` lists others under 0. */
  function processesOf(name: ServerName): number[] {
    const { pid } = serverOf(name)
    return pid > 0 ? [pid, ...childrenOf(pid)] : []
  }

  async function kill(name: ServerName) {
    const processes = processesOf(name)
    serverOf(name).pid = 0
    for (const one of processes) signal(one, 'SIGKILL')
    await until(() => !processes.some((one) => isAlive(one)))
  }

  /** As when the machine is cut off: nothing answers, and no connection ends. */
  function suspend(name: ServerName) {
    signal(serverOf(name).pid, 'SIGSTOP')
    for (const one of processesOf(name)) signal(one, 'SIGSTOP')
  }

  function resume(name: ServerName) {
    for (const one of processesOf(name).reverse()) signal(one, 'SIGCONT')
  }

  const standbys = () => names.filter((name) => name !== primary)

  /** Cuts both standbys off the primary, so that it acknowledges nothing any more. */
  async function cutStandbys() {
    for (const name of standbys()) await pointAt(name, undefined)
    for (const name of standbys())
      await until(async () => (await ask(name, 'SELECT 1 FROM pg_stat_wal_receiver')).length === 0)
  }

  /** The standby that has most takes over: of any two, one has every acknowledged commit. */
  async function promote(): Promise<ServerName> {
    await cutStandbys()
    const positions = await Promise.all(
      standbys().map(async (name) => {
        const position =
          "SELECT pg_wal_lsn_diff(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')"
        const [row] = await ask<{ bytes: string }>(name, `${position}::text AS bytes`)
        return { name, bytes: BigInt(row!.bytes) }
      }),
    )
    const furthest = positions.reduce((best, one) => (one.bytes > best.bytes ? one : best))
    primary = furthest.name
    await ask(primary, 'SELECT pg_promote(wait => true, wait_seconds => 600)')
    return primary
  }

  /** How many standbys must have a commit before it is acknowledged; their own name is never among them. */
  async function confirmBy(count: 0 | 1) {
    const setting = count === 0 ? '' : `ANY ${count} (${names.join(', ')})`
    for (const name of names) {
      await ask(name, `ALTER SYSTEM SET synchronous_standby_names = '${setting}'`)
      await ask(name, 'SELECT pg_reload_conf()')
    }
  }

  async function stop() {
    for (const { name } of servers) resume(name)
    // Without standbys a clean end would wait for one.
    for (const { name } of servers) await kill(name)
  }

  try {
    await start('one')
    for (const name of ['two', 'three'] as const) await rejoin(name)
    await confirmBy(1)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    hosts: ports.map((port) => `127.0.0.1:${port}`).join(','),
    urlOf,
    ask,
    primary: () => primary,
    standbys,
    kill,
    suspend,
    resume,
    cutStandbys,
    promote,
    /** Has the standby that is left follow the new primary. */
    async followPrimary(name: ServerName) {
      await pointAt(name, primary)
      await until(() => streams(name))
    },
    rejoin,
    confirmBy,
    stop,
  }
}

async function askServer<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await pause(50)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    if (pid > 1) process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[1])
  } catch {
    return undefined
  }
}
