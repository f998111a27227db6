import { type Browser, chromium, type Page } from 'playwright-core'
import { patienceMs } from '../eventually.ts'

/** The window that nobody sees draws pages of its own for the address bar, and keeps a process for the page after. */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/** Of the list of Playwright, which the flag takes the place of, those that matter to pages of this machine. */
const playwrightFeatures = ['PaintHolding', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'HttpsUpgrades']

const flags = [
  `--disable-features=${[...windowFeatures, ...playwrightFeatures].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser, or the one that a file of journeys uses, opens windows. */
export type Windows = Pick<Browser, 'newContext'>

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: flags })

export type PageOptions = {
  width: number
  height: number
  javaScript?: boolean
  reducedMotion?: 'reduce'
  colorScheme?: 'light' | 'dark'
}

/** A page in a context of its own, as of a visitor in Brazil, that records console errors, exceptions and failed requests. */
export async function openPage(
  browser: Windows,
  { width, height, javaScript = true, ...media }: PageOptions,
): Promise<{ page: Page; pageErrors: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    javaScriptEnabled: javaScript,
    ...media,
  })
  context.setDefaultTimeout(patienceMs)
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {})
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`exception: ${error.message}`))
  // The browser aborts what a page still asked for when it was left.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()}`)
  })
  return { page, pageErrors }
}
