import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@smm/http-service/test-until'
import type { Fleet } from '../../storm/fleet/start-fleet.ts'

/** Ends a process and waits for its successor. Resolves with the seconds until the exit. */
export async function restart(fleet: Fleet, name: string): Promise<number> {
  const signalledAt = Date.now()
  const pid = fleet.signal(name, 'SIGTERM')
  if (!pid) throw new Error(`${name} is not running`)
  const exit = await until(() => fleet.exits.find((one) => one.pid === pid))
  await until(() => {
    const now = fleet.pids()[name]
    return now !== undefined && now !== pid && isListening(fleet, name, exit.at)
  })
  return (exit.at - signalledAt) / 1_000
}

// Two gateways share an address: only the log of this one shows that it listens.
function isListening({ logs }: Fleet, name: string, since: number): boolean {
  const lines = readFileSync(join(logs, `${name}.log`), 'utf8')
    .slice(-200_000)
    .split('\n')
  return lines.some((line) => {
    const [, time] = /"time":(\d+).*"msg":"Server listening/.exec(line) ?? []
    return Number(time) >= since
  })
}
