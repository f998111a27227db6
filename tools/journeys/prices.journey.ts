import type { Browser, Page } from 'playwright-core'
import { wakePage } from '../build/wake-page.mjs'
import { openBrowser, openPage } from './browser/open-browser.ts'
import { eventually } from './eventually.ts'
import { openPanelPage } from './browser/panel-page.ts'
import { sharedProduct, type SharedProduct } from './product/shared-product.ts'
import { violationsOn } from './browser/violations-on.ts'
import { openVisitor } from './actors/visitor.ts'

let product: SharedProduct
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([sharedProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const landing = '/comprar-seguidores-instagram'
/** From saved to shown everywhere, as the panel promises. */
const shownWithinMs = 10_000

async function save(panel: Page) {
  const consent = panel.getByLabel('Vender abaixo do piso mesmo assim')
  if (await consent.isVisible()) await consent.check()
  await panel.getByRole('button', { name: 'Salvar preço' }).click()
  await panel.getByRole('dialog').waitFor({ state: 'hidden' })
}
const edit = (panel: Page, title: string) => panel.getByRole('button', { name: `Editar ${title}` }).click()

async function changePrice(panel: Page, price: string) {
  await edit(panel, '100 seguidores no Instagram')
  await panel.getByLabel('Preço (R$)').fill(price)
  await save(panel)
}

/** Loads a page of the shop until it shows the text, or shows it no more, and returns its HTML. */
const htmlOf = (path: string, text: string, isShown: boolean) =>
  eventually(`${path} ${isShown ? 'with' : 'without'} '${text}'`, async () => {
    const html = await (await fetch(product.url + path)).text()
    return html.includes(text) === isShown && html
  })
const htmlWith = (path: string, text: string) => htmlOf(path, text, true)
const htmlWithout = (path: string, text: string) => htmlOf(path, text, false)
const headOf = (html: string) => /<head>.*<\/head>/s.exec(html)![0]

async function chatQuotes(quantity: number, price: string) {
  const visitor = await openVisitor(product)
  await visitor.asksUntil(`quanto custam ${quantity} seguidores no instagram?`, /R\$/, price)
  visitor.close()
}

it('a price changed in the panel is in page, head, structured data, chat and the warning of the floor', async () => {
  const panel = await openPanelPage(browser, product, 'precos')
  await changePrice(panel, '16,90')
  const savedAt = Date.now()

  const [html] = await Promise.all([htmlWith(landing, 'R$ 16,90'), chatQuotes(100, 'R$ 16,90')])
  expect(Date.now() - savedAt).toBeLessThan(shownWithinMs)
  expect(html).not.toMatch(/R\$ 15(?!\d)/)
  expect(headOf(html)).toContain('R$ 16,90')
  expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"price":"16\.90"/)

  // The visitor's browser draws the same prices once the page is awake.
  const page = await browser.newPage()
  await page.goto(product.url + landing)
  await wakePage(page)
  expect(await page.content()).not.toMatch(/R\$ 15(?!\d)/)

  await changePrice(panel, '0,10')
  const loweredAt = Date.now()
  await panel.getByRole('link', { name: 'Catálogo' }).click()
  await panel.getByText(/pacote de 100.*R\$ 0,10/).waitFor()
  expect(Date.now() - loweredAt).toBeLessThan(shownWithinMs)
})

it('a package that an owner adds is sold by pages and chat, and is on none of them once it is off sale', async () => {
  const panel = await openPanelPage(browser, product, 'precos')
  await panel.getByRole('button', { name: 'Novo pacote de Seguidores no Instagram' }).click()
  await panel.getByLabel('Quantidade').fill('750')
  await panel.getByLabel('Nome').fill('Vitrine')
  await panel.getByLabel('Preço (R$)').fill('59,90')
  expect(await violationsOn(panel)).toEqual([])
  await save(panel)

  const added = await htmlWith(landing, 'R$ 59,90')
  expect(headOf(added)).toMatch(/"name":"Vitrine","price":"59\.90"[^}]*"eligibleQuantity":{[^}]*"value":750,/)
  expect(headOf(await htmlWith('/precos', 'R$ 59,90'))).toContain('"price":"59.90"')
  await chatQuotes(750, 'R$ 59,90')

  const { page, complaints } = await openPage(browser, { width: 390, height: 844 })
  await page.goto(`${product.url}/precos`)
  await page.getByRole('link', { name: 'Comprar seguidores: 750 seguidores por R$ 59,90' }).click()
  await page.getByRole('log').getByText('Quero 750 seguidores no Instagram').waitFor()
  const inOrder = page.locator('main article strong').filter({ hasText: /^[\d.]+$/ })
  expect((await inOrder.allInnerTexts()).slice(0, 5)).toEqual(['100', '500', '750', '1.500', '5.000'])
  await page.getByRole('textbox', { name: /mensagem/i }).fill('instagram.com/padaria.da.vitrine')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Resumo do pedido, R$ 59,90' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])

  await edit(panel, '750 seguidores no Instagram')
  await panel.getByRole('button', { name: 'Tirar de venda' }).click()
  await panel.getByRole('button', { name: 'Tirar mesmo?' }).click()
  await panel.getByRole('dialog').waitFor({ state: 'hidden' })
  for (const path of [landing, '/precos']) {
    const html = await htmlWithout(path, 'R$ 59,90')
    expect(html).not.toContain('Vitrine')
    expect(headOf(html)).not.toContain('"value":750')
  }
  // Between 500 for R$ 45 and 1,500 for R$ 120.
  await chatQuotes(750, 'R$ 63,75')
})
