import type { Page } from 'playwright-core'
import { hydratePage } from '../build/hydrate-page.mjs'
import { openPage } from './browser/open-browser.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useShop } from './fixtures.ts'
import { chatOn } from './browser/chat-page.ts'
import { fillPackage, fillPrice, openPanelPage, press, save } from './browser/panel-page.ts'
import { violationsOn } from './browser/violations-on.ts'
import { openVisitor } from './actors/visitor.ts'

const browser = useBrowser()
const product = useShop({ CHAT_LIMITS: 'off' })

const landing = '/comprar-seguidores-instagram'

async function savePrice(panel: Page) {
  const consent = panel.getByLabel('Vender abaixo do piso mesmo assim')
  if (await consent.isVisible()) await consent.check()
  await save(panel, 'Salvar preço')
}

async function changePrice(panel: Page, price: string) {
  await press(panel, 'Editar 100 seguidores no Instagram')
  await fillPrice(panel, price)
  await savePrice(panel)
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

  const [html] = await Promise.all([htmlWith(landing, 'R$ 16,90'), chatQuotes(100, 'R$ 16,90')])
  expect(html).not.toMatch(/R\$ 15(?!\d)/)
  expect(headOf(html)).toContain('R$ 16,90')
  expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"price":"16\.90"/)

  // The visitor's browser draws the same prices once the page is awake.
  const { page } = await openPage(browser, { width: 1280, height: 900 })
  await page.goto(product.url + landing)
  await hydratePage(page)
  expect(await page.content()).not.toMatch(/R\$ 15(?!\d)/)

  await changePrice(panel, '0,10')
  await panel.getByRole('link', { name: 'Catálogo' }).click()
  await panel.getByText(/pacote de 100.*R\$ 0,10/).waitFor()
})

it('a package that an owner adds is sold by pages and chat, and is on none of them once it is off sale', async () => {
  const panel = await openPanelPage(browser, product, 'precos')
  await press(panel, 'Novo pacote de Seguidores no Instagram')
  await fillPackage(panel, '750', '59,90')
  expect(await violationsOn(panel)).toEqual([])
  await savePrice(panel)

  const added = await htmlWith(landing, 'R$ 59,90')
  expect(headOf(added)).toMatch(/"name":"Vitrine","price":"59\.90"[^}]*"eligibleQuantity":{[^}]*"value":750,/)
  expect(headOf(await htmlWith('/precos', 'R$ 59,90'))).toContain('"price":"59.90"')
  await chatQuotes(750, 'R$ 59,90')

  const { page, pageErrors } = await openPage(browser, { width: 390, height: 844 })
  await page.goto(`${product.url}/precos`)
  await page.getByRole('link', { name: 'Comprar seguidores: 750 seguidores por R$ 59,90' }).click()
  const chat = chatOn(page)
  await chat.log.getByText('Quero 750 seguidores no Instagram').waitFor()
  const inOrder = page.locator('main article strong').filter({ hasText: /^[\d.]+$/ })
  expect((await inOrder.allInnerTexts()).slice(0, 5)).toEqual(['100', '500', '750', '1.500', '5.000'])
  await chat.send('instagram.com/padaria.da.vitrine')
  await chat.recap('59,90').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(pageErrors).toEqual([])

  await press(panel, 'Editar 750 seguidores no Instagram')
  await press(panel, 'Tirar de venda')
  await save(panel, 'Tirar mesmo?')
  for (const path of [landing, '/precos']) {
    const html = await htmlWithout(path, 'R$ 59,90')
    expect(html).not.toContain('Vitrine')
    expect(headOf(html)).not.toContain('"value":750')
  }
  // Between 500 for R$ 45 and 1,500 for R$ 120.
  await chatQuotes(750, 'R$ 63,75')
})
