/**
 * Hydrates every island of every page of a development build in a real browser and reports mismatches with the prerendered
 * HTML. Production React reports none. `node tools/build/check-hydration.mjs`, after a build, ends with 1 on a mismatch.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serveSite } from './serve-site.mjs'
import { wakePage } from './wake-page.mjs'

/** A busy machine is slow, not wrong. */
const timeoutMs = 200_000
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The console errors of each page during hydration: `[{ path, error }]`. `browser` is Playwright's. */
export async function checkHydration({ browser, origin, paths }) {
  const findings = []
  for (const path of paths) {
    const page = await browser.newPage()
    page.setDefaultTimeout(timeoutMs)
    const report = (error) => findings.push({ path, error })
    page.on('console', (line) => isAboutHydration(line) && report(line.text()))
    page.on('pageerror', (error) => report(error.stack ?? error.message))
    await page.addInitScript(() => addEventListener('smm:ready', () => (window.isReady = true)))
    await page.goto(origin + path)
    await wakePage(page, () => window.isReady && !document.querySelector('[data-asleep]')).catch(() =>
      report('never hydrated'),
    )
    await page.close()
  }
  return findings
}

// The site is served without a chat: its socket may fail.
const isAboutHydration = (line) =>
  ['error', 'warning'].includes(line.type()) && !/\/ws'|Failed to load/.test(line.text())

/** Builds shell and storefront for development and serves them, as `serveSite` does. */
export async function serveDevelopmentBuild() {
  for (const app of ['shell', 'storefront']) {
    const options = {
      cwd: `${root}apps/${app}`,
      env: { ...process.env, WEB_MODE: 'development' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }
    execFileSync('rspack', ['build', '--config', 'rspack.config.mjs'], options)
    execFileSync(process.execPath, ['../../tools/build/release.mjs'], options)
  }
  return serveSite({
    SHELL_URL: `${root}apps/shell/dist/development`,
    STOREFRONT_URL: `${root}apps/storefront/dist/development`,
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { chromium } = await import('playwright-core')
  const { origin, paths, stop } = await serveDevelopmentBuild()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const findings = await checkHydration({ browser, origin, paths })
  await browser.close()
  await stop()
  for (const { path, error } of findings) console.error(`${path}: ${error}`)
  console.log(`${paths.length} pages hydrated, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
