/**
 * Wakes every part of every page of a development build in a real browser and tells what React found different from the
 * prerendered HTML. Production React is silent about attributes and repairs texts in silence; development React reports both.
 * `node tools/build/check-hydration.mjs` builds, starts a gateway of its own and ends with 1 if anything was reported.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What each page said while it was hydrated: `[{ path, said }]`, empty when all is well. `browser` is Playwright's. */
export async function checkHydration({ browser, origin, paths }) {
  const findings = []
  for (const path of paths) {
    const page = await browser.newPage()
    const note = (said) => findings.push({ path, said })
    page.on('console', (line) => isAboutHydration(line) && note(line.text()))
    page.on('pageerror', (error) => note(error.stack ?? error.message))
    await page.addInitScript(() => addEventListener('smm:ready', () => (window.isReady = true)))
    await page.goto(origin + path)
    await page.mouse.move(5, 5)
    await page
      .waitForFunction(() => window.isReady && !document.querySelector('[data-asleep]'), undefined, {
        timeout: 20_000,
      })
      .catch(() => note('never hydrated'))
    await page.close()
  }
  return findings
}

// A socket without a chat behind it is not the page's fault.
const isAboutHydration = (line) =>
  ['error', 'warning'].includes(line.type()) && !/\/ws'|Failed to load/.test(line.text())

/** Builds shell and storefront for development and serves them; answers the origin, the pages' paths and a `stop`. */
export async function serveDevelopmentBuild() {
  for (const app of ['shell', 'storefront']) {
    const options = {
      cwd: `${root}apps/${app}`,
      env: { ...process.env, WEB_MODE: 'development' },
      stdio: 'inherit',
    }
    execFileSync('rspack', ['build', '--config', 'rspack.config.mjs'], options)
    execFileSync(process.execPath, ['../../tools/build/release.mjs'], options)
  }
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const gateway = spawn(process.execPath, ['src/main.ts'], {
    cwd: `${root}apps/gateway`,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'error',
      SHELL_URL: `${root}apps/shell/dist/development`,
      STOREFRONT_URL: `${root}apps/storefront/dist/development`,
    },
  })
  await answering(`${origin}/livez`)
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  return { origin, paths, stop: () => gateway.kill() }
}

async function answering(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the gateway did not start')
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
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
  stop()
  for (const { path, said } of findings) console.error(`${path}: ${said}`)
  console.log(`${paths.length} pages hydrated, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
