import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { openVisitor } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ CHAT_LIMITS: 'off' }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

async function openPrices(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  await page.goto(`${product.url}/admin09/login`)
  await page.getByLabel('Usuário').fill(product.administrator.username)
  await page.getByLabel('Senha').fill(product.administrator.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Preços' }).click()
  return page
}

async function save(page: Page, price: string) {
  await page.getByRole('button', { name: 'Editar 100 seguidores no Instagram' }).click()
  await page.getByLabel('Preço (R$)').fill(price)
  const consent = page.getByLabel('Vender abaixo do piso mesmo assim')
  if (await consent.isVisible()) await consent.check()
  await page.getByRole('button', { name: 'Salvar preço' }).click()
  await page.getByText('Preço salvo').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Loads a page of the shop until it shows the text, and tells all of it. */
async function htmlWith(path: string, text: string): Promise<string> {
  for (;;) {
    const html = await (await fetch(product.url + path)).text()
    if (html.includes(text)) return html
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Asks in the chat until it quotes the price. */
async function chatQuotes(price: string) {
  const visitor = await openVisitor(product)
  for (let reply = ''; !reply.includes(price);) {
    const from = visitor.frames.length
    visitor.say('quanto custam 100 seguidores no instagram?')
    reply = JSON.stringify(await visitor.hears(/R\$/, from))
  }
  visitor.close()
}

it('a price changed in the panel is in page, head, structured data, chat and the warning of the floor', async () => {
  const panel = await openPrices()
  await save(panel, '16,90')

  const landing = await htmlWith('/comprar-seguidores-instagram', 'R$ 16,90')
  expect(landing).not.toMatch(/R\$ 15(?!\d)/)
  expect(/<head>.*<\/head>/s.exec(landing)![0]).toContain('R$ 16,90')
  expect(landing).toMatch(/<script type="application\/ld\+json">[^<]*"price":"16\.90"/)

  await chatQuotes('R$ 16,90')

  // The visitor's browser draws the same prices once the page is awake.
  const page = await browser.newPage()
  await page.goto(`${product.url}/comprar-seguidores-instagram`)
  await page.mouse.move(20, 20)
  await page.waitForFunction(() => !document.querySelector('[data-asleep], [aria-busy=true]'))
  expect(await page.content()).not.toMatch(/R\$ 15(?!\d)/)

  await save(panel, '0,10')
  await panel.getByRole('link', { name: 'Catálogo' }).click()
  await panel.getByText(/pacote de 100.*R\$ 0,10/).waitFor()
})
