import { setTimeout as pause } from 'node:timers/promises'
import type { DrawFault } from './fault.ts'

// Orders moves the money: faults hit it more often.
const breakable = [
  'orders-1',
  'orders-2',
  'chat-1',
  'chat-2',
  'orders-1',
  'orders-2',
  'catalogue-1',
  'catalogue-2',
  'gateway',
]

/** Ends or suspends one of our processes; the supervisor restarts one that ended. */
export const drawProcessFault: DrawFault = ({ fleet, random }) => {
  const name = random.pick(breakable)
  const way = random.pick(['SIGKILL', 'SIGKILL', 'SIGTERM', 'SIGSTOP'] as const)
  if (way !== 'SIGSTOP') return { says: `${way} ${name}`, strike: async () => fleet.signal(name, way) }
  const heldMs = random.whole(1_000, 9_000)
  return {
    says: `${name} suspended for ${heldMs} ms`,
    async strike() {
      const pid = fleet.signal(name, 'SIGSTOP')
      await pause(heldMs)
      if (pid && fleet.pids()[name] === pid) process.kill(pid, 'SIGCONT')
    },
  }
}
