// `npm run restores -- --rounds 10 --seed 7 --orders 50`: copies of the databases are taken at random moments under load and
// put back after more orders were paid. Nothing may reach the reseller twice, and no money may be out of sight.
import { readNumbers } from '../../read-numbers.ts'
import { openSandboxControl } from '../sandbox-control.ts'
import { seededRandom } from '../seeded-random.ts'
import { say } from '../say.ts'
import { runOnFleet } from '../fleet/run-on-fleet.ts'
import { startFleet } from '../fleet/start-fleet.ts'
import { isBroken } from './judge-round.ts'
import { kinds, type Round, runRound } from './run-round.ts'

const { rounds, seed, orders } = readNumbers('npm run restores', { rounds: 10, seed: 7, orders: 50 })
const random = seededRandom(seed)
const fleet = await startFleet({ expiryMinutes: 60, say })
await runOnFleet(fleet, async () => {
  const outside = openSandboxControl(fleet.sandbox)
  await outside.supplier({ balance: 250_000 })
  let broken = 0
  for (let at = 0; at < rounds; at++) {
    const kind = kinds[at % kinds.length]!
    const round = await runRound({ fleet, outside, random, name: `${seed}.${at + 1}`, orders, kind })
    print(at + 1, round)
    if (isBroken(round)) broken++
  }
  console.log(`\n${rounds} rounds, seed ${seed}: ${broken} broke a bound`)
  return broken === 0
})

function print(number: number, round: Round) {
  const { kind, paid, copiedAfter, maxUpstreamOrders, missing, outOfSight, reviews, deadLetters, seconds } =
    round
  console.log(
    `${isBroken(round) ? 'OFF' : 'ok '} round ${number}: ${kind} went back; ${paid} paid, copied after ${copiedAfter}; ` +
      `upstream per order ≤ ${maxUpstreamOrders}; paid orders missing ${missing.length}; ` +
      `submissions out of sight ${outOfSight}; dead letters ${deadLetters}; ${seconds} s`,
  )
  console.log(`    open reviews so far: ${JSON.stringify(reviews)}`)
  if (missing.length > 0) console.log(`    missing: ${missing.slice(0, 5).join(', ')}`)
}
