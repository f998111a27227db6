import type { Locator, Page } from 'playwright-core'
import { pay } from '../actors/outside-world.ts'
import type { Product } from '../product/start-product.ts'
import { openPage, type PageOptions, type Windows } from './open-browser.ts'

/** The order chat of a page, with the words that its visitor reads and presses. Totals are as shown: `45,00`. */
export function chatOn(page: Page) {
  const field = page.getByRole('textbox', { name: /mensagem/i })
  const log = page.getByRole('log')
  return {
    field,
    log,
    async send(text: string) {
      await field.fill(text)
      await page.keyboard.press('Enter')
    },
    choosePackage: (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }).click(),
    recap: (total: string) => page.getByRole('group', { name: `Resumo do pedido, R$ ${total}` }),
    issuePix: () => page.getByRole('button', { name: 'Gerar PIX' }).click(),
    pixCard: (total = '') => pixCardOn(page, total),
    followOrder: () => log.getByRole('link', { name: 'Acompanhar pedido' }),
    /** `name` is its title, or its title and status: '500 seguidores no Instagram: Entregue'. */
    orderCard: (name: string) => page.getByRole('region', { name }),
  }
}

/** The home page, with its chat connected. */
export async function openChat(browser: Windows, { url }: Pick<Product, 'url'>, size: PageOptions) {
  const { page, pageErrors } = await openPage(browser, size)
  const chat = chatOn(page)
  await page.goto(url)
  await chat.field.click()
  await page.getByText('Conectado', { exact: true }).waitFor()
  return { page, pageErrors, chat }
}

export const pixCardOn = (page: Page, total: string) =>
  page.getByRole('region', { name: `Pagamento por PIX de R$ ${total}` })

/** Unfolds a PIX card and reads its copy-and-paste code. */
export async function readPixCode(card: Locator): Promise<string> {
  await card.getByRole('button', { name: 'Ver completo' }).click()
  return card.locator('code').innerText()
}

/** Pays a PIX card as a visitor who copies its code; resolves with the code. */
export async function payCard(product: Pick<Product, 'sandbox'>, card: Locator): Promise<string> {
  const pixCode = await readPixCode(card)
  await pay(product, pixCode)
  return pixCode
}
