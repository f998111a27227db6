import { publicPages } from '../pages/pages.ts'
import { hydratePage } from '../build/hydrate-page.mjs'
import { openChat, readPixCode } from './browser/chat-page.ts'
import { openPage } from './browser/open-browser.ts'
import { pay } from './actors/outside-world.ts'
import { violationsOn } from './browser/violations-on.ts'
import { useBrowser, useShop } from './fixtures.ts'

const browser = useBrowser()
const product = useShop({ CHAT_LIMITS: 'off', HOLD_BEFORE_SENDING_S: '3600' })

// The hub's second address is the same page.
const paths = [
  ...publicPages.map(([path]) => path).filter((path) => path !== '/smm-brasil'),
  '/pedido',
  '/admin09/login',
  '/nada',
]

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

it('no page, its chat awake, shuts anybody out, light or dark, on a phone or a desktop', async () => {
  const { page } = await openPage(browser, { ...widths[0]!, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of paths) {
    await page.goto(product.url + path)
    await hydratePage(page)
    for (const viewport of widths) {
      await page.setViewportSize(viewport)
      found.push(...(await violationsOn(page)).map((it) => `${path} at ${viewport.width} px: ${it}`))
    }
  }
  expect(found).toEqual([])
  await page.context().close()
})

describe.each(widths)('at $width px, light and dark', ({ width, height }) => {
  it('the chat with a conversation and a payment in it shuts nobody out', async () => {
    const { page, chat } = await openChat(browser, product, { width, height, reducedMotion: 'reduce' })
    await chat.send(`https://www.instagram.com/padaria.acesso.${width}`)
    await page.getByRole('button', { name: 'Outra quantidade' }).click()
    expect(await violationsOn(page)).toEqual([])
    await chat.choosePackage('500 seguidores')
    await chat.issuePix()
    const pixCode = await readPixCode(chat.pixCard())
    expect(await violationsOn(page)).toEqual([])
    await pay(product, pixCode)
    const order = chat.orderCard('500 seguidores no Instagram: Pago')
    await order.getByText(/passo a passo/).click()
    await order.getByRole('button', { name: 'Cancelar' }).click()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Sim, cancelar' }).click()
    await chat.orderCard('500 seguidores no Instagram: Cancelado').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.context().close()
  })
})
