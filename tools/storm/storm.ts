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
import { say } from './say.ts'
import { seededRandom } from './seeded-random.ts'
import { routeToBothSuppliers } from './fleet/route-to-both-suppliers.ts'
import { type Fleet, startFleet } from './fleet/start-fleet.ts'
import { visit, type Visit } from './visitors/visit.ts'
import { waitUntilDrained } from './facts/wait-until-drained.ts'
import { waitUntilQuiet } from './facts/wait-until-quiet.ts'
import { watchMemory } from './fleet/watch-memory.ts'

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
  if (options.suppliers === 2) await routeToBothSuppliers(fleet)
  const channels = options.hasAlerts ? await openAlertChannels(fleet) : undefined
  await channels?.kill()
  const { memory, stop: stopWatching } = watchMemory(fleet)
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(options.minutes * 60_000)])
  const { injected, redisAway } = await injectUnderLoad({ options, fleet, outside, visits, signal })

  say('ending all faults')
  const healed = Date.now()
  await heal(fleet, outside)
  await reopenChats(visits)
  const { backlog } = await waitUntilQuiet(fleet, outside)
  const healSeconds = (Date.now() - healed) / 1000
  stopWatching()
  const alerts = await channels?.revive()
  say(`quiet after ${Math.round(healSeconds)} s; checking`)
  const { faults: classes, suppliers } = options
  const observed = {
    visits,
    memory,
    leaks: findLeaks(fleet, visits),
    healSeconds,
    backlog,
    answers: countResponses(fleet.logs),
    // Other faults answer 5xx too, and delay the outbox.
    ...(classes.length === 0 && redisAway && { redisAway }),
    ...(alerts && { alerts }),
    // A store or a service that is away holds up the other supplier too.
    areSuppliersAlone: suppliers === 2 && classes.every((name) => name === 'supplier'),
  }
  const facts = await collectSettledFacts(() => collectFacts(fleet, outside, observed))
  const verdicts = check(facts)
  report({ options, injected, facts, verdicts, folder: fleet.dataDir })
  return verdicts.every(({ isViolated }) => !isViolated)
}

type Load = {
  options: Options
  fleet: Fleet
  outside: ReturnType<typeof openSandboxControl>
  visits: Visit[]
  signal: AbortSignal
}

/** Injects faults while visitors order, until the signal. */
async function injectUnderLoad(load: Load) {
  const { options, fleet, outside, signal } = load
  const { faults: classes, suppliers, every: everySeconds } = options
  const random = seededRandom(options.seed)
  const coming = bringVisitors(load, planVisitors(options, random, expiryMinutes(options) * 60_000))
  const isBack = options.redisAway > 0 ? takeRedisAway(load, options.redisAway) : undefined
  const goesOn = options.hold > 0 ? holdSubmission(load, options.hold) : undefined
  const injected = await injectFaults(
    { fleet, outside, random },
    { classes, suppliers, everySeconds, signal, say },
  )
  const [redisAway] = await Promise.all([isBack, coming, goesOn])
  return { injected, redisAway }
}

async function bringVisitors({ options, fleet, outside, visits, signal }: Load, plans: Plan[]) {
  say(`the storm begins: ${plans.length} visitors in ${options.minutes} min, seed ${options.seed}`)
  const start = Date.now()
  const { ORDER_LINK_SECRET: linkSecret = '' } = fleet.secrets
  const admit = async (plan: Plan) => {
    await pause(plan.arrivesMs - (Date.now() - start), undefined, { signal }).catch(() => {})
    if (!signal.aborted) await visit({ url: fleet.url, outside, linkSecret, signal }, plan, visits)
  }
  // A visitor who cannot pay stops; the invariants check the order.
  const failed = (error: Error) => say(`a visitor went no further: ${error.message}`)
  await Promise.all(plans.map((plan) => admit(plan).catch(failed)))
}

async function takeRedisAway({ fleet }: Load, seconds: number) {
  await pause(10_000)
  say(`Redis killed, away for ${seconds} s`)
  await fleet.stores.restartRedis({ downMs: seconds * 1_000 })
  const drainSeconds = await waitUntilDrained(fleet)
  say(`Redis is back; waiting messages were confirmed within ${drainSeconds.toFixed(1)} s`)
  return { seconds, drainSeconds }
}

async function holdSubmission({ fleet, outside }: Load, seconds: number) {
  await pause(10_000)
  say(`orders-1 suspended for ${seconds} s in its next submission`)
  await suspendReplica(fleet, outside, seconds)
  say('orders-1 resumed')
}

if (options) process.exit(await storm(options))
console.error(usage)
process.exit(2)
