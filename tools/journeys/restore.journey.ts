import { openSandboxControl } from '../storm/sandbox-control.ts'
import { seededRandom } from '../storm/seeded-random.ts'
import { type Fleet, startFleet } from '../storm/fleet/start-fleet.ts'
import { runRound } from '../storm/restores/run-round.ts'
import { removeDataDir } from './product/data-dir.ts'

let fleet: Fleet

beforeAll(async () => {
  fleet = await startFleet({ expiryMinutes: 60, say: () => {} })
  await fleet.ready()
})
afterAll(async () => {
  await fleet?.stop()
  if (fleet) removeDataDir(fleet.dataDir)
})

/** One round of `npm run restores`, with few orders. */
it('a stale data folder of PostgreSQL sends nothing twice and leaves no money out of sight', async () => {
  const outside = openSandboxControl(fleet.sandbox)
  const random = seededRandom(3)
  const orders = 8
  const round = await runRound({ fleet, outside, random, name: 'jornada', orders, kind: 'data folder' })
  expect(round).toMatchObject({
    paid: orders,
    maxUpstreamOrders: 1,
    missing: [],
    unsettled: 0,
    outOfSight: 0,
    deadLetters: 0,
  })
  // The second half was paid after the copy, which knows nothing of them.
  expect(round.reviews['ORPHAN_PAYMENT']).toBe(orders / 2)
})
