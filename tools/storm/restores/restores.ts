// `npm run restores -- --rounds 10 --seed 7 --orders 50`: copies of the databases are taken at random moments under load and
// put back after more orders were paid. Nothing may reach the reseller twice, and no money may be out of sight.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openSandboxControl } from '../sandbox-control.ts'
import { seededRandom } from '../seeded-random.ts'
import { startFleet } from '../fleet/start-fleet.ts'
import { isBroken } from './judge-round.ts'
import { kinds, type Round, runRound } from './run-round.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '7' },
    orders: { type: 'string', default: '50' },
  },
})
const [rounds, seed, orders] = [Number(values.rounds), Number(values.seed), Number(values.orders)]
const random = seededRandom(seed)
const fleet = await startFleet({ expiryMinutes: 60, say: (line) => console.error(line) })
let broken = 0
try {
  await fleet.ready()
  const outside = openSandboxControl(fleet.sandbox)
  await outside.supplier({ balance: 250_000 })
  for (let at = 0; at < rounds; at++) {
    const kind = kinds[at % kinds.length]!
    const round = await runRound({ fleet, outside, random, name: `${seed}.${at + 1}`, orders, kind })
    print(at + 1, round)
    if (isBroken(round)) broken++
  }
} finally {
  await fleet.stop()
  if (broken === 0) rmSync(fleet.dataDir, { recursive: true, force: true })
  else console.error(`logs: ${fleet.dataDir}`)
}
console.log(`\n${rounds} rounds, seed ${seed}: ${broken} broke a bound`)
process.exit(broken === 0 ? 0 : 1)

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
