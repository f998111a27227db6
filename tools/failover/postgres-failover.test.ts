import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { connect, countConnections } from '@smm/database/connect'
import { until } from '@smm/http-service/test-until'
import { openSwitchableProxy } from './switchable-proxy.ts'
import { type PostgresTrio, type ServerName, startPostgresTrio } from './postgres-trio.ts'

const password = 'test'
const folder = mkdtempSync(join(tmpdir(), 'smm-postgres-trio-'))
let trio: PostgresTrio
let db: Kysely<unknown>

beforeAll(async () => {
  chmodSync(folder, 0o755)
  trio = await startPostgresTrio({ folder, password })
  await trio.ask(trio.primary(), 'CREATE TABLE notes (text text)')
  db = connect({
    url: `postgres://postgres:${password}@${trio.hosts}/postgres?connect_timeout=600&statement_timeout=0`,
    log: { error: () => {} },
  })
})
afterAll(async () => {
  await db?.destroy()
  await trio?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** Writes until the write is acknowledged, as a caller that may repeat its transaction does. */
const write = (text: string) =>
  until(() =>
    sql`INSERT INTO notes VALUES (${text})`.execute(db).then(
      () => true,
      () => false,
    ),
  )
const notes = async () => {
  const rows = await trio.ask<{ text: string }>(
    trio.primary(),
    'SELECT DISTINCT text FROM notes ORDER BY text',
  )
  return rows.map(({ text }) => text)
}
const portInUse = async () => {
  const { rows } = await sql<{ port: string }>`SELECT current_setting('port') AS port`.execute(db)
  return Number(rows[0]!.port)
}
const portOf = (name: ServerName) => Number(new URL(trio.urlOf(name)).port)

it('writes to the primary, wherever it stands in the address', async () => {
  await write('first')
  expect(await portInUse()).toBe(portOf(trio.primary()))
  expect(countConnections(db).total).toBeGreaterThan(0)
})

it('follows a promotion after the primary died, and loses nothing that was acknowledged', async () => {
  await write('before the death')
  const dead = trio.primary()
  await trio.kill(dead)
  const impatient = connect<unknown>({
    url: `postgres://postgres:${password}@${trio.hosts}/postgres?connect_timeout=1`,
    log: { error: () => {} },
  })
  // No server takes writes: one that is about to start would say the same.
  await expect(sql`SELECT 1`.execute(impatient)).rejects.toMatchObject({ code: '57P03' })
  await impatient.destroy()
  const next = await trio.promote()
  const [left] = trio.standbys().filter((name) => name !== dead)
  await trio.followPrimary(left!)
  await write('after the death')
  expect(await portInUse()).toBe(portOf(next))
  expect(await notes()).toEqual(expect.arrayContaining(['before the death', 'after the death']))
  await trio.rejoin(dead)
})

it('leaves a primary that was cut off and came back, and that one acknowledges nothing', async () => {
  const former = trio.primary()
  trio.suspend(former)
  // One over the connection that is open, the other over a new one.
  const waiting = Promise.all(
    ['never answered', 'never answered'].map((text) =>
      sql`INSERT INTO notes VALUES (${text})`.execute(db).then(
        () => 'acknowledged',
        () => 'failed',
      ),
    ),
  )
  const next = await trio.promote()
  const [left] = trio.standbys().filter((name) => name !== former)
  await trio.followPrimary(left!)
  expect(await waiting).toEqual(['failed', 'failed'])
  await write('after the cut')
  expect(await portInUse()).toBe(portOf(next))

  trio.resume(former)
  const alone = connect<unknown>({
    url: `${trio.urlOf(former)}?connect_timeout=600&statement_timeout=5000`,
    log: { error: () => {} },
  })
  const lonely = sql`INSERT INTO notes VALUES ('without a quorum')`.execute(alone).then(
    () => 'acknowledged',
    () => 'failed',
  )
  const waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
  while ((await trio.ask(former, waits)).length === 0) await pause(50)
  await write('while the former primary is back')
  expect(await portInUse()).toBe(portOf(next))
  await trio.kill(former)
  expect(await lonely).toBe('failed')
  expect(await notes()).not.toContain('without a quorum')
  await alone.destroy()
  await trio.rejoin(former)
})

it('drops a connection to a server that has become a standby', async () => {
  const [standby] = await trio.ask<{ name: ServerName }>(
    trio.primary(),
    "SELECT application_name AS name FROM pg_stat_replication WHERE state = 'streaming'",
  )
  const onStandby = connect<unknown>({
    url: `${trio.urlOf(standby!.name)}?connect_timeout=600`,
    log: { error: () => {} },
    poolSize: 1,
  })
  const pidOf = async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(onStandby)
    return rows[0]!.pid
  }
  const first = await pidOf()
  await expect(sql`INSERT INTO notes VALUES ('x')`.execute(onStandby)).rejects.toMatchObject({
    code: '25006',
  })
  expect(await pidOf()).not.toBe(first)
  await onStandby.destroy()
})

it('follows a promotion behind one name, while connections to the former primary stay open', async () => {
  const former = trio.primary()
  const proxy = await openSwitchableProxy(portOf(former))
  const behind = connect<unknown>({
    url: `postgres://postgres:${password}@127.0.0.1:${proxy.port}/postgres?connect_timeout=600&statement_timeout=0`,
    log: { error: () => {} },
    poolSize: 1,
  })
  const ask = async () => {
    const { rows } = await sql<{ port: string }>`SELECT current_setting('port') AS port`.execute(behind)
    return Number(rows[0]!.port)
  }
  // The server behind the name is known once a connection that asked has ended.
  while (proxy.closed() === 0) {
    expect(await ask()).toBe(portOf(former))
    await pause(50)
  }
  trio.suspend(former)
  const waiting = ask().then(
    () => 'answered',
    () => 'failed',
  )
  const next = await trio.promote()
  proxy.leadTo(portOf(next))
  expect(await waiting).toBe('failed')
  expect(await ask()).toBe(portOf(next))
  await behind.destroy()
  proxy.close()
})
