import { compareWithLimits } from '../failover/compare-with-limits.ts'
import { judge, runRounds } from '../failover/run-rounds.ts'
import { openStoresInThrees } from '../failover/stores-in-threes.ts'
import { bothKilled, type FleetInThrees, replicasKilled, type Strike } from '../failover/strikes.ts'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import type { Verdict } from '../storm/invariants/verdict.ts'
import { startFleetOn } from '../storm/fleet/start-fleet.ts'
import { eventually } from './eventually.ts'
import { removeDataDir } from './product/data-dir.ts'

let fleet: FleetInThrees

beforeAll(async () => {
  fleet = await startFleetOn({ expiryMinutes: 60, say: () => {} }, openStoresInThrees)
  await fleet.ready()
})
afterAll(async () => {
  await fleet?.stop()
  if (fleet) removeDataDir(fleet.dataDir)
})

/** Two rounds of `npm run failover`, with few orders. */
it('stores and replicas die under orders: nothing is lost or sent twice, and chats are back soon', async () => {
  const scene = { fleet, outside: openSandboxControl(fleet.sandbox) }
  const strikes = [withoutRepair(bothKilled), replicasKilled]
  const done = await runRounds(scene, { rate: 1, chats: 4, strikes })
  const isOff = ({ isViolated }: Verdict) => isViolated
  // A slow machine settles late; an order that was sent twice stays so, however often it is judged.
  let judged = await judge(scene, done.visits)
  await eventually('rest of the shop', async () => {
    if (judged.verdicts.some(isOff)) judged = await judge(scene, done.visits)
    return !judged.verdicts.some(isOff)
  }).catch(() => {})
  for (const { tabs } of done.visits) tabs.forEach((tab) => tab.leave())
  expect(compareWithLimits(done, judged).filter(isOff)).toEqual([])
  expect(judged.orders).toBeGreaterThan(0)
  expect(done.cuts.length).toBeGreaterThan(0)
})

/** Two of three are enough: the dead servers stay away. */
const withoutRepair = ({ says, strike }: Strike): Strike => ({
  says,
  async strike(fleet) {
    await strike(fleet)
    return async () => 0
  },
})
