import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { parsePix, hasError } from 'pix-utils'
import { openChat, payCard, readPixCode } from './browser/chat-page.ts'
import { openPage } from './browser/open-browser.ts'
import { fillSignIn } from './browser/panel-page.ts'
import { bankCharges, pay, supplierOrders } from './actors/outside-world.ts'
import { useBrowser, useShop } from './fixtures.ts'

const browser = useBrowser()
const product = useShop()

function decodeQr(dataUrl: string): string | undefined {
  const png = PNG.sync.read(Buffer.from(dataUrl.split(',')[1]!, 'base64'))
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data
}

/** Charges of the bank that are not among the earlier ones. */
async function chargesSince(earlier: Array<{ txid: string }>) {
  const known = new Set(earlier.map(({ txid }) => txid))
  return (await bankCharges(product)).filter(({ txid }) => !known.has(txid))
}

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('from a pasted link to a finished order, at $width px', ({ width, height }) => {
  it('sells, charges once, delivers, tells, and is seen by the administrator in the panel', async () => {
    const earlier = await bankCharges(product)
    const { page, pageErrors, chat } = await openChat(browser, product, { width, height })
    const { log } = chat
    await chat.send(`https://www.instagram.com/padaria.estrela.${width}/`)
    await log
      .getByText(/R\$\s?45,00/)
      .first()
      .waitFor()
    await chat.choosePackage('500 seguidores')
    await chat.issuePix()
    const card = chat.pixCard('45,00')
    await card.getByText('Pendente', { exact: true }).waitFor()

    const pixCode = await readPixCode(card)
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
    const order = chat.orderCard('500 seguidores no Instagram: Entregue')
    await order.getByText(/^Garantia de reposição até /).waitFor()
    expect(await card.count()).toBe(0)
    await log.getByText('PIX de R$ 45,00', { exact: true }).waitFor()
    expect(pageErrors).toEqual([])
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
  const { page, pageErrors } = await openPage(browser, size)
  await page.goto(`${product.url}/admin09`)
  await page.waitForURL('**/admin09/login')
  await fillSignIn(page, product.administrator)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin09')
  const row = page.locator('tr', { hasText: account })
  await row.getByText('Concluído').waitFor()
  expect(pageErrors).toEqual([])
  await page.context().close()
}

it('a cart for two networks is paid with one PIX, and each order is delivered', async () => {
  const earlier = await bankCharges(product)
  const { page, pageErrors, chat } = await openChat(browser, product, { width: 390, height: 844 })
  await chat.send('500 seguidores instagram.com/cesta.de.tres')
  await chat.recap('45,00').waitFor()
  await chat.send('e 300 curtidas em instagram.com/p/CestaDeTres1')
  await chat.recap('70,00').waitFor()
  await chat.send('e 2000 visualizações em youtube.com/watch?v=dQw4w9WgXcQ')
  await chat.recap('105,00').getByText('Um único PIX paga tudo.').waitFor()
  await chat.issuePix()
  const card = chat.pixCard('105,00')
  await card.getByRole('listitem').nth(2).waitFor()
  const pixCode = await payCard(product, card)
  await chat.log.getByText(/Pagamento confirmado, obrigado! Deixe as páginas públicas/).waitFor()
  for (const title of [
    '500 seguidores no Instagram',
    '300 curtidas no Instagram',
    '2.000 visualizações no YouTube',
  ])
    await chat.orderCard(`${title}: Entregue`).waitFor()
  expect(await card.count()).toBe(0)
  expect(pageErrors).toEqual([])
  await page.context().close()
  const received = await supplierOrders(product)
  const links = ['cesta.de.tres', 'CestaDeTres1', 'dQw4w9WgXcQ']
  for (const link of links) expect(received.filter((order) => order.link.includes(link))).toHaveLength(1)
  expect(await chargesSince(earlier)).toMatchObject([{ pixCode }])
})
