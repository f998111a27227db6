import { judge, runRounds } from '../failover/run-rounds.ts'
import { openStoresInThrees } from '../failover/stores-in-threes.ts'
import { bothKilled, type FleetInThrees, type Strike } from '../failover/strikes.ts'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import type { Verdict } from '../storm/invariants/verdict.ts'
import { startFleetOn } from '../storm/fleet/start-fleet.ts'
import { removeDataDir } from './product.ts'

let fleet: FleetInThrees

beforeAll(async () => {
  fleet = await startFleetOn({ expiryMinutes: 60, say: () => {} }, openStoresInThrees)
  await fleet.ready()
})
afterAll(async () => {
  await fleet?.stop()
  if (fleet) removeDataDir(fleet.dataDir)
})

it('the primary of PostgreSQL and the master of Redis die under orders: nothing is lost or sent twice', async () => {
  const scene = { fleet, outside: openSandboxControl(fleet.sandbox) }
  const { visits } = await runRounds(scene, { rate: 1, chats: 3, strikes: [withoutRepair(bothKilled)] })
  let judged = await judge(scene, visits)
  // A slow machine settles late: only what stays is a fault.
  for (let again = 0; again < 3 && judged.verdicts.some(isViolated); again++)
    judged = await judge(scene, visits)
  for (const { tabs } of visits) tabs.forEach((tab) => tab.leave())
  expect(judged.verdicts.filter(isViolated)).toEqual([])
  expect(judged.orders).toBeGreaterThan(0)
})

/** Two of three are enough: the dead servers stay away. */
const withoutRepair = ({ says, strike }: Strike): Strike => ({
  says,
  async strike(fleet) {
    await strike(fleet)
    return async () => 0
  },
})

const isViolated = (verdict: Verdict) => verdict.isViolated
