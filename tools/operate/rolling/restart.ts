import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from '../../storm/fleet/start-fleet.ts'

const timeoutMs = 60_000

/** Ends a process and waits for its successor. Resolves with the seconds until the exit. */
export async function restart(fleet: Fleet, name: string): Promise<number> {
  const signalledAt = Date.now()
  const pid = fleet.signal(name, 'SIGTERM')
  if (!pid) throw new Error(`${name} is not running`)
  const exit = await until(`the end of ${name}`, () => fleet.exits.find((one) => one.pid === pid))
  await until(`the start of ${name}`, () => {
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

async function until<T>(what: string, look: () => T | undefined | false): Promise<T> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) {
    const found = look()
    if (found) return found
  }
  throw new Error(`${what} did not come within ${timeoutMs / 1_000} s`)
}
