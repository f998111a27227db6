// `npm run failover -- --rounds 10 --rate 5 --chats 30 --tail 8`: takes one of three PostgreSQL or Redis away while visitors
// order, and compares outages, losses and repeats with their limits. `POSTGRES_BIN=/usr/lib/postgresql/15/bin` takes Debian's.
import { readNumbers } from '../read-numbers.ts'
import { runOnFleet } from '../storm/fleet/run-on-fleet.ts'
import { startFleetOn } from '../storm/fleet/start-fleet.ts'
import { printVerdict } from '../storm/print-verdict.ts'
import { isBroken } from '../storm/restores/judge-round.ts'
import { openSandboxControl, type SandboxControl } from '../storm/sandbox-control.ts'
import { say } from '../storm/say.ts'
import { compareWithLimits } from './compare-with-limits.ts'
import { loseTail } from './lose-tail.ts'
import { judge, runRounds } from './run-rounds.ts'
import { openStoresInThrees } from './stores-in-threes.ts'
import { type FleetInThrees, strikes } from './strikes.ts'

const defaults = { rounds: 10, rate: 5, chats: 30, tail: 8 }
const { rounds, rate, chats, tail } = readNumbers('npm run failover', defaults)

say('starting stores in threes, and two replicas of every service')
const fleet = await startFleetOn({ expiryMinutes: 60, say }, openStoresInThrees)
await runOnFleet(fleet, async () => {
  const outside = openSandboxControl(fleet.sandbox)
  await outside.supplier({ balance: 10_000_000 })
  const areRoundsRight = rounds === 0 || (await strikeOften(fleet, outside))
  const isTailRight = tail === 0 || (await strikeWithoutQuorum(fleet, outside))
  return areRoundsRight && isTailRight
})

async function strikeOften(fleet: FleetInThrees, outside: SandboxControl): Promise<boolean> {
  const scene = { fleet, outside }
  let number = 0
  const done = await runRounds(scene, {
    rate,
    chats,
    strikes: Array.from({ length: rounds }, (_, at) => strikes[at % strikes.length]!),
    over: ({ says, unavailableSeconds, backlogSeconds }) =>
      console.log(
        `round ${++number}: ${says.padEnd(40)} no answer for ${unavailableSeconds.toFixed(1)} s, ` +
          `then a backlog for ${backlogSeconds.toFixed(1)} s`,
      ),
  })
  say('settling')
  const verdicts = compareWithLimits(done, await judge(scene, done.visits))
  for (const { tabs } of done.visits) tabs.forEach((tab) => tab.leave())
  verdicts.forEach(printVerdict)
  return verdicts.every(({ isViolated }) => !isViolated)
}

async function strikeWithoutQuorum(fleet: FleetInThrees, outside: SandboxControl): Promise<boolean> {
  say('an asynchronous standby takes over without the last orders')
  const figures = await loseTail(fleet, outside, tail)
  const { maxUpstreamOrders, missing, unsettled, outOfSight, deadLetters, reviews } = figures
  console.log(
    `${isBroken(figures) ? 'OFF' : 'ok '} asynchronous standby: upstream per order ≤ ${maxUpstreamOrders}; paid orders ` +
      `missing ${missing.length}; unsettled ${unsettled}; submissions out of sight ${outOfSight}; dead letters ${deadLetters}`,
  )
  console.log(`    open reviews: ${JSON.stringify(reviews)}`)
  return !isBroken(figures)
}
