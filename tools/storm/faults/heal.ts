import type { Fleet } from '../fleet/start-fleet.ts'
import { resellers, type SandboxControl } from '../sandbox-control.ts'

/** Resumes processes, resets bank and resellers, and waits until every process is ready. */
export async function heal(fleet: Fleet, outside: SandboxControl): Promise<void> {
  for (const pid of Object.values(fleet.pids())) process.kill(pid, 'SIGCONT')
  process.kill(fleet.stores.redisPid(), 'SIGCONT')
  await outside.bank({ webhooks: 'on', latencyMs: 0, failRate: 0, failNext: null })
  const calm = { balance: 250_000, latencyMs: 0, failRate: 0, failNext: null }
  for (const reseller of resellers) await outside.supplier(calm, reseller)
  await fleet.ready()
}
