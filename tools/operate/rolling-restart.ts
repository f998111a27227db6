// `npm run rolling-restart -- --rounds 10 --rate 20`: restarts every process, one after the other, and redeploys every web
// app while visitors order; compares errors, cuts and delays with their limits.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { reopenChats } from '../storm/visitors/reopen-chats.ts'
import { check } from '../storm/check.ts'
import { collectFacts } from '../storm/facts/collect-facts.ts'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import type { App } from '../storm/fleet/replicate-apps.ts'
import { seededRandom } from '../storm/seeded-random.ts'
import { type Fleet, startFleet } from '../storm/fleet/start-fleet.ts'
import type { Visit } from '../storm/visitors/visit.ts'
import { waitUntilQuiet } from '../storm/facts/wait-until-quiet.ts'
import { watchMemory } from '../storm/fleet/watch-memory.ts'
import { browse } from './rolling/browse.ts'
import { holdChats } from './rolling/hold-chats.ts'
import { bringOrders } from './rolling/bring-orders.ts'
import { redeploy } from './rolling/redeploy.ts'
import { restart } from './rolling/restart.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    chats: { type: 'string', default: '50' },
  },
})
const [rounds, rate, chats] = [values.rounds, values.rate, values.chats].map(Number) as [
  number,
  number,
  number,
]
if (![rounds, rate, chats].every((value) => value > 0)) {
  console.error(
    'npm run rolling-restart -- [--rounds 10] [--rate 20: orders a second] [--chats 50: left open]',
  )
  process.exit(2)
}

/** Invariants that need long-lived processes or planted secrets. */
const skippedInvariants = ['I8', 'I12']
const limits = { httpErrorPercent: 0.1, chatBackSeconds: 20, exitSeconds: 25 }
/** Requests a second for pages and lists: the orders are the load, these only detect failures. */
const browsedPerSecond = 10
const began = Date.now()
const say = (line: string) =>
  console.error(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)

say('starting two replicas of everything')
const fleet = await startFleet({ expiryMinutes: 30, say, shape: withTwoGateways })
let isRight = false
process.on('SIGINT', () => void fleet.stop().then(() => process.exit(130)))
try {
  await fleet.ready()
  isRight = await roll(fleet)
} finally {
  await fleet.stop()
  if (isRight) rmSync(fleet.dataDir, { recursive: true, force: true })
  else say(`logs: ${fleet.dataDir}`)
}
process.exit(isRight ? 0 : 1)

/** Two gateways on one port: one takes over while the other restarts. Both keep releases in one folder. */
function withTwoGateways(apps: App[], dataDir: string): App[] {
  const releases = join(dataDir, 'releases')
  mkdirSync(releases, { recursive: true })
  return apps.flatMap((app) => {
    if (app.name !== 'gateway') return [app]
    const env = { ...app.env, SHARE_PORT: 'true', RELEASES_DIR: releases }
    return ['gateway-1', 'gateway-2'].map((name) => ({ ...app, name, env }))
  })
}

async function roll(fleet: Fleet): Promise<boolean> {
  const outside = openSandboxControl(fleet.sandbox)
  await outside.supplier({ balance: 10_000_000 })
  const visits: Visit[] = []
  const end = new AbortController()
  let replaced = 'nothing yet'
  const held = await holdChats(fleet.url, chats, () => replaced)
  const browsing = browse(fleet, browsedPerSecond, () => replaced)
  const ordering = bringOrders(
    { url: fleet.url, outside, signal: end.signal },
    { rate, visits, random: seededRandom(7) },
  )
  const { memory, stop: stopWatching } = watchMemory(fleet)

  const exits: Array<{ name: string; seconds: number }> = []
  const missing: string[] = []
  await pause(3_000)
  for (let round = 1; round <= rounds; round++) {
    for (const { name } of fleet.apps.filter(({ name }) => name !== 'sandbox')) {
      replaced = name
      exits.push({ name, seconds: await restart(fleet, name) })
      replaced = `after ${name}`
      await pause(500)
    }
    for (const app of ['storefront', 'admin', 'shell']) {
      replaced = app
      missing.push(...(await redeploy(fleet, app, round)))
    }
    const { total, failed } = browsing.figures()
    say(`round ${round}: ${visits.length} orders, ${total} requests, ${failed.length} failed`)
  }
  await ordering.stop()
  const requests = await browsing.stop()
  const outages = held.stop()
  await pause(5_000)
  end.abort()
  await reopenChats(visits)
  const healed = Date.now()
  const { backlog } = await waitUntilQuiet(fleet, outside)
  stopWatching()
  const healSeconds = (Date.now() - healed) / 1000
  const observed = { visits, memory, leaks: [], healSeconds, backlog }
  const verdicts = check(await collectFacts(fleet, outside, observed))
  for (const { tabs } of visits) tabs.forEach((tab) => tab.leave())

  const percent = (100 * requests.failed.length) / requests.total
  const slowest = Math.max(...exits.map(({ seconds }) => seconds))
  const judged = verdicts.filter(({ id }) => !skippedInvariants.includes(id))
  const isWithinLimits = printFigures([
    ['orders a second, brought', ordering.perSecond(), Infinity],
    ['HTTP requests', requests.total, Infinity],
    ['HTTP errors, percent', round3(percent), limits.httpErrorPercent],
    ['chats cut', outages.length, Infinity],
    ['seconds until a cut chat is back, longest', round3(outages[0]?.seconds ?? 0), limits.chatBackSeconds],
    ['processes ended', exits.length, Infinity],
    ['seconds until a process told to end has ended, longest', round3(slowest), limits.exitSeconds],
    ['files that an open page misses after a deploy', missing.length, 0],
    ...judged.map(({ id, what, figure, limit }): Figure => [`${id} ${what}`, figure, limit]),
  ])
  for (const line of outages[0]?.told ?? []) console.log(`    longest cut, after ${line}`)
  for (const line of [...new Set(requests.failed), ...missing].slice(0, 20)) console.log(`    ${line}`)
  for (const { id, offenders } of judged.filter(({ isViolated }) => isViolated))
    for (const one of offenders.slice(0, 5)) console.log(`    ${id} ${one}`)
  return isWithinLimits
}

type Figure = [what: string, figure: number, limit: number]

/** Prints each figure beside its limit; true when all are within theirs. */
function printFigures(figures: Figure[]): boolean {
  for (const [what, figure, limit] of figures) {
    const mark = figure > limit ? 'OFF' : 'ok '
    console.log(`${mark} ${what.padEnd(56)} ${figure}${Number.isFinite(limit) ? ` (at most ${limit})` : ''}`)
  }
  return figures.every(([, figure, limit]) => figure <= limit)
}

function round3(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
