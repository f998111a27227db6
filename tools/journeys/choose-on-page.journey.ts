import { chatOn } from './browser/chat-page.ts'
import { openPage } from './browser/open-browser.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useSharedShop } from './fixtures.ts'

const browser = useBrowser()
const product = useSharedShop()

describe('what a visitor chooses on a page', () => {
  const phone = { width: 390, height: 740 }

  it('is said in the chat: a package of the price table, and one of an advertisement', async () => {
    const { page } = await openPage(browser, phone)
    await page.goto(`${product.url}/precos`)
    await page.getByRole('link', { name: /^Comprar curtidas: 300 curtidas/ }).click()
    const { log } = chatOn(page)
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

it('the campaign of an address comes with the first message of a conversation', async () => {
  const { page } = await openPage(browser, { width: 390, height: 844 })
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))))
  await page.goto(`${product.url}/inscritos-youtube?pacote=500&utm_source=Anuncio`)
  await chatOn(page).log.getByText('Quero 500 inscritos no YouTube').waitFor()
  await eventually('a message', async () => frames.some((frame) => frame.includes('chat_message')))
  const [first] = frames.filter((frame) => frame.includes('chat_message'))
  expect(JSON.parse(first!)).toMatchObject({ origin: { page: '/inscritos-youtube', source: 'anuncio' } })
  await page.context().close()
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
