import type { Page } from 'playwright-core'
import { openPage, type Windows } from './open-browser.ts'

/** The page that an order's link opens, with the words that its visitor reads. */
export const orderPageOn = (page: Page) => ({
  status: (name: string) => page.getByRole('heading', { name, exact: true }).waitFor(),
  receipt: () => page.getByRole('heading', { name: 'Comprovante do pedido' }).waitFor(),
})

/** Opens pages and records address and referrer of every request: the secret part of a link belongs in none. */
export function recordRequests(browser: Windows) {
  const requested: string[] = []
  return {
    requested,
    async enter(url: string, width = 390): Promise<{ page: Page; pageErrors: string[] }> {
      const opened = await openPage(browser, { width, height: 844 })
      opened.page.context().on('request', (request) => {
        requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
      })
      await opened.page.goto(url)
      return opened
    },
  }
}

/** Fails with the name of each secret that a text holds. */
export function expectHidden(texts: Record<string, string>, secrets: Record<string, string>): void {
  const found = Object.entries(texts).flatMap(([where, text]) =>
    Object.entries(secrets).flatMap(([what, secret]) =>
      text.includes(secret) ? [`${what} in ${where}`] : [],
    ),
  )
  expect(found).toEqual([])
}
