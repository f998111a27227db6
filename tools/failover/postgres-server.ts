import pg from 'pg'
import { until } from '@smm/http-service/test-until'
import { startPostgres } from '../stores/postgres.mjs'
import { childrenOf } from '../stores/process-status.ts'
import { freePort, isAlive } from '../stores/processes.mjs'

export type PostgresServer = Awaited<ReturnType<typeof openPostgresServer>>

/** One server of several on this machine, not yet started, which can be killed or cut off. */
export async function openPostgresServer({ folder, password }: { folder: string; password: string }) {
  const port = (await freePort()) as number
  let pid = 0

  const urlOf = (database = 'postgres') => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

  /** None before it was started, and `/proc` lists others under 0. */
  const processes = () => (pid > 0 ? [pid, ...childrenOf(pid)] : [])

  return {
    folder,
    port,
    urlOf,
    async start() {
      // The log that a standby still lacks stays, however long it was away.
      const more = {
        wal_keep_size: '512MB',
        wal_receiver_timeout: '5s',
        wal_sender_timeout: '5s',
        restart_after_crash: 'off',
      }
      pid = (await startPostgres({ folder, port, password, more })).pid as number
    },
    async ask<Row extends pg.QueryResultRow>(question: string): Promise<Row[]> {
      const client = new pg.Client({ connectionString: urlOf() })
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<Row>(question)).rows
      } finally {
        await client.end()
      }
    },
    async kill() {
      const killed = processes()
      pid = 0
      for (const one of killed) signal(one, 'SIGKILL')
      await until(() => !killed.some((one) => isAlive(one)))
    },
    /** As when the machine is cut off: nothing answers, and no connection ends. */
    suspend() {
      signal(pid, 'SIGSTOP')
      for (const one of processes()) signal(one, 'SIGSTOP')
    },
    resume() {
      for (const one of processes().reverse()) signal(one, 'SIGCONT')
    },
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    if (pid > 1) process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
