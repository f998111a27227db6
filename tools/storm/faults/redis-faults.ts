import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { DrawFault, Fault, Target } from './fault.ts'

/** Redis holds no truth: it may die, lose its data or hang at any time. */
export const drawRedisFault: DrawFault = (target) =>
  target.random.pick([killed, killed, forgotten, emptied, emptied, paused])(target)

function killed({ fleet, random }: Target): Fault {
  const downMs = random.whole(0, 5_000)
  return { says: `Redis killed, away for ${downMs} ms`, strike: () => fleet.stores.restartRedis({ downMs }) }
}

function forgotten({ fleet, random }: Target): Fault {
  const downMs = random.whole(0, 3_000)
  return {
    says: `Redis killed and its data lost, away for ${downMs} ms`,
    strike: () => fleet.stores.restartRedis({ losesData: true, downMs }),
  }
}

function emptied({ fleet }: Target): Fault {
  return { says: 'Redis emptied', strike: () => emptyRedis(fleet.stores.redisUrl) }
}

async function emptyRedis(url: string) {
  const client = new Redis(url, { maxRetriesPerRequest: 1, retryStrategy: () => null })
  client.on('error', () => {})
  await client.flushall().finally(() => client.disconnect())
}

function paused({ fleet, random }: Target): Fault {
  const heldMs = random.whole(2_000, 12_000)
  return {
    says: `Redis suspended for ${heldMs} ms`,
    async strike() {
      const pid = fleet.stores.redisPid()
      process.kill(pid, 'SIGSTOP')
      await pause(heldMs)
      if (fleet.stores.redisPid() === pid) process.kill(pid, 'SIGCONT')
    },
  }
}
