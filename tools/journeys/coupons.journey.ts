import type { Page } from 'playwright-core'
import { letPixExpire } from './actors/move-clock.ts'
import { openPage } from './browser/open-browser.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useSharedShop } from './fixtures.ts'
import { chatOn, payCard } from './browser/chat-page.ts'
import { orderPageOn } from './browser/order-page.ts'
import { openPanelPage, press, save } from './browser/panel-page.ts'
import { violationsOn } from './browser/violations-on.ts'
import { openVisitor } from './actors/visitor.ts'

const browser = useBrowser()
const product = useSharedShop()
let panel: Page
beforeAll(async () => {
  panel = await openPanelPage(browser, product, 'cupons')
})

async function createCoupon(code: string, uses: string) {
  await press(panel, 'Novo cupom')
  await panel.getByLabel('Código').fill(code)
  await panel.getByLabel('Desconto (%)').fill('10')
  await panel.getByLabel('Usos no total').fill(uses)
  expect(await violationsOn(panel)).toEqual([])
  await save(panel, 'Salvar cupom')
  await panel.getByRole('heading', { name: code }).waitFor()
  expect(await violationsOn(panel)).toEqual([])
}

async function chatKnows(code: string) {
  const visitor = await openVisitor(product)
  await visitor.asksUntil(`tenho o cupom ${code}`, /cupom/i, 'anotado')
  visitor.close()
}

/** Reads the list again until it shows the text. */
const panelShows = (text: string) =>
  eventually(`'${text}' in the list of coupons`, async () => {
    await panel.reload()
    const anyCoupon = panel.getByText(/ usos?$/).first()
    await anyCoupon.waitFor()
    return (await panel.getByText(text).count()) > 0
  })

it('a coupon made in the panel comes by a link, and is taken off the recap, the PIX and the receipt', async () => {
  await createCoupon('Verão10', '10')
  await chatKnows('VERAO10')

  const { page, pageErrors } = await openPage(browser, { width: 390, height: 844 })
  await page.goto(`${product.url}/comprar-seguidores-instagram?pacote=500&cupom=verao10`)
  const chat = chatOn(page)
  await chat.log.getByText('Quero 500 seguidores no Instagram. Tenho o cupom verao10').waitFor()
  await chat.send('instagram.com/padaria.do.cupom')
  const recap = chat.recap('40,50')
  await recap.getByText('Cupom Verão10').waitFor()
  await recap.getByText('− R$ 4,50').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await chat.issuePix()
  const card = chat.pixCard('40,50')
  await card.getByText('Cupom Verão10: − R$ 4,50, já descontado').waitFor()
  await payCard(product, card)
  await chat.followOrder().click()
  await orderPageOn(page).receipt()
  await page.getByText('Cupom Verão10').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(pageErrors).toEqual([])

  await panelShows('1 de 10 usos')
  await panel.getByText('R$ 4,50 em descontos').waitFor()
})

it('a coupon named in words is on the PIX, and its only use comes back when the PIX expires', async () => {
  await createCoupon('UMAVEZ', '1')
  await chatKnows('UMAVEZ')
  const visitor = await openVisitor(product)
  visitor.say('Quero 500 seguidores para https://www.instagram.com/padaria.que.desiste, tenho o cupom umavez')
  await visitor.hears(/R\$ 40,50/)
  visitor.say('sim, pode gerar o PIX')
  const { orderId, amount, coupon } = await visitor.card()
  expect({ amount, coupon }).toEqual({ amount: 40.5, coupon: { code: 'UMAVEZ', discount: 4.5 } })
  await panelShows('1 de 1 uso')

  await letPixExpire(product, orderId)
  await panelShows('0 de 1 uso')
  visitor.close()
})
