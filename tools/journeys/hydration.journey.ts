import { checkHydration, serveDevelopmentBuild } from '../build/check-hydration.mjs'
import { serveSite } from '../build/serve-site.mjs'
import { publicPages } from '../pages/pages.ts'
import { goToPrices } from './browser/go-to-prices.ts'
import { openPage } from './browser/open-browser.ts'
import { useBrowser } from './fixtures.ts'

const browser = useBrowser()

const phone = { width: 390, height: 844 }

it('every part of every page is hydrated over exactly the HTML that was prerendered', async () => {
  const site = await serveDevelopmentBuild()
  const addresses = new Set(publicPages.map(([, canonical]) => canonical))
  expect(site.paths.toSorted()).toEqual([...addresses].toSorted())
  expect(await checkHydration({ browser, origin: site.origin, paths: site.paths })).toEqual([])
  await site.stop()
})

/** The headless shell's pointer rests on the corner of every page, and enters it without having moved. */
function ignoreRestingPointer() {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

function scriptsBeforePaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  return fetched.filter(({ startTime }) => startTime < paint!.startTime).map(({ name }) => name)
}

describe('a page that nobody touches', () => {
  it('fetches the shell when all is quiet, and neither the remote nor the chat', async () => {
    const site = await serveSite()
    const { page } = await openPage(browser, phone)
    await page.addInitScript(ignoreRestingPointer)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const shell = page.waitForRequest(/\/remotes\/shell\/.*\/main.*\.js$/)
    await page.goto(site.origin)
    await shell
    expect(await page.evaluate(scriptsBeforePaint)).toEqual([])
    await page.waitForLoadState('networkidle')
    const scripts = asked.filter((path) => path.endsWith('.js'))
    expect(scripts.map((path) => path.split('/').at(-1))).toEqual([
      'starter.js',
      expect.stringMatching(/^main/),
    ])
    const chat = page.waitForRequest(/order-chat/)
    await page.getByRole('heading', { level: 1 }).hover()
    await chat
    await page.context().close()
    await site.stop()
  })
})

describe('with the storefront’s scripts out of reach', () => {
  it('the page stays, its links work, and what was typed is kept until they come', async () => {
    const site = await serveSite()
    const { page } = await openPage(browser, phone)
    let isCut = true
    await page.route(/\/remotes\/storefront\//, (route) => (isCut ? route.abort() : route.fallback()))
    await page.goto(site.origin)
    await page.locator('textarea').fill('quero 500 seguidores')
    const remote = page.waitForRequest(/remoteEntry/)
    await page.keyboard.press('Enter')
    await remote
    expect(await page.locator('textarea').inputValue()).toBe('quero 500 seguidores')
    isCut = false
    // Sent once the chat is alive: without a service behind it the message waits in the conversation.
    await page.getByRole('log').getByText('quero 500 seguidores').waitFor()
    expect(await page.locator('textarea').inputValue()).toBe('')

    isCut = true
    await page.goto(`${site.origin}/termos`)
    await goToPrices(page, 'contentinfo')
    await page.context().close()
    await site.stop()
  })
})
