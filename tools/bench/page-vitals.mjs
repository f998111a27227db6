/**
 * `npm run bench:pages -- --runs 5 [--only /faq,/precos]`, after a build: Lighthouse alternates between each page as it is served
 * and as a static file without scripts, so the ratio counts. Its 176 MB are fetched once, into `.data/bench`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { retry } from '@smm/http-service/retry'
import { serveSite } from '../build/serve-site.mjs'
import { findChromium } from '../system-packages.mjs'
import { serveStatic } from './serve-static.mjs'
import { waitForFreeProcessor } from './wait-for-free-processor.mjs'

const goals = { performance: 98, others: 100, lcpRatio: 1.05, cls: 0.01, tbtMs: 50 }
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const { lighthouse, launch } = await loadLighthouse()

const site = await serveSite()
const paths = values.only?.split(',') ?? [...site.paths, '/smm-brasil']
const floor = await serveStatic(site.origin, paths)
const seen = Object.fromEntries(paths.map((path) => [path, { ours: [], floor: [] }]))
for (let run = 0; run < Number(values.runs); run++) {
  for (const path of paths) {
    const sides = [
      ['ours', site.origin],
      ['floor', floor.origin],
    ]
    for (const [side, origin] of run % 2 ? sides.reverse() : sides) {
      // Scores other than performance are the same in every run.
      const isWhole = run === 0 && side === 'ours'
      const found = await lookPatiently(origin + path, isWhole)
      seen[path][side].push(found)
      console.error(
        `${run + 1} ${side} ${path}: ${found.scores.performance}, LCP ${Math.round(found.lcpMs)} ms`,
      )
    }
  }
}
await floor.stop()
await site.stop()

const rows = paths.map((path) => rowOf(path, seen[path]))
console.table(rows)
const missed = rows.flatMap(missedBy)
for (const line of missed) console.error(line)
process.exit(missed.length > 0 ? 1 : 0)

/** A browser on a busy machine sometimes loses a trace. */
function lookPatiently(url, isWhole) {
  return retry(() => look(url, isWhole), { attempts: 3, pauseMs: () => 0 })
}

async function look(url, isWhole) {
  await waitForFreeProcessor()
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags, logLevel: 'silent' })
  try {
    const onlyCategories = isWhole
      ? ['performance', 'accessibility', 'best-practices', 'seo']
      : ['performance']
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories })
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    const value = (audit) => lhr.audits[audit].numericValue
    const requests = lhr.audits['network-requests'].details.items
    const sent = (type) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0)
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
      ),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: sent(),
      scriptBytes: sent('Script'),
    }
  } finally {
    chrome.kill()
  }
}

function rowOf(path, { ours, floor: still }) {
  const [whole] = ours
  const lcp = median(ours.map(({ lcpMs }) => lcpMs))
  const floorLcp = median(still.map(({ lcpMs }) => lcpMs))
  return {
    path,
    performance: median(ours.map(({ scores }) => scores.performance)),
    worst: Math.min(...ours.map(({ scores }) => scores.performance)),
    accessibility: whole.scores.accessibility,
    practices: whole.scores['best-practices'],
    seo: whole.scores.seo,
    lcpMs: Math.round(lcp),
    floorLcpMs: Math.round(floorLcp),
    lcpRatio: Number((lcp / floorLcp).toFixed(2)),
    tbtMs: Math.round(median(ours.map(({ tbtMs }) => tbtMs))),
    cls: Number(median(ours.map(({ cls }) => cls)).toFixed(3)),
    KB: Math.round(whole.bytes / 1024),
    scriptsKB: Math.round(whole.scriptBytes / 1024),
  }
}

function missedBy(row) {
  const wanted = [
    [row.performance >= goals.performance, 'performance'],
    [row.accessibility >= goals.others, 'accessibility'],
    [row.practices >= goals.others, 'practices'],
    [row.seo >= goals.others, 'seo'],
    [row.lcpRatio <= goals.lcpRatio, 'lcpRatio'],
    [row.tbtMs <= goals.tbtMs, 'tbtMs'],
    [row.cls <= goals.cls, 'cls'],
  ]
  return wanted.filter(([isMet]) => !isMet).map(([, name]) => `${row.path}: ${name} ${row[name]}`)
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

async function loadLighthouse() {
  const folder = fileURLToPath(new URL('../../.data/bench', import.meta.url))
  const modules = join(folder, 'node_modules')
  if (!existsSync(join(modules, 'lighthouse'))) {
    mkdirSync(folder, { recursive: true })
    const wanted = ['lighthouse@13.5.0', 'chrome-launcher@1.2.1']
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...wanted]
    if (spawnSync('npm', args, { stdio: ['ignore', 2, 2] }).status !== 0) process.exit(1)
  }
  const load = (file) => import(pathToFileURL(join(modules, file)).href)
  const [{ default: program }, { launch: start }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ])
  return { lighthouse: program, launch: start }
}
