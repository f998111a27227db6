import type { Fleet } from './start-fleet.ts'
import type { Outside } from './outside.ts'

/** Makes the outside world behave again and waits until every process says that it can work. */
export async function heal(fleet: Fleet, outside: Outside): Promise<void> {
  for (const pid of Object.values(fleet.pids())) process.kill(pid, 'SIGCONT')
  process.kill(fleet.stores.redisPid(), 'SIGCONT')
  await outside.bank({ webhooks: 'on', latencyMs: 0, failRate: 0, failNext: null })
  await outside.supplier({ balance: 250_000, latencyMs: 0, failRate: 0, failNext: null })
  await fleet.ready()
}
