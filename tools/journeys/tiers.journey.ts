import type { Browser } from 'playwright-core'
import { openBrowser, openPage } from './browser/open-browser.ts'
import { listOrders, signIn } from './actors/panel-api.ts'
import { pay, supplierOrders } from './actors/outside-world.ts'
import { openPanelPage, openSection } from './browser/panel-page.ts'
import { eventually } from './eventually.ts'
import { type Product, startProduct } from './product/start-product.ts'
import { violationsOn } from './browser/violations-on.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ CHAT_LIMITS: 'off' }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const landing = '/comprar-seguidores-instagram'
const tier = 'Premium com reposição'
const inTier = `Seguidores no Instagram (${tier})`
const premiumService = 103

it('an owner makes a tier, which pages offer, the chat sells and its own service delivers', async () => {
  const panel = await openPanelPage(browser, product, 'precos')
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const isClosed = () => panel.getByRole('dialog').waitFor({ state: 'hidden' })

  await press('Novo nível')
  await panel.getByLabel('Nome').fill(tier)
  await panel.getByLabel('O que inclui').fill('Perfis do Brasil, repostos por 60 dias.')
  await panel.getByRole('checkbox', { name: 'Seguidores no Instagram' }).check()
  expect(await violationsOn(panel)).toEqual([])
  await press('Salvar nível')
  await isClosed()

  await press(`Novo pacote de ${inTier}`)
  await panel.getByLabel('Quantidade').fill('500')
  await panel.getByLabel('Nome', { exact: true }).fill('Vitrine')
  await panel.getByLabel('Preço (R$)').fill('90')
  await press('Salvar preço')
  await isClosed()

  await openSection(panel, product, 'fornecedores')
  await press(`Editar quem entrega ${inTier}`)
  await panel.getByLabel('Serviço dele').selectOption(String(premiumService))
  await press('Acrescentar')
  expect(await violationsOn(panel)).toEqual([])
  await press('Salvar')
  await isClosed()

  await eventually('package of the tier on its page', async () =>
    (await (await fetch(product.url + landing)).text()).includes('R$ 90'),
  )
  const { page, complaints } = await openPage(browser, { width: 390, height: 844 })
  await page.goto(product.url + landing)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: /500 seguidores por R\$\s90,00, Premium com reposição/ }).click()
  await page.getByRole('log').getByText('instagram', { exact: false }).first().waitFor()
  await page.getByRole('textbox', { name: /mensagem/i }).fill('instagram.com/padaria.premium')
  await page.keyboard.press('Enter')
  const recap = page.getByRole('group', { name: /Resumo do pedido, R\$ 90/ })
  await recap.getByText(tier).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await recap.getByRole('button', { name: /Gerar PIX/ }).click()
  const card = page.getByRole('region', { name: /^Pagamento por PIX de R\$\s90,00/ })
  await card.getByRole('button', { name: 'Ver completo' }).click()
  await pay(product, await card.locator('code').innerText())
  const [sent] = await eventually('order at the supplier', async () => {
    const orders = await supplierOrders(product)
    return orders.length > 0 && orders
  })
  expect(sent).toMatchObject({ service: premiumService, quantity: 500 })
  await page
    .getByRole('region', { name: /Entregue$/ })
    .getByText(tier)
    .waitFor()
  expect(await listOrders(product, await signIn(product))).toMatchObject([{ tier, totalPrice: '90.00' }])
  expect(complaints).toEqual([])
})
