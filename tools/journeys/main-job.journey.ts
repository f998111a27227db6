import type { Browser, Page } from 'playwright-core'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { parsePix, hasError } from 'pix-utils'
import { openBrowser, openPage } from './browser/open-browser.ts'
import { fillSignIn } from './browser/panel-page.ts'
import { bankCharges, pay, supplierOrders } from './actors/outside-world.ts'
import { type Product, startProduct } from './product/start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const chatBox = (page: Page) => page.getByRole('textbox', { name: /mensagem/i })

async function send(page: Page, text: string) {
  await chatBox(page).fill(text)
  await page.keyboard.press('Enter')
}

function decodeQr(dataUrl: string): string | undefined {
  const png = PNG.sync.read(Buffer.from(dataUrl.split(',')[1]!, 'base64'))
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data
}

/** Charges of the bank that are not among the earlier ones. */
async function chargesSince(earlier: Array<{ txid: string }>) {
  const known = new Set(earlier.map(({ txid }) => txid))
  return (await bankCharges(product)).filter(({ txid }) => !known.has(txid))
}

/** Opens the home page, whose chat is connected. */
async function openChat(size: { width: number; height: number }) {
  const { page, complaints } = await openPage(browser, size)
  await page.goto(product.url)
  await page.getByText('Chat para Pedidos').first().scrollIntoViewIfNeeded()
  await chatBox(page).click()
  await page.getByText('Conectado', { exact: true }).waitFor()
  return { page, complaints, log: page.getByRole('log') }
}

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('from a pasted link to a finished order, at $width px', ({ width, height }) => {
  it('sells, charges once, delivers, tells, and is seen by the administrator in the panel', async () => {
    const earlier = await bankCharges(product)
    const { page, complaints, log } = await openChat({ width, height })
    await send(page, `https://www.instagram.com/padaria.estrela.${width}/`)
    await log
      .getByText(/R\$\s?45,00/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^500 seguidores/ }).click()
    await page.getByRole('button', { name: 'Gerar PIX' }).click()
    const card = page.getByRole('region', { name: 'Pagamento por PIX de R$ 45,00' })
    await card.getByText('Pendente', { exact: true }).waitFor()

    await card.getByRole('button', { name: 'Ver completo' }).click()
    const pixCode = await card.locator('code').innerText()
    const image = await card.getByRole('img', { name: /QR Code/ }).getAttribute('src')
    expect(decodeQr(image!)).toBe(pixCode)
    const parsed = parsePix(pixCode)
    expect(hasError(parsed)).toBe(false)
    expect(parsed).toMatchObject({ type: 'DYNAMIC', merchantName: expect.any(String) })
    expect(pixCode).toContain('540545.00')

    await pay(product, pixCode)
    await log
      .getByText(/pagamento (foi )?(confirmado|recebido)/i)
      .first()
      .waitFor()
    await log
      .getByText(/conclu[ií]d/i)
      .first()
      .waitFor()
    const order = page.getByRole('region', { name: '500 seguidores no Instagram: Entregue' })
    await order.getByText(/^Garantia de reposição até /).waitFor()
    expect(await card.count()).toBe(0)
    await log.getByText('PIX de R$ 45,00', { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()

    const received = await supplierOrders(product)
    expect(received.filter(({ link }) => link.endsWith(`padaria.estrela.${width}/`))).toMatchObject([
      { quantity: 500 },
    ])
    expect(await chargesSince(earlier)).toMatchObject([{ pixCode }])
    await findInPanel(`padaria.estrela.${width}`, { width, height })
  })
})

/** The administrator comes by the panel's own address, signs in with the pointer, and sees the finished order. */
async function findInPanel(account: string, size: { width: number; height: number }) {
  const { page, complaints } = await openPage(browser, size)
  await page.goto(`${product.url}/admin09`)
  await page.waitForURL('**/admin09/login')
  await fillSignIn(page, product.administrator)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin09')
  const row = page.locator('tr', { hasText: account })
  await row.getByText('Concluído').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
}

it('a cart for two networks is paid with one PIX, and each order is delivered', async () => {
  const earlier = await bankCharges(product)
  const { page, complaints, log } = await openChat({ width: 390, height: 844 })
  await send(page, '500 seguidores instagram.com/cesta.de.tres')
  await log.getByRole('group', { name: /Resumo do pedido, R\$ 45,00/ }).waitFor()
  await send(page, 'e 300 curtidas em instagram.com/p/CestaDeTres1')
  await log.getByRole('group', { name: /Resumo do pedido, R\$ 70,00/ }).waitFor()
  await send(page, 'e 2000 visualizações em youtube.com/watch?v=dQw4w9WgXcQ')
  const recap = log.getByRole('group', { name: /Resumo do pedido, R\$ 105,00/ })
  await recap.getByText('Um único PIX paga tudo.').waitFor()
  await recap.getByRole('button', { name: 'Gerar PIX' }).click()
  const card = page.getByRole('region', { name: 'Pagamento por PIX de R$ 105,00' })
  await card.getByRole('listitem').nth(2).waitFor()
  await card.getByRole('button', { name: 'Ver completo' }).click()
  const pixCode = await card.locator('code').innerText()
  await pay(product, pixCode)
  await log.getByText(/Pagamento confirmado, obrigado! Deixe as páginas públicas/).waitFor()
  for (const name of [
    '500 seguidores no Instagram',
    '300 curtidas no Instagram',
    '2.000 visualizações no YouTube',
  ])
    await page.getByRole('region', { name: `${name}: Entregue` }).waitFor()
  expect(await card.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
  const received = await supplierOrders(product)
  const links = ['cesta.de.tres', 'CestaDeTres1', 'dQw4w9WgXcQ']
  for (const link of links) expect(received.filter((order) => order.link.includes(link))).toHaveLength(1)
  expect(await chargesSince(earlier)).toMatchObject([{ pixCode }])
})

describe('what a visitor chooses on a page', () => {
  const phone = { width: 390, height: 740 }

  it('is said in the chat: a package of the price table, and one of an advertisement', async () => {
    const { page } = await openPage(browser, phone)
    await page.goto(`${product.url}/precos`)
    await page.getByRole('link', { name: /^Comprar curtidas: 300 curtidas/ }).click()
    const log = page.getByRole('log')
    await log.getByText('Quero 300 curtidas no Instagram').waitFor()
    await log.getByText(/R\$\s?25,00/).waitFor()
    expect(page.url()).toBe(`${product.url}/curtidas-instagram#chat`)
    await page.goto(`${product.url}/inscritos-youtube?pacote=500`)
    await log.getByText('Quero 500 inscritos no YouTube').waitFor()
    await page.reload()
    await log.getByText('Quero 500 inscritos no YouTube').waitFor()
    expect(await log.getByText('Quero 500 inscritos no YouTube').count()).toBe(1)
    await page.context().close()
  })

  it('is asked for above the fold of a phone, and is answered with packages', async () => {
    const { page } = await openPage(browser, phone)
    await page.goto(product.url)
    const field = page.getByRole('textbox', { name: /Link do seu perfil/ })
    const { y, height } = (await field.boundingBox())!
    expect(y + height).toBeLessThan(phone.height)
    await field.fill('instagram.com/padaria.estrela')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^500 seguidores/ }).waitFor()
    await page.context().close()
  })
})

describe('the page at /', () => {
  it('reads without JavaScript', async () => {
    const { page } = await openPage(browser, { width: 390, height: 844, javaScript: false })
    await page.goto(product.url)
    for (const text of [
      'Chat para Pedidos',
      'Copie o Link',
      'Cole no Chat',
      'Escolha o Serviço',
      'Pague com Pix',
    ]) {
      expect(await page.getByText(text).first().isVisible()).toBe(true)
    }
    await page.context().close()
  })

  it('answers a path that nobody has with a page of its own and 404', async () => {
    const { page } = await openPage(browser, { width: 390, height: 844 })
    const answer = await page.goto(`${product.url}/nao-existe`)
    expect(answer?.status()).toBe(404)
    expect(await page.getByRole('link', { name: /início|inicial/i }).count()).toBeGreaterThan(0)
    await page.context().close()
  })
})
