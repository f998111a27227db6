// `npm run storm`: the whole product under everything that can go wrong at once, then a check of what must never break.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { blow } from './blow.ts'
import { bringBack } from './bring-back.ts'
import { check } from './check.ts'
import { collectFacts } from './collect-facts.ts'
import { countAnswers } from './count-answers.ts'
import { heal } from './heal.ts'
import { holdUp } from './hold-up.ts'
import { lookForSecrets } from './look-for-secrets.ts'
import { openOutside } from './outside.ts'
import { type Plan, planVisitors } from './plan-visitors.ts'
import { type Options, readOptions, usage } from './read-options.ts'
import { readCalmly } from './read-calmly.ts'
import { report } from './report.ts'
import { seededRandom } from './seeded-random.ts'
import { type Fleet, startFleet } from './start-fleet.ts'
import { visit, type Visit } from './visit.ts'
import { waitUntilDrained } from './wait-until-drained.ts'
import { waitUntilQuiet } from './wait-until-quiet.ts'
import { watchMemory } from './watch-memory.ts'

const began = Date.now()
const say = (line: string) =>
  console.error(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)

const options = readOptions(process.argv.slice(2))
/** Short, so that charges expire while the storm lasts. */
const expiryMinutes = ({ minutes }: Options) => (minutes > 3 ? 2 : 1)

/** Answers the exit code. Ctrl-C ends the storm early, and everything it started, without a verdict. */
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
  const outside = openOutside(fleet.sandbox)
  const { memory, stop: stopWatching } = watchMemory(fleet)
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(options.minutes * 60_000)])
  const random = seededRandom(options.seed)
  const coming = bringVisitors(planVisitors(options, random, expiryMinutes(options) * 60_000))
  const { faults: classes, every: everySeconds } = options
  const isBack = options.redisAway > 0 ? takeRedisAway(options.redisAway) : undefined
  const goesOn = options.hold > 0 ? hold(options.hold) : undefined
  const struck = await blow({ fleet, outside, random }, { classes, everySeconds, signal, say })
  const [redisAway] = await Promise.all([isBack, coming, goesOn])

  say('healing')
  const healed = Date.now()
  await heal(fleet, outside)
  await bringBack(visits)
  const { backlog } = await waitUntilQuiet(fleet, outside)
  const healSeconds = (Date.now() - healed) / 1000
  stopWatching()
  say(`quiet after ${Math.round(healSeconds)} s; checking`)
  const leaks = lookForSecrets(fleet, visits)
  const answers = countAnswers(fleet.logs)
  // Other faults answer 5xx as well, and hold up what waits.
  const absence = classes.length === 0 && redisAway ? { redisAway } : {}
  const observed = { visits, memory, leaks, healSeconds, backlog, answers, ...absence }
  const facts = await readCalmly(() => collectFacts(fleet, outside, observed))
  const verdicts = check(facts)
  report({ options, struck, facts, verdicts, folder: fleet.dataDir })
  return verdicts.every(({ isOff }) => !isOff)

  async function takeRedisAway(seconds: number) {
    await pause(10_000)
    say(`Redis killed, away for ${seconds} s`)
    await fleet.stores.restartRedis({ downMs: seconds * 1_000 })
    const drainSeconds = await waitUntilDrained(fleet)
    say(`Redis is back; what had waited went within ${drainSeconds.toFixed(1)} s`)
    return { seconds, drainSeconds }
  }

  async function hold(seconds: number) {
    await pause(10_000)
    say(`orders-1 held up for ${seconds} s over its next submission`)
    await holdUp(fleet, outside, seconds)
    say('orders-1 goes on')
  }

  async function bringVisitors(plans: Plan[]) {
    say(`the storm begins: ${plans.length} visitors in ${options.minutes} min, seed ${options.seed}`)
    const start = Date.now()
    const bring = async (plan: Plan) => {
      await pause(plan.arrivesMs - (Date.now() - start), undefined, { signal }).catch(() => {})
      if (!signal.aborted) await visit({ url: fleet.url, outside, signal }, plan, visits)
    }
    // A visitor who cannot pay goes no further; the checker sees what became of the order.
    const failed = (error: Error) => say(`a visitor went no further: ${error.message}`)
    await Promise.all(plans.map((plan) => bring(plan).catch(failed)))
  }
}

if (options) process.exit(await storm(options))
console.error(usage)
process.exit(2)
