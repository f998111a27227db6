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

/** The servers, of which `primary` takes writes. */
type Trio = { servers: Servers; password: string; primary: ServerName }

/**
 * A primary and two standbys on this machine. A commit is acknowledged once one standby has it, as the manual asks for; an
 * operator of Kubernetes or a managed PostgreSQL does what `promote` and `rejoin` do here.
 */
export async function startPostgresTrio({ folder, password }: { folder: string; password: string }) {
  const open = (name: ServerName) => openPostgresServer({ folder: join(folder, name), password })
  const servers = { one: await open('one'), two: await open('two'), three: await open('three') }
  const trio: Trio = { servers, password, primary: 'one' }
  try {
    await servers.one.start()
    for (const name of standbysOf(trio)) await rejoin(trio, name)
    await confirmBy(trio, 1)
  } catch (error) {
    await stop(trio)
    throw error
  }
  return {
    hosts: names.map((name) => `127.0.0.1:${servers[name].port}`).join(','),
    urlOf: (name: ServerName, database?: string) => servers[name].urlOf(database),
    ask: <Row extends pg.QueryResultRow>(name: ServerName, question: string) =>
      servers[name].ask<Row>(question),
    primary: () => trio.primary,
    standbys: () => standbysOf(trio),
    kill: (name: ServerName) => servers[name].kill(),
    suspend: (name: ServerName) => servers[name].suspend(),
    resume: (name: ServerName) => servers[name].resume(),
    cutStandbys: () => cutStandbys(trio),
    promote: () => promote(trio),
    followPrimary: (name: ServerName) => followPrimary(trio, name),
    rejoin: (name: ServerName) => rejoin(trio, name),
    confirmBy: (count: 0 | 1) => confirmBy(trio, count),
    stop: () => stop(trio),
  }
}

const standbysOf = ({ primary }: Trio) => names.filter((name) => name !== primary)

const sourceOf = ({ servers, primary, password }: Trio, name: ServerName) =>
  `host=127.0.0.1 port=${servers[primary].port} user=postgres password=${password} application_name=${name}`

async function streams({ servers, primary }: Trio, name: ServerName): Promise<boolean> {
  const from = `SELECT 1 FROM pg_stat_replication WHERE application_name = '${name}' AND state = 'streaming'`
  return (await servers[primary].ask(from)).length > 0
}

/** Makes a standby of the present primary from a copy of it, whatever the server was before. */
async function rejoin(trio: Trio, name: ServerName) {
  const server = trio.servers[name]
  await server.kill()
  await copyAsStandby(trio.servers[trio.primary], server.folder, sourceOf(trio, name))
  await server.start()
  await until(() => streams(trio, name))
}

/** Cuts both standbys off the primary, so that it acknowledges nothing any more. */
async function cutStandbys(trio: Trio) {
  const standbys = standbysOf(trio).map((name) => trio.servers[name])
  for (const standby of standbys) await alterSystem(standby, 'primary_conninfo', '')
  for (const standby of standbys)
    await until(async () => (await standby.ask('SELECT 1 FROM pg_stat_wal_receiver')).length === 0)
}

/** The standby that has most takes over: of any two, one has every acknowledged commit. */
async function promote(trio: Trio): Promise<ServerName> {
  await cutStandbys(trio)
  const received = await Promise.all(
    standbysOf(trio).map(async (name) => ({ name, bytes: await receivedBytes(trio.servers[name]) })),
  )
  trio.primary = received.reduce((best, one) => (one.bytes > best.bytes ? one : best)).name
  await trio.servers[trio.primary].ask('SELECT pg_promote(wait => true, wait_seconds => 600)')
  return trio.primary
}

/** Has the standby that is left follow the new primary. */
async function followPrimary(trio: Trio, name: ServerName) {
  await alterSystem(trio.servers[name], 'primary_conninfo', sourceOf(trio, name))
  await until(() => streams(trio, name))
}

/** How many standbys must have a commit before it is acknowledged; their own name is never among them. */
async function confirmBy({ servers }: Trio, count: 0 | 1) {
  const setting = count === 0 ? '' : `ANY ${count} (${names.join(', ')})`
  for (const name of names) await alterSystem(servers[name], 'synchronous_standby_names', setting)
}

async function stop({ servers }: Trio) {
  for (const name of names) servers[name].resume()
  // Without standbys a clean end would wait for one.
  for (const name of names) await servers[name].kill()
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
