import { setTimeout as pause } from 'node:timers/promises'
import type { FleetOn } from '../storm/fleet/start-fleet.ts'
import type { PostgresTrio, ServerName } from './postgres-trio.ts'
import type { StoresInThrees } from './stores-in-threes.ts'
import { countAcknowledged } from './count-acknowledged.ts'

export type FleetInThrees = FleetOn<StoresInThrees>

/** Brings back what was struck, and resolves with how many writes a former primary acknowledged. */
type Repair = () => Promise<number>

/** `strike` resolves when another server has taken over. */
export type Strike = { says: string; strike: (fleet: FleetInThrees) => Promise<Repair> }

/** The one who promotes notices within seconds that a server does not answer. */
const noticeMs = 3_000

const primaryKilled: Strike = {
  says: 'primary of PostgreSQL killed',
  async strike({ stores: { postgres } }) {
    const former = postgres.primary()
    await postgres.kill(former)
    await takeOver(postgres, former)
    return async () => {
      await postgres.rejoin(former)
      return 0
    }
  },
}

const primaryCutOff: Strike = {
  says: 'primary of PostgreSQL cut off, and back',
  async strike({ stores: { postgres } }) {
    const former = postgres.primary()
    postgres.suspend(former)
    await takeOver(postgres, former)
    return async () => {
      postgres.resume(former)
      const acknowledged = await countAcknowledged(postgres, former)
      await postgres.rejoin(former)
      return acknowledged
    }
  },
}

const masterKilled: Strike = {
  says: 'master of Redis killed',
  async strike({ stores: { redis } }) {
    await redis.killMaster()
    return async () => {
      await redis.startEnded()
      return 0
    }
  },
}

export const bothKilled: Strike = {
  says: 'both killed at once',
  async strike(fleet) {
    const repairs = await Promise.all([primaryKilled.strike(fleet), masterKilled.strike(fleet)])
    return async () => (await Promise.all(repairs.map((repair) => repair()))).reduce((sum, one) => sum + one)
  },
}

export const replicasKilled: Strike = {
  says: 'a replica of each service killed',
  async strike(fleet) {
    for (const name of ['chat-1', 'orders-1', 'catalogue-1']) fleet.signal(name, 'SIGKILL')
    return async () => {
      await fleet.ready()
      return 0
    }
  },
}

export const strikes = [primaryKilled, primaryCutOff, masterKilled, bothKilled, replicasKilled]

async function takeOver(postgres: PostgresTrio, former: ServerName) {
  await pause(noticeMs)
  await postgres.promote()
  for (const name of postgres.standbys()) if (name !== former) await postgres.followPrimary(name)
}
