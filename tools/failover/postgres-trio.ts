import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { until } from '@smm/http-service/test-until'
import { copyRunningServer, writeLikeServer } from '../stores/copy-running-server.ts'
import { openPostgresServer, type PostgresServer } from './postgres-server.ts'

const names = ['one', 'two', 'three'] as const
export type ServerName = (typeof names)[number]
type Servers = Record<ServerName, PostgresServer>

export type PostgresTrio = Awaited<ReturnType<typeof startPostgresTrio>>

/**
 * A primary and two standbys on this machine. A commit is acknowledged once one standby has it, as the manual asks for; an
 * operator of Kubernetes or a managed PostgreSQL does what `promote` and `rejoin` do here.
 */
export async function startPostgresTrio({ folder, password }: { folder: string; password: string }) {
  const open = (name: ServerName) => openPostgresServer({ folder: join(folder, name), password })
  const servers: Servers = { one: await open('one'), two: await open('two'), three: await open('three') }
  let primary: ServerName = 'one'

  const standbys = () => names.filter((name) => name !== primary)

  const sourceOf = (name: ServerName) =>
    `host=127.0.0.1 port=${servers[primary].port} user=postgres password=${password} application_name=${name}`

  const streams = async (name: ServerName) => {
    const from = `SELECT 1 FROM pg_stat_replication WHERE application_name = '${name}' AND state = 'streaming'`
    return (await servers[primary].ask(from)).length > 0
  }

  /** Makes a standby of the present primary from a copy of it, whatever the server was before. */
  async function rejoin(name: ServerName) {
    const server = servers[name]
    await server.kill()
    await copyAsStandby(servers[primary], server.folder, sourceOf(name))
    await server.start()
    await until(() => streams(name))
  }

  /** Cuts both standbys off the primary, so that it acknowledges nothing any more. */
  async function cutStandbys() {
    for (const name of standbys()) await alterSystem(servers[name], 'primary_conninfo', '')
    for (const name of standbys())
      await until(async () => (await servers[name].ask('SELECT 1 FROM pg_stat_wal_receiver')).length === 0)
  }

  /** The standby that has most takes over: of any two, one has every acknowledged commit. */
  async function promote(): Promise<ServerName> {
    await cutStandbys()
    const received = await Promise.all(
      standbys().map(async (name) => ({ name, bytes: await receivedBytes(servers[name]) })),
    )
    primary = received.reduce((best, one) => (one.bytes > best.bytes ? one : best)).name
    await servers[primary].ask('SELECT pg_promote(wait => true, wait_seconds => 600)')
    return primary
  }

  /** How many standbys must have a commit before it is acknowledged; their own name is never among them. */
  async function confirmBy(count: 0 | 1) {
    const setting = count === 0 ? '' : `ANY ${count} (${names.join(', ')})`
    for (const name of names) await alterSystem(servers[name], 'synchronous_standby_names', setting)
  }

  async function stop() {
    for (const name of names) servers[name].resume()
    // Without standbys a clean end would wait for one.
    for (const name of names) await servers[name].kill()
  }

  try {
    await servers.one.start()
    for (const name of standbys()) await rejoin(name)
    await confirmBy(1)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    hosts: names.map((name) => `127.0.0.1:${servers[name].port}`).join(','),
    urlOf: (name: ServerName, database?: string) => servers[name].urlOf(database),
    ask: <Row extends pg.QueryResultRow>(name: ServerName, question: string) =>
      servers[name].ask<Row>(question),
    primary: () => primary,
    standbys,
    kill: (name: ServerName) => servers[name].kill(),
    suspend: (name: ServerName) => servers[name].suspend(),
    resume: (name: ServerName) => servers[name].resume(),
    cutStandbys,
    promote,
    /** Has the standby that is left follow the new primary. */
    async followPrimary(name: ServerName) {
      await alterSystem(servers[name], 'primary_conninfo', sourceOf(name))
      await until(() => streams(name))
    },
    rejoin,
    confirmBy,
    stop,
  }
}

async function alterSystem(server: PostgresServer, setting: string, value: string) {
  await server.ask(`ALTER SYSTEM SET ${setting} = '${value}'`)
  await server.ask('SELECT pg_reload_conf()')
}

/** A position in the log as bytes. */
async function receivedBytes(standby: PostgresServer): Promise<bigint> {
  const position = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())'
  const rows = await standby.ask<{ bytes: string }>(
    `SELECT pg_wal_lsn_diff(${position}, '0/0')::text AS bytes`,
  )
  return BigInt(rows[0]?.bytes ?? 0)
}

async function copyAsStandby(primary: PostgresServer, folder: string, source: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  await copyRunningServer(primary.urlOf(), primary.folder, folder)
  const file = 'postgresql.auto.conf'
  const settings = readFileSync(join(folder, file), 'utf8').replace(/^primary_conninfo.*\n/m, '')
  writeLikeServer(folder, file, `${settings}primary_conninfo = '${source}'\n`)
  writeLikeServer(folder, 'standby.signal', '')
}
