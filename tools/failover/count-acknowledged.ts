import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresTrio, ServerName } from './postgres-trio.ts'

/** Writes to a former primary, which has no standby that could confirm it: the write must wait, and is given up then. */
export async function countAcknowledged(postgres: PostgresTrio, former: ServerName): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.urlOf(former) })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const waits = `SELECT 1 FROM pg_stat_activity WHERE pid = ${rows[0]!.pid} AND wait_event = 'SyncRep'`
  let acknowledged = 0
  void client.query("SELECT pg_logical_emit_message(true, 'failover', 'a write')").then(
    () => acknowledged++,
    () => {},
  )
  while (acknowledged === 0 && (await postgres.ask(former, waits)).length === 0) await pause(50)
  client.connection.stream.destroy()
  return acknowledged
}
