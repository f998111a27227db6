import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openSharedProduct } from '../journeys/product/shared-product.ts'
import { openShop } from '../journeys/product/start-product.ts'
import { root } from '../prepare.mjs'
import { startPostgres } from '../stores/postgres.mjs'
import { freePort } from '../stores/processes.mjs'
import { startRedis } from '../stores/redis.mjs'
import { findHeadlessChromium } from '../system-packages.mjs'
import { type Outcome, type Rerun, summaryOf } from './outcome.ts'
import { rendersReact, testedFolders } from './projects.ts'
import { logFailedStop, reportOutcome, reportStart, secondsSince } from './report-outcome.ts'
import { type JestCall, type JestOutcome, runAlone } from './run-alone.ts'
import { type Check, runInOrder } from './run-in-order.ts'
import { runJest } from './run-jest.ts'
import { runTargets } from './run-targets.ts'
import { disk, openTestFolder } from './test-folder.ts'

/** Units and journeys mostly wait, for stores, timers and pages: together these fill two processors. */
const workers = { units: '--maxWorkers=4', components: '--maxWorkers=1', journeys: '--maxWorkers=2' }
/** Each unit suite may hold three replicas of a service with ten connections each. */
const maxConnections = 400

/** The settings of a run's tests: its stores and browser, the built services, a shop to copy, and one that is shared. */
type TestEnv = {
  TEST_POSTGRES_URL: string
  TEST_REDIS_URL: string
  CHROMIUM_PATH: string
  TEST_BUILDS: string
  TEST_SHOP: string
  TEST_SHARED_SHOP: string
  TMPDIR: string
}
type Needed = Pick<TestEnv, 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL' | 'CHROMIUM_PATH'>
type Run = (name: string, args: string[], more?: Partial<TestEnv>) => Promise<JestOutcome>
type Checks = { outcomes: Outcome[]; reruns: Rerun[] }

/** Runs everything, prints what failed by name and `N passed, N failed`, and resolves with whether all passed. */
export async function runAllChecks(): Promise<boolean> {
  const began = Date.now()
  const signal = abortOnInterrupt()
  const folder = openTestFolder()
  const checks = await runChecks(folder.path, signal).finally(() =>
    logFailedStop(folder.path, folder.remove()),
  )
  const { lines, isPassed } = summaryOf(checks.outcomes, checks.reruns)
  console.log([`\nTook ${secondsSince(began)} s`, ...lines].join('\n'))
  return isPassed
}

/** Ctrl-C ends what runs, and what would run next: the report tells what was found until then. */
function abortOnInterrupt(): AbortSignal {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort())
  return interruption.signal
}

/** Builds first; what follows runs beside each other, but for what would move or change what another one reads. */
async function runChecks(folder: string, signal: AbortSignal): Promise<Checks> {
  const needed = await reportStart('stores and browser', startNeeded(folder, signal))
  if (!needed.part) return { outcomes: [needed.outcome], reruns: [] }
  const built = await reportOutcome('build', runTargets(['build'], signal))
  if (built.faults.length > 0) return { outcomes: [needed.outcome, built], reruns: [] }
  const openedShop = join(folder, 'shop')
  const common = {
    ...needed.part,
    TMPDIR: folder,
    TEST_BUILDS: copyServices(join(folder, 'builds')),
    TEST_SHOP: openedShop,
  }
  const runCall = async (call: JestCall): Promise<JestOutcome> => {
    const running = runJest({ args: call.args, env: { ...common, ...call.env }, folder, signal })
    return { ...(await reportOutcome(call.name, running)), call }
  }
  const run: Run = (name, args, env = {}) => runCall({ name, args, env })
  const ran = await runInOrder(checksAfterBuild(run, { openedShop, folder, signal }))
  const outcomes = [needed.outcome, built, ...ran.filter((it) => it !== undefined)]
  return { outcomes, reruns: signal.aborted ? [] : await runAlone(runCall, outcomes) }
}

type Shops = { openedShop: string; folder: string; signal: AbortSignal }

/** The processors are free for components once the lint has ended; without their shop there are no journeys. */
function checksAfterBuild(run: Run, shops: Shops): Array<Check<JestOutcome | undefined>> {
  const targets = ['lint', 'typecheck', 'unused', 'manifests']
  const checked = targets.join(', ')
  const units = ['--config', 'jest.preset.js', workers.units, '--roots', ...plainProjects()]
  const components = [workers.components, '--projects', ...testedFolders(rendersReact)]
  const journeys = ['--config', 'tools/journeys/jest.config.mjs', workers.journeys]
  let shop: Awaited<ReturnType<typeof openShops>> | undefined
  return [
    { name: checked, after: [], run: (name) => reportOutcome(name, runTargets(targets, shops.signal)) },
    { name: 'unit and door tests', after: [], run: (name) => run(name, units) },
    { name: 'component tests', after: [checked], run: (name) => run(name, components) },
    {
      name: 'shop of the journeys',
      after: [],
      async run(name) {
        const { outcome, part } = await reportStart(name, openShops(shops))
        shop = part
        return outcome
      },
    },
    {
      name: 'journeys',
      after: ['shop of the journeys'],
      run: async () => shop && runJourneys(run, journeys, shop),
    },
    {
      // They write sources that fail the lint.
      name: 'tools',
      after: [checked, 'shop of the journeys'],
      run: (name) => run(name, ['--maxWorkers=2', '--projects', 'tools'], { TMPDIR: disk }),
    },
    {
      // It moves the built files away.
      name: 'npm start',
      after: ['journeys', 'tools'],
      run: (name) => run(name, [...journeys, 'npm-start']),
    },
  ]
}

/** What `folder` holds is stopped with it, also where one of the two did not start. */
async function startNeeded(folder: string, signal: AbortSignal): Promise<Needed> {
  const open = async (name: string) => {
    const port = await freePort()
    signal.throwIfAborted()
    return { folder: join(folder, name), port, isDurable: false }
  }
  const more = { max_connections: maxConnections }
  const [postgres, redis] = await allOf([
    open('postgres').then((store) => startPostgres({ ...store, password: 'test', more })),
    open('redis').then(startRedis),
  ])
  signal.throwIfAborted()
  return {
    TEST_POSTGRES_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    CHROMIUM_PATH: findHeadlessChromium(),
  }
}

/** Waits for all, also where one throws. */
async function allOf<All extends unknown[]>(running: [...{ [At in keyof All]: Promise<All[At]> }]) {
  await Promise.allSettled(running)
  return Promise.all(running)
}

const plainProjects = () => testedFolders((it) => it.folder !== 'tools' && !rendersReact(it))

/** The journey of `npm start` moves what was built away, while other tests start it. */
function copyServices(folder: string): string {
  for (const service of ['sandbox', 'chat', 'orders', 'catalogue'])
    cpSync(join(root, 'apps', service, 'dist'), join(folder, service), { recursive: true })
  return folder
}

/** One to begin with a copy of, and one that journeys share which need none of their own. */
async function openShops({ openedShop, folder, signal }: Shops) {
  await openShop(openedShop)
  signal.throwIfAborted()
  return openSharedProduct({ openedShop, parent: folder })
}

/** A journey that fails runs again in a shop of its own: the shared one ends with its journeys. */
async function runJourneys(run: Run, args: string[], shared: Awaited<ReturnType<typeof openSharedProduct>>) {
  const name = 'journeys'
  const rest = [...args, '--testPathIgnorePatterns=npm-start']
  const ran = await run(name, rest, { TEST_SHARED_SHOP: shared.address })
  await logFailedStop('the shop of the journeys', shared.stop())
  return { ...ran, call: { name, args: rest, env: {} } }
}
