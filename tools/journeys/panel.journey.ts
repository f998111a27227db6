import type { Locator, Page } from 'playwright-core'
import { type PanelSection, panelSections } from '@smm/contracts/panel-url'
import { openPanelPage, openSection } from './browser/panel-page.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useShop } from './fixtures.ts'
import type { AppName } from './product/start-product.ts'
import { violationsOn } from './browser/violations-on.ts'

const browser = useBrowser()
const product = useShop({ CHAT_LIMITS: 'off' })

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

it('shuts nobody out and fits the screen, section by section, light or dark, on a phone or a desktop', async () => {
  const page = await openPanelPage(browser, product, 'hoje', widths[0]!)
  const found: string[] = []
  for (const section of panelSections) {
    await openSection(page, product, section)
    await page.waitForLoadState('networkidle')
    for (const viewport of widths) {
      await page.setViewportSize(viewport)
      const at = `${section} at ${viewport.width} px`
      found.push(...(await violationsOn(page)).map((it) => `${at}: ${it}`))
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) found.push(`${at} is ${beyond} px wider than the screen`)
    }
  }
  expect(found).toEqual([])
  await page.context().close()
})

it('is used with the keyboard alone: a member is added and shut out again', async () => {
  const page = await openPanelPage(browser, product)
  const reach = async (wanted: Locator) => {
    await wanted.waitFor()
    for (let steps = 0; steps < 80; steps++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no Tab leads to ${wanted}`)
  }
  const named = (role: 'link' | 'button' | 'textbox', name: string) =>
    page.getByRole(role, { name, exact: true })
  const confirm = async (form: Page | Locator) => {
    await reach(form.getByLabel('Confirme com a sua senha'))
    await page.keyboard.type(product.administrator.password)
    await page.keyboard.press('Enter')
  }
  await reach(named('link', 'Acessos'))
  await page.keyboard.press('Enter')
  await reach(named('button', 'Adicionar pessoa'))
  await page.keyboard.press('Enter')
  await reach(named('textbox', 'Usuário'))
  await page.keyboard.type('teclado')
  await confirm(page)
  await page.getByText('Entregue esta senha a teclado').waitFor()
  await reach(named('button', 'Pronto'))
  await page.keyboard.press('Enter')
  await reach(named('button', 'Gerenciar o acesso de teclado'))
  await page.keyboard.press('Enter')
  await reach(named('button', 'Desativar teclado'))
  await page.keyboard.press('Enter')
  await confirm(page.getByRole('form', { name: 'Desativar teclado' }))
  await page.getByText('Desativado').waitFor()
  await page.context().close()
})

const headings = {
  pedidos: 'Pedidos',
  pagamentos: 'Pagamentos',
  catalogo: 'Catálogo',
  margens: 'Margens',
  tickets: 'Tickets',
} as const satisfies Partial<Record<PanelSection, string>>
type Section = keyof typeof headings

describe.each<[away: AppName, working: Section[], failing: Section]>([
  ['orders', ['catalogo', 'margens', 'tickets'], 'pedidos'],
  ['catalogue', ['pedidos', 'pagamentos', 'tickets'], 'margens'],
  ['chat', ['pedidos', 'pagamentos', 'catalogo'], 'tickets'],
])('while %s is down', (service, working, failing) => {
  it('a panel that is opened anew shows every other section, and says what is away', async () => {
    const page = await openPanelPage(browser, product)
    const pageWithout = await page.context().newPage()
    await product.halt(service)
    try {
      // The panel asks again for some seconds before it complains: the other sections are read meanwhile.
      await Promise.all([expectWhole(page, working), loadErrorOn(pageWithout, failing)])
    } finally {
      await product.resume(service)
    }
    // Until the gateway has seen that the service is back, the panel is told that it is away.
    await eventually('section without a load error', async () => {
      await pageWithout.getByRole('button', { name: 'Atualizar' }).click()
      await pageWithout.waitForLoadState('networkidle')
      return (await loadErrors(pageWithout).count()) === 0
    })
    await page.context().close()
  })
})

const loadErrors = (page: Page) => page.getByText(/^Não foi possível carregar/)

/** Opens the sections; each shows all that it asks for. */
async function expectWhole(page: Page, sections: Section[]) {
  for (const section of sections) {
    await openSection(page, product, section)
    await page.getByRole('heading', { level: 1, name: headings[section] }).waitFor()
    await page.waitForLoadState('networkidle')
    expect([section, await loadErrors(page).count()]).toEqual([section, 0])
  }
}

async function loadErrorOn(page: Page, section: Section) {
  await openSection(page, product, section)
  await loadErrors(page).first().waitFor()
}
