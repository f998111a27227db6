import type { Page } from 'playwright-core'
import { type PanelSection, panelSignInPath, panelUrl } from '@smm/contracts/panel-url'
import type { Product } from '../product/start-product.ts'
import { openPage, type PageOptions, type Windows } from './open-browser.ts'

type Shop = Pick<Product, 'url' | 'administrator'>
type Credentials = Product['administrator']

/** The panel with its administrator signed in, at a section. */
export async function openPanelPage(
  browser: Windows,
  product: Shop,
  section: PanelSection = 'hoje',
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const { page } = await openPage(browser, { width: 1440, height: 900, reducedMotion: 'reduce', ...options })
  await signInOn(page, product)
  if (section !== 'hoje') await openSection(page, product, section)
  return page
}

/** Signs in with the keyboard, by default as the administrator. */
export async function signInOn(page: Page, { url, administrator }: Shop, as = administrator): Promise<void> {
  await page.goto(url + panelSignInPath)
  await fillSignIn(page, as)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Hoje' }).waitFor()
}

export async function fillSignIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Usuário').fill(username)
  await page.getByLabel('Senha').fill(password)
}

export const openSection = (page: Page, { url }: Pick<Product, 'url'>, section: PanelSection) =>
  page.goto(url + panelUrl(section))

export const press = (panel: Page, name: string) => panel.getByRole('button', { name, exact: true }).click()

/** Presses the last button of a form, which closes once it is saved. */
export async function save(panel: Page, button: string): Promise<void> {
  await press(panel, button)
  await panel.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Fills the form of a new package in 'Preços'. */
export async function fillPackage(panel: Page, quantity: string, price: string): Promise<void> {
  await panel.getByLabel('Quantidade').fill(quantity)
  await panel.getByLabel('Nome', { exact: true }).fill('Vitrine')
  await fillPrice(panel, price)
}

export const fillPrice = (panel: Page, price: string) => panel.getByLabel('Preço (R$)').fill(price)
