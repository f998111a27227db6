import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openSharedProduct } from '../journeys/product/shared-product.ts'
import { openShop } from '../journeys/product/start-product.ts'
import { root } from '../prepare.mjs'
import { startPostgres } from '../stores/postgres.mjs'
import { freePort } from '../stores/processes.mjs'
import { startRedis } from '../stores/redis.mjs'
import { findHeadlessChromium } from '../system-packages.mjs'
import { summaryOf } from './outcome.mjs'
import { drawsReact, foldersWith } from './projects.mjs'
import { runJest } from './run-jest.mjs'
import { runTargets } from './run-targets.mjs'
import { disk, openTestFolder } from './test-folder.mjs'
import { endRunsOnInterrupt } from './wait-for-end.mjs'

/** So many suites may fail because of their neighbours; more is a fault of the code. */
const maxSuitesAlone = 5
/** Units and journeys mostly wait, for stores, timers and pages: together these fill two processors. */
const workers = { units: '--maxWorkers=4', drawn: '--maxWorkers=1', journeys: '--maxWorkers=2' }
/** Each unit suite may hold three replicas of a service with ten connections each. */
const maxConnections = 400

/** Runs everything, prints what failed by name and `N passed, N failed`, and resolves with whether all passed. */
export async function runAllChecks() {
  endRunsOnInterrupt()
  const began = Date.now()
  const folder = openTestFolder()
  const stores = await startStores(folder.path)
  let checks
  try {
    checks = await runChecks(folder.path, stores)
  } finally {
    await stores.stop()
    await folder.remove()
  }
  const { lines, isPassed } = summaryOf(checks.outcomes, checks.reruns)
  console.log([`\nTook ${secondsSince(began)} s`, ...lines].join('\n'))
  return isPassed
}

async function startStores(folder) {
  const open = (name, start, settings) =>
    freePort().then((port) => start({ folder: join(folder, name), port, isDurable: false, ...settings }))
  const postgres = await open('postgres', startPostgres, {
    password: 'test',
    more: { max_connections: maxConnections },
  })
  const redis = await open('redis', startRedis)
  return {
    env: { TEST_POSTGRES_URL: postgres.url, TEST_REDIS_URL: redis.url },
    stop: () => Promise.all([postgres.stop(), redis.stop()]),
  }
}

/** Builds first; what follows runs beside each other, but for those that would move or change what another one reads. */
async function runChecks(folder, stores) {
  const chromium = findHeadlessChromium()
  const built = await reported('build', runTargets(['build']))
  if (built.faults.length > 0) return { outcomes: [built], reruns: [] }
  const openedShop = join(folder, 'shop')
  const env = {
    ...stores.env,
    TMPDIR: folder,
    TEST_BUILDS: copyServices(join(folder, 'builds')),
    TEST_SHOP: openedShop,
    CHROMIUM_PATH: chromium,
  }
  const run = async (name, args, more) => ({
    ...(await reported(name, runJest({ args, env: { ...env, ...more }, folder }))),
    args,
  })
  const targets = ['lint', 'typecheck', 'unused', 'manifests']
  const checked = reported(targets.join(', '), runTargets(targets))
  const runs = await allOf([
    checked,
    run('unit and door tests', ['--config', 'jest.preset.js', workers.units, '--roots', ...plainProjects()]),
    checked.then(() => run('drawn tests', [workers.drawn, '--projects', ...foldersWith('test', drawsReact)])),
    runBuildTests(run, { checked, openedShop, folder }),
  ])
  const outcomes = [built, ...runs.flat()]
  return { outcomes, reruns: await runAlone(run, outcomes) }
}

/** Waits for all, also where one throws: what another one started is stopped before the stores are. */
async function allOf(running) {
  await Promise.allSettled(running)
  return Promise.all(running)
}

/** Prints what a run came to and how long it took, once it is over. */
async function reported(name, running) {
  const began = Date.now()
  const outcome = await running
  const { passed, faults } = outcome
  console.log(`\n— ${name}: ${passed} passed, ${faults.length} failed in ${secondsSince(began)} s`)
  return { name, ...outcome }
}

const secondsSince = (ms) => Math.round((Date.now() - ms) / 1000)

const plainProjects = () => foldersWith('test', (it) => it.folder !== 'tools' && !drawsReact(it))

/** The journey of `npm start` moves what was built away, while other tests start it. */
function copyServices(folder) {
  for (const service of ['sandbox', 'chat', 'orders', 'catalogue'])
    cpSync(join(root, 'apps', service, 'dist'), join(folder, service), { recursive: true })
  return folder
}

/** Tests of the tools write sources that fail the lint, and `npm start` moves the built files away. */
async function runBuildTests(run, { checked, openedShop, folder }) {
  const journeys = ['--config', 'tools/journeys/jest.config.mjs', workers.journeys]
  await openShop(openedShop)
  // Journeys that need no shop of their own share one, which ends with them.
  const shared = await openSharedProduct({ openedShop, parent: folder })
  const ofShared = { TEST_SHARED_SHOP: shared.address }
  const runs = await allOf([
    run('journeys', [...journeys, '--testPathIgnorePatterns=npm-start'], ofShared).finally(shared.stop),
    checked.then(() => run('tools', ['--maxWorkers=2', '--projects', 'tools'], { TMPDIR: disk })),
  ])
  return [...runs, await run('npm start', [...journeys, 'npm-start'])]
}

/** Runs the few suites that failed once more, with the machine to themselves. */
async function runAlone(run, outcomes) {
  const failed = outcomes.flatMap(({ name, args, failedSuites = [] }) =>
    failedSuites.map((suite) => ({ name, args, suite })),
  )
  if (failed.length > maxSuitesAlone) return []
  const reruns = []
  for (const { name, args, suite } of failed) {
    const { faults } = await run(`${name}, ${suite} alone`, [...args, '--runTestsByPath', suite])
    reruns.push({ suite, isUnsteady: faults.length === 0 })
  }
  return reruns
}
