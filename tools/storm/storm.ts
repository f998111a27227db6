// `npm run storm`: visitors order while faults are injected into processes, stores, bank and reseller; then every invariant
// is checked.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { injectFaults } from './faults/inject-faults.ts'
import { reopenChats } from './visitors/reopen-chats.ts'
import { check } from './check.ts'
import { openAlertChannels } from './facts/alert-channels.ts'
import { collectFacts } from './facts/collect-facts.ts'
import { countResponses } from './facts/count-responses.ts'
import { heal } from './faults/heal.ts'
import { suspendReplica } from './faults/suspend-replica.ts'
import { findLeaks } from './facts/find-leaks.ts'
import { openSandboxControl } from './sandbox-control.ts'
import { type Plan, planVisitors } from './visitors/plan-visitors.ts'
import { type Options, readOptions, usage } from './read-options.ts'
import { collectSettledFacts } from './facts/collect-settled-facts.ts'
import { report } from './report.ts'
import { seededRandom } from './seeded-random.ts'
import { routeToBothSuppliers } from './fleet/route-to-both-suppliers.ts'
import { type Fleet, startFleet } from './fleet/start-fleet.ts'
import { visit, type Visit } from './visitors/visit.ts'
import { waitUntilDrained } from './facts/wait-until-drained.ts'
import { waitUntilQuiet } from './facts/wait-until-quiet.ts'
import { watchMemory } from './fleet/watch-memory.ts'

const began = Date.now()
const say = (line: string) =>
  console.error(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)

const options = readOptions(process.argv.slice(2))
/** Short, so that charges expire while the storm lasts. */
const expiryMinutes = ({ minutes }: Options) => (minutes > 3 ? 2 : 1)

/** Resolves with the exit code. Ctrl-C ends the storm and everything it started, without a verdict. */
async function storm(options: Options): Promise<number> {
  const interrupted = new AbortController()
  const isCalledOff = once(interrupted.signal, 'abort').then(() => false)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort())
  say('starting two replicas of everything')
  const fleet = await startFleet({ expiryMinutes: expiryMinutes(options), say })
  const visits: Visit[] = []
  let isRight = false
  try {
    isRight = await Promise.race([runStorm(options, fleet, visits, interrupted.signal), isCalledOff])
  } catch (error) {
    console.error(error)
  } finally {
    for (const { tabs } of visits) tabs.forEach((tab) => tab.leave())
    await fleet.stop()
    if (isRight && !options.isKept) rmSync(fleet.dataDir, { recursive: true, force: true })
    else say(`logs and journal: ${fleet.dataDir}`)
  }
  return interrupted.signal.aborted ? 130 : isRight ? 0 : 1
}

async function runStorm(options: Options, fleet: Fleet, visits: Visit[], interrupted: AbortSignal) {
  await fleet.ready()
  const outside = openSandboxControl(fleet.sandbox)
  const { suppliers } = options
  if (suppliers === 2) await routeToBothSuppliers(fleet)
  const channels = options.hasAlerts ? await openAlertChannels(fleet) : undefined
  await channels?.kill()
  const { ORDER_LINK_SECRET: linkSecret = '' } = fleet.secrets
  const { memory, stop: stopWatching } = watchMemory(fleet)
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(options.minutes * 60_000)])
  const random = seededRandom(options.seed)
  const coming = bringVisitors(planVisitors(options, random, expiryMinutes(options) * 60_000))
  const { faults: classes, every: everySeconds } = options
  const isBack = options.redisAway > 0 ? takeRedisAway(options.redisAway) : undefined
  const goesOn = options.hold > 0 ? hold(options.hold) : undefined
  const injected = await injectFaults(
    { fleet, outside, random },
    { classes, suppliers, everySeconds, signal, say },
  )
  const [redisAway] = await Promise.all([isBack, coming, goesOn])

  say('ending all faults')
  const healed = Date.now()
  await heal(fleet, outside)
  await reopenChats(visits)
  const { backlog } = await waitUntilQuiet(fleet, outside)
  const healSeconds = (Date.now() - healed) / 1000
  stopWatching()
  const alerts = await channels?.revive()
  say(`quiet after ${Math.round(healSeconds)} s; checking`)
  const leaks = findLeaks(fleet, visits)
  const answers = countResponses(fleet.logs)
  // Other faults answer 5xx too, and delay the outbox.
  const absence = classes.length === 0 && redisAway ? { redisAway } : {}
  // A store or a service that is away holds up the other supplier too.
  const areAlone = suppliers === 2 && classes.every((name) => name === 'supplier')
  const observed = {
    visits,
    memory,
    leaks,
    healSeconds,
    backlog,
    answers,
    ...absence,
    ...(alerts && { alerts }),
    areSuppliersAlone: areAlone,
  }
  const facts = await collectSettledFacts(() => collectFacts(fleet, outside, observed))
  const verdicts = check(facts)
  report({ options, injected, facts, verdicts, folder: fleet.dataDir })
  return verdicts.every(({ isViolated }) => !isViolated)

  async function takeRedisAway(seconds: number) {
    await pause(10_000)
    say(`Redis killed, away for ${seconds} s`)
    await fleet.stores.restartRedis({ downMs: seconds * 1_000 })
    const drainSeconds = await waitUntilDrained(fleet)
    say(`Redis is back; waiting messages were confirmed within ${drainSeconds.toFixed(1)} s`)
    return { seconds, drainSeconds }
  }

  async function hold(seconds: number) {
    await pause(10_000)
    say(`orders-1 suspended for ${seconds} s in its next submission`)
    await suspendReplica(fleet, outside, seconds)
    say('orders-1 resumed')
  }

  async function bringVisitors(plans: Plan[]) {
    say(`the storm begins: ${plans.length} visitors in ${options.minutes} min, seed ${options.seed}`)
    const start = Date.now()
    const admit = async (plan: Plan) => {
      await pause(plan.arrivesMs - (Date.now() - start), undefined, { signal }).catch(() => {})
      if (!signal.aborted) await visit({ url: fleet.url, outside, linkSecret, signal }, plan, visits)
    }
    // A visitor who cannot pay stops; the invariants check the order.
    const failed = (error: Error) => say(`a visitor went no further: ${error.message}`)
    await Promise.all(plans.map((plan) => admit(plan).catch(failed)))
  }
}

if (options) process.exit(await storm(options))
console.error(usage)
process.exit(2)
