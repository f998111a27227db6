import { setTimeout as pause } from 'node:timers/promises'
import { queryDatabase } from '../facts/query-database.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { Fleet } from '../fleet/start-fleet.ts'

const replica = 'orders-1'

/** Suspends a replica of orders while it awaits the reseller's answer to a submission. */
export async function suspendReplica(fleet: Fleet, outside: SandboxControl, seconds: number): Promise<void> {
  await outside.supplier({ latencyMs: 1_000 })
  const pid = await sendingProcess(fleet)
  process.kill(pid, 'SIGSTOP')
  await outside.supplier({ latencyMs: 0 })
  await pause(seconds * 1_000)
  if (fleet.pids()[replica] === pid) process.kill(pid, 'SIGCONT')
}

async function sendingProcess({ pids, stores }: Fleet): Promise<number> {
  for (;;) {
    const pid = pids()[replica]
    const waiting = await queryDatabase(
      stores.superuserUrl('orders'),
      `SELECT 1 FROM submission_attempts WHERE outcome IS NULL AND worker LIKE '%:${pid}'`,
    )
    if (pid && waiting.length > 0) return pid
    await pause(50)
  }
}
