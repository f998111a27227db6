// `npm run rolling-restart -- --rounds 10 --rate 20`: restarts every process, one after the other, and redeploys every web
// app while visitors order; compares errors, cuts and delays with their limits.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readNumbers } from '../read-numbers.ts'
import { reopenChats } from '../storm/visitors/reopen-chats.ts'
import { check } from '../storm/check.ts'
import { collectFacts } from '../storm/facts/collect-facts.ts'
import { openSandboxControl } from '../storm/sandbox-control.ts'
import type { App } from '../storm/fleet/replicate-apps.ts'
import { atMost, noneOf, type Verdict } from '../storm/invariants/verdict.ts'
import { printVerdict } from '../storm/print-verdict.ts'
import { say } from '../storm/say.ts'
import { seededRandom } from '../storm/seeded-random.ts'
import { runOnFleet } from '../storm/fleet/run-on-fleet.ts'
import { type Fleet, startFleet } from '../storm/fleet/start-fleet.ts'
import type { Visit } from '../storm/visitors/visit.ts'
import { waitUntilQuiet } from '../storm/facts/wait-until-quiet.ts'
import { watchMemory } from '../storm/fleet/watch-memory.ts'
import { browse } from './rolling/browse.ts'
import { holdChats } from './rolling/hold-chats.ts'
import { bringOrders } from './rolling/bring-orders.ts'
import { redeploy } from './rolling/redeploy.ts'
import { restart } from './rolling/restart.ts'

const { rounds, rate, chats } = readNumbers('npm run rolling-restart', { rounds: 10, rate: 20, chats: 50 })

/** Invariants that need long-lived processes or planted secrets. */
const skippedInvariants = ['I8', 'I12']
const limits = { httpErrorPercent: 0.1, chatBackSeconds: 20, exitSeconds: 25 }
/** Requests a second for pages and lists: the orders are the load, these only detect failures. */
const browsedPerSecond = 10

say('starting two replicas of everything')
const fleet = await startFleet({ expiryMinutes: 30, say, shape: withTwoGateways })
await runOnFleet(fleet, () => roll(fleet))

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

  const exitSeconds: number[] = []
  const missing: string[] = []
  await pause(3_000)
  for (let round = 1; round <= rounds; round++) {
    const done = await replaceAll(fleet, round, (name) => (replaced = name))
    exitSeconds.push(...done.exitSeconds)
    missing.push(...done.missing)
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
  const figures = [
    countOf('orders a second, brought', ordering.perSecond()),
    countOf('HTTP requests', requests.total),
    atMost('', 'HTTP errors, percent', percent, limits.httpErrorPercent),
    countOf('chats cut', outages.length),
    atMost('', 'seconds until a cut chat is back', outages[0]?.seconds ?? 0, limits.chatBackSeconds),
    countOf('processes ended', exitSeconds.length),
    atMost('', 'seconds until a process told to end has ended', Math.max(...exitSeconds), limits.exitSeconds),
    noneOf('', 'files that an open page misses after a deploy', missing),
    ...verdicts.filter(({ id }) => !skippedInvariants.includes(id)),
  ]
  figures.forEach(printVerdict)
  for (const line of outages[0]?.told ?? []) console.log(`    longest cut, after ${line}`)
  for (const line of [...new Set(requests.failed)].slice(0, 20)) console.log(`    ${line}`)
  return figures.every(({ isViolated }) => !isViolated)
}

/** Restarts every process and redeploys every web app, one after the other; calls `replacing` with each. */
async function replaceAll(fleet: Fleet, round: number, replacing: (name: string) => void) {
  const exitSeconds: number[] = []
  for (const { name } of fleet.apps.filter(({ name }) => name !== 'sandbox')) {
    replacing(name)
    exitSeconds.push(await restart(fleet, name))
    replacing(`after ${name}`)
    await pause(500)
  }
  const missing: string[] = []
  for (const app of ['storefront', 'admin', 'shell']) {
    replacing(app)
    missing.push(...(await redeploy(fleet, app, round)))
  }
  return { exitSeconds, missing }
}

/** A figure without a limit. */
function countOf(what: string, figure: number): Verdict {
  return atMost('', what, figure, Infinity)
}
