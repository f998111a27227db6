import type { Browser, Page } from 'playwright-core'
import { patienceMs } from './browser.ts'
import type { Product } from './product.ts'

type Options = { width?: number; height?: number; colorScheme?: 'light' | 'dark' }

/** The panel with its administrator signed in, at a section. */
export async function openPanelPage(
  browser: Browser,
  product: Pick<Product, 'url' | 'administrator'>,
  section: string,
  { width = 1440, height = 900, colorScheme = 'light' }: Options = {},
): Promise<Page> {
  const viewport = { width, height }
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.goto(`${product.url}/admin09/login`)
  await page.getByLabel('Usuário').fill(product.administrator.username)
  await page.getByLabel('Senha').fill(product.administrator.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Hoje' }).waitFor()
  await page.goto(`${product.url}/admin09?secao=${section}`)
  return page
}
