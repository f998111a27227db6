// `npm test`: every check, on its own stores, ending with `N passed, N failed`. See README.md.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepare, root, toolEnv } from './prepare.mjs'

/** Limits of a check, and of a test run after its report: an open handle is a fault of its own. */
const timeoutMs = { run: 40 * 60_000, afterwards: 180_000 }
/** So many suites may fail because of their neighbours; more is a fault of the code. */
const maxSuitesAlone = 5
/** Tests mostly wait, for stores, timers and pages: together these fill two processors. */
const workers = { units: '--maxWorkers=4', drawn: '--maxWorkers=1', journeys: '--maxWorkers=2' }
/** A folder of Linux that is kept in memory, and what a run with its processes wants of it. It may hold no programs. */
const memory = { path: '/dev/shm', bytes: 8 * 1024 ** 3 }
const disk = tmpdir()
/** The projects that have the preset of React. */
const drawnProjects = ['apps/admin', 'apps/shell', 'apps/storefront', 'libs/site', 'libs/ui']
let isInterrupted = false

if (await prepare()) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isInterrupted = true))
  await test()
}

async function test() {
  const { startPostgres } = await import('./stores/postgres.mjs')
  const { startRedis } = await import('./stores/redis.mjs')
  const { freePort } = await import('./stores/processes.mjs')
  const { findHeadlessChromium } = await import('./system-packages.mjs')

  const began = Date.now()
  const folder = (process.env.TMPDIR = newFolder())
  const chromium = findHeadlessChromium()
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    port: await freePort(),
    password: 'test',
    isDurable: false,
  })
  const redis = await startRedis({ folder: join(folder, 'redis'), port: await freePort(), isDurable: false })
  const tally = { passed: 0, failed: 0 }
  try {
    count(tally, await runTargets(['build']))
    const env = {
      TEST_POSTGRES_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
      TEST_BUILDS: copyServices(join(folder, 'builds')),
      CHROMIUM_PATH: chromium,
      TEST_SHOP: await openShop(join(folder, 'shop')),
    }
    const run = (name, args, more) => runJest(name, args, { ...env, ...more }, folder)
    const projects = projectsWith('test').filter((it) => it !== 'tools' && !drawnProjects.includes(it))
    const checked = runTargets(['lint', 'typecheck', 'unused', 'manifests'])
    const runs = await Promise.all([
      checked,
      run('unit and door tests', ['--config', 'jest.preset.js', workers.units, '--roots', ...projects]),
      checked.then(() => run('drawn tests', [workers.drawn, '--projects', ...drawnProjects])),
      testBuilds(run, checked, { openedShop: env.TEST_SHOP, parent: folder }),
    ])
    for (const one of runs.flat()) count(tally, one)
    for (const one of runs.flat()) count(tally, await runAlone(run, one))
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\nTook ${secondsSince(began)} s`)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed === 0 ? 0 : 1)
}

/**
 * The folder of the stores, the shops and the browsers of this run. Of what they write little is read again: where there is
 * memory enough, no disk is waited for.
 */
function newFolder() {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory.path : disk, 'smm-test-'))
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom({ path, bytes }) {
  if (!existsSync(path)) return false
  const { bavail, bsize } = statfsSync(path)
  return Math.min(bavail * bsize, freemem()) > bytes
}

/** The journey of `npm start` moves what was built away, while other tests start it. */
function copyServices(folder) {
  for (const service of ['sandbox', 'chat', 'orders', 'catalogue'])
    cpSync(join(root, 'apps', service, 'dist'), join(folder, service), { recursive: true })
  return folder
}

/** Each journey begins with a copy of a shop that was opened once. */
async function openShop(folder) {
  const { openShop: open } = await import('./journeys/product/start-product.ts')
  await open(folder)
  return folder
}

/** Tests of the tools write sources that fail the lint, and `npm start` moves the built files away. */
async function testBuilds(run, checked, start) {
  const journeys = ['--config', 'tools/journeys/jest.config.mjs', workers.journeys]
  const runs = await Promise.all([
    runJourneys(run, start, [...journeys, '--testPathIgnorePatterns=npm-start']),
    checked.then(() => run('tools', ['--maxWorkers=2', '--projects', 'tools'], { TMPDIR: disk })),
  ])
  return [...runs, await run('npm start', [...journeys, 'npm-start'])]
}

/** Journeys that need no shop of their own share one, which ends with them. */
async function runJourneys(run, start, args) {
  const { openSharedProduct } = await import('./journeys/product/shared-product.ts')
  const shared = await openSharedProduct(start)
  return run('journeys', args, { TEST_SHARED_SHOP: shared.address }).finally(shared.stop)
}

/**
 * Runs the few suites that failed once more, with the machine to themselves, and returns what that changes. One that
 * passes now depends on the machine or on its neighbours: a fault of its own, told by name.
 */
async function runAlone(run, { name, args, failedSuites = [] }) {
  const change = { passed: 0, failed: 0 }
  if (failedSuites.length > maxSuitesAlone) return change
  for (const suite of failedSuites) {
    const again = await run(`${name}, ${relative(root, suite.path)} alone`, [
      ...args,
      '--runTestsByPath',
      suite.path,
    ])
    if (again.failed === 0) console.log(`UNSTEADY: ${relative(root, suite.path)} fails beside others`)
    count(change, { passed: again.passed - suite.passed, failed: again.failed - suite.failed })
  }
  return change
}

function secondsSince(ms) {
  return Math.round((Date.now() - ms) / 1000)
}

function count(tally, { passed, failed }) {
  tally.passed += passed
  tally.failed += failed
}

function projectsWith(target) {
  const folders = [
    ...['apps', 'libs'].flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`)),
    'tools',
  ]
  return folders.filter((folder) => {
    const manifest = join(root, folder, 'package.json')
    return existsSync(manifest) && target in (JSON.parse(readFileSync(manifest, 'utf8')).nx?.targets ?? {})
  })
}

// One check per project and target.
async function runTargets(targets) {
  const began = Date.now()
  const run = spawn('nx', ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static'], {
    cwd: root,
    env: toolEnv(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [isLeft] = await Promise.all([stays(run, () => false), once(run, 'close')])
  const all = targets.flatMap(projectsWith).length
  const isPassed = run.exitCode === 0 && !isLeft
  const failed = isPassed ? 0 : Math.max(1, new Set(output.match(/^- \S+:\S+$/gm)).size)
  if (failed > 0) console.log(output)
  console.log(
    `\n— ${targets.join(', ')}: ${all - failed} passed, ${failed} failed in ${secondsSince(began)} s`,
  )
  return { passed: all - failed, failed }
}

async function runJest(name, args, env, folder) {
  const began = Date.now()
  const report = join(folder, `${randomUUID()}.json`)
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    '--silent',
    '--ci',
    ...args,
  ]
  const child = spawn(process.execPath, jest, {
    cwd: root,
    env: toolEnv(env),
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isLeft = await stays(child, () => existsSync(report))
  if (isLeft) console.log(`${name}: something was left running, and was ended`)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const suites = JSON.parse(readFileSync(report, 'utf8')).testResults.map(countSuite)
  const passed = sum(suites, 'passed')
  const failed = sum(suites, 'failed') + Number(isLeft)
  console.log(`\n— ${name}: ${passed} passed, ${failed} failed in ${secondsSince(began)} s`)
  return { name, args, passed, failed, failedSuites: suites.filter((suite) => suite.failed > 0) }
}

/** A suite that could not run at all counts as one failure. */
function countSuite({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').length
  return {
    path: name,
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failed: status === 'failed' ? Math.max(1, failed) : failed,
  }
}

function sum(suites, key) {
  return suites.reduce((total, suite) => total + suite[key], 0)
}

/** Waits for the exit of a process and kills its group when it takes too long. */
async function stays(child, isReported) {
  const began = Date.now()
  const ended = once(child, 'exit').then(() => true)
  let reportedAt = Infinity
  while (!(await Promise.race([ended, sleep(500, false)]))) {
    if (reportedAt === Infinity && isReported()) reportedAt = Date.now()
    const isLate = Date.now() - began > timeoutMs.run || Date.now() - reportedAt > timeoutMs.afterwards
    if (!isLate && !isInterrupted) continue
    process.kill(-child.pid, 'SIGKILL')
    await ended
    if (isInterrupted) throw new Error('interrupted')
    return true
  }
  return false
}
