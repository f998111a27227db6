import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fragments } from '@smm/contracts/pages'
import { serveSite } from '../build/serve-site.mjs'
import { hydratePage } from '../build/hydrate-page.mjs'
import { goToPrices } from './browser/go-to-prices.ts'
import { openPage } from './browser/open-browser.ts'
import { eventually } from './eventually.ts'
import { useBrowser } from './fixtures.ts'
import { root } from '../prepare.mjs'

const folder = mkdtempSync(join(tmpdir(), 'smm-builds-'))
const browser = useBrowser()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const desktop = { width: 1280, height: 900 }
const standing = 'pague com PIX e veja seu perfil'
const renewed = 'pague com PIX e olhe o seu perfil'

/** A copy of the storefront's build; `deploy` replaces it by one with another text on the home page. */
function aStorefront(name: string) {
  const path = join(folder, name)
  cpSync(join(root, 'apps/storefront/dist'), path, { recursive: true })
  const manifest = join(path, 'fragments.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as Fragments
  return {
    path,
    version,
    deploy() {
      const text = readFileSync(manifest, 'utf8').replaceAll(standing, renewed)
      writeFileSync(manifest, text.replace(version, 'next00000000'))
    },
  }
}

it('a new build leaves open pages working on the old one, and is there at the next load', async () => {
  const storefront = aStorefront('deployed')
  const site = await serveSite({ STOREFRONT_URL: storefront.path, REMOTES_POLL_MS: '100' })
  const { page, pageErrors } = await openPage(browser, desktop)
  const asked: string[] = []
  page.on(
    'response',
    (response) => void asked.push(`${response.status()} ${new URL(response.url()).pathname}`),
  )
  // A pointer that rests on a link may fetch the page table before the hover does.
  const table = page.waitForResponse(/pages\.json$/)
  await page.goto(site.origin)
  await page.getByText(standing).waitFor()
  await hydratePage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Preços' }).hover()
  await table

  storefront.deploy()
  await eventually('new build', async () => (await (await fetch(site.origin)).text()).includes(renewed))
  await goToPrices(page, 'banner')
  const fetched = asked.filter((line) => line.includes('/remotes/storefront/'))
  expect(fetched.length).toBeGreaterThan(1)
  expect(
    fetched.filter((line) => !line.startsWith(`200 /remotes/storefront/${storefront.version}/`)),
  ).toEqual([])
  expect(pageErrors.filter((line) => !line.includes('/ws'))).toEqual([])

  await page.goto(site.origin)
  await page.getByText(renewed).waitFor()
  await page.context().close()
  await site.stop()
})

it('a storefront that cannot be reached leaves the pages that were composed last', async () => {
  const { path } = aStorefront('served')
  let isAway = false
  let refusals = 0
  const server = createServer((request, response) => {
    if (isAway) {
      refusals += 1
      request.socket.destroy()
      return
    }
    try {
      response.end(readFileSync(join(path, request.url!)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const site = await serveSite({ STOREFRONT_URL: address, REMOTES_POLL_MS: '100' })
  isAway = true
  await eventually('three polls of the gateway in vain', async () => refusals >= 3)

  const { page } = await openPage(browser, desktop)
  const answer = await page.goto(site.origin)
  expect(answer?.status()).toBe(200)
  await page.getByText(standing).waitFor()
  await hydratePage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Ajuda' }).click()
  await page.waitForURL('**/faq')
  await page.getByRole('heading', { level: 1, name: 'Como podemos ajudar?' }).waitFor()
  await page.context().close()
  await site.stop()
  server.close()
})
