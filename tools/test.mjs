// `npm test`: everything that is checked, on stores of its own, ending with `N passed, N failed`. See README.md.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepare, root, toolEnv } from './prepare.mjs'

/** So long may a check take; once a run of tests has written its report, what holds it open is a fault of its own. */
const longestMs = { run: 30 * 60_000, afterwards: 30_000 }
let isInterrupted = false

if (await prepare()) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isInterrupted = true))
  await test()
}

async function test() {
  const { startPostgres } = await import('./stores/postgres.mjs')
  const { startRedis } = await import('./stores/redis.mjs')
  const { freePort } = await import('./stores/processes.mjs')
  const { findChromium } = await import('./system-packages.mjs')

  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'smm-test-'))
  chmodSync(folder, 0o755)
  const chromium = findChromium()
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    port: await freePort(),
    password: 'test',
    isDurable: false,
  })
  const redis = await startRedis({ folder: join(folder, 'redis'), port: await freePort(), isDurable: false })
  const tally = { passed: 0, failed: 0 }
  try {
    for (const target of ['lint', 'typecheck', 'build']) count(tally, runTarget(target))
    const env = { TEST_POSTGRES_URL: postgres.url, TEST_REDIS_URL: redis.url, CHROMIUM_PATH: chromium }
    count(
      tally,
      await runJest(
        'unit and door tests',
        ['--maxWorkers=2', '--projects', ...projectsWith('test')],
        env,
        folder,
      ),
    )
    count(
      tally,
      await runJest('journeys', ['--config', 'tools/journeys/jest.config.mjs', '--runInBand'], env, folder),
    )
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`Took ${Math.round((Date.now() - began) / 1000)} s`)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed === 0 ? 0 : 1)
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

// One check per project.
function runTarget(target) {
  console.log(`\n— ${target}`)
  const run = spawnSync('nx', ['run-many', '-t', target, '--output-style=static'], {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
    timeout: longestMs.run,
    killSignal: 'SIGKILL',
  })
  const all = projectsWith(target).length
  if (run.status === 0) {
    console.log(`${all} projects`)
    return { passed: all, failed: 0 }
  }
  console.log(run.stdout, run.stderr)
  const failed = Math.max(1, new Set(run.stdout.match(new RegExp(`^- \\S+:${target}$`, 'gm'))).size)
  return { passed: all - failed, failed }
}

async function runJest(name, args, env, folder) {
  console.log(`\n— ${name}`)
  const report = join(folder, `${name}.json`)
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
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + Number(isLeft) }
}

/** Waits for the end of a process and ends it, with all that it started, when it stays too long. */
async function stays(child, isReported) {
  const began = Date.now()
  const ended = once(child, 'exit').then(() => true)
  let reportedAt = Infinity
  while (!(await Promise.race([ended, sleep(500, false)]))) {
    if (reportedAt === Infinity && isReported()) reportedAt = Date.now()
    const isLate = Date.now() - began > longestMs.run || Date.now() - reportedAt > longestMs.afterwards
    if (!isLate && !isInterrupted) continue
    process.kill(-child.pid, 'SIGKILL')
    await ended
    if (isInterrupted) throw new Error('interrupted')
    return true
  }
  return false
}
