import { openPage } from './browser/open-browser.ts'
import { listOrders, signIn } from './actors/panel-api.ts'
import { supplierOrders } from './actors/outside-world.ts'
import { openVisitor } from './actors/visitor.ts'
import { chatOn, payCard } from './browser/chat-page.ts'
import { fillPackage, openPanelPage, openSection, press, save } from './browser/panel-page.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useShop } from './fixtures.ts'
import { violationsOn } from './browser/violations-on.ts'

const browser = useBrowser()
const product = useShop({ CHAT_LIMITS: 'off' })

const landing = '/comprar-seguidores-instagram'
const tier = 'Premium com reposição'
const inTier = `Seguidores no Instagram (${tier})`
const premiumService = 103

it('an owner makes a tier, which pages offer, the chat sells and its own service delivers', async () => {
  const panel = await openPanelPage(browser, product, 'precos')

  await press(panel, 'Novo nível')
  await panel.getByLabel('Nome').fill(tier)
  await panel.getByLabel('O que inclui').fill('Perfis do Brasil, repostos por 60 dias.')
  await panel.getByRole('checkbox', { name: 'Seguidores no Instagram' }).check()
  expect(await violationsOn(panel)).toEqual([])
  await save(panel, 'Salvar nível')

  await press(panel, `Novo pacote de ${inTier}`)
  await fillPackage(panel, '500', '90')
  await save(panel, 'Salvar preço')

  await openSection(panel, product, 'fornecedores')
  await press(panel, `Editar quem entrega ${inTier}`)
  await panel.getByLabel('Serviço dele').selectOption(String(premiumService))
  await press(panel, 'Acrescentar')
  expect(await violationsOn(panel)).toEqual([])
  await save(panel, 'Salvar')

  await eventually('package of the tier on its page', async () =>
    (await (await fetch(product.url + landing)).text()).includes('R$ 90'),
  )
  const visitor = await openVisitor(product)
  await visitor.asksUntil(`quanto custam 500 seguidores no instagram, ${tier}?`, /R\$/, 'R$ 90,00')
  visitor.close()
  const { page, pageErrors } = await openPage(browser, { width: 390, height: 844 })
  await page.goto(product.url + landing)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: /500 seguidores por R\$\s90,00, Premium com reposição/ }).click()
  const chat = chatOn(page)
  await chat.log.getByText('instagram', { exact: false }).first().waitFor()
  await chat.send('instagram.com/padaria.premium')
  await chat.recap('90,00').getByText(tier).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await chat.issuePix()
  await payCard(product, chat.pixCard('90,00'))
  const [sent] = await eventually('order at the supplier', async () => {
    const orders = await supplierOrders(product)
    return orders.length > 0 && orders
  })
  expect(sent).toMatchObject({ service: premiumService, quantity: 500 })
  await chat.orderCard(`500 seguidores no Instagram (${tier}): Entregue`).waitFor()
  expect(await listOrders(product, await signIn(product))).toMatchObject([{ tier, totalPrice: '90.00' }])
  expect(pageErrors).toEqual([])
})
