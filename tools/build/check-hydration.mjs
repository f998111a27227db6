import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serveSite } from './serve-site.mjs'
import { hydratePage } from './hydrate-page.mjs'

/** A busy machine is slow, not wrong. */
const timeoutMs = 200_000
const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Hydrates every island of these pages and returns the console errors of each: `[{ path, error }]`. Only development React
 * reports a mismatch with the prerendered HTML. `browser` is Playwright's.
 */
export async function checkHydration({ browser, origin, paths }) {
  const findings = []
  // The pages of one context share the scripts that were fetched and compiled.
  const context = await browser.newContext()
  context.setDefaultTimeout(timeoutMs)
  for (const path of paths) {
    const page = await context.newPage()
    const report = (error) => findings.push({ path, error })
    page.on('console', (line) => isAboutHydration(line) && report(line.text()))
    page.on('pageerror', (error) => report(error.stack ?? error.message))
    await page.addInitScript(() => addEventListener('smm:ready', () => (window.isReady = true)))
    await page.goto(origin + path)
    await hydratePage(page, () => window.isReady && !document.querySelector('[data-asleep]')).catch(() =>
      report('never hydrated'),
    )
    await page.close()
  }
  await context.close()
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
