import { setTimeout as pause } from 'node:timers/promises'
import { askDatabase } from './ask-database.ts'
import type { Outside } from './outside.ts'
import type { Fleet } from './start-fleet.ts'

const held = 'orders-1'

/** Stops a replica of orders as soon as it has sent an order and awaits the answer, and lets it go on after so long. */
export async function holdUp(fleet: Fleet, outside: Outside, seconds: number): Promise<void> {
  await outside.supplier({ latencyMs: 1_000 })
  const pid = await sendingProcess(fleet)
  process.kill(pid, 'SIGSTOP')
  await outside.supplier({ latencyMs: 0 })
  await pause(seconds * 1_000)
  if (fleet.pids()[held] === pid) process.kill(pid, 'SIGCONT')
}

async function sendingProcess({ pids, stores }: Fleet): Promise<number> {
  for (;;) {
    const pid = pids()[held]
    const waiting = await askDatabase(
      stores.superuserUrl('orders'),
      `SELECT 1 FROM submission_attempts WHERE outcome IS NULL AND worker LIKE '%:${pid}'`,
    )
    if (pid && waiting.length > 0) return pid
    await pause(50)
  }
}
