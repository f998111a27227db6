import type { Page } from 'playwright-core'

/** Leaves a page by the link of its header or footer to the prices. */
export async function goToPrices(page: Page, by: 'banner' | 'contentinfo'): Promise<void> {
  await page.getByRole(by).getByRole('link', { name: 'Preços' }).click()
  await page.waitForURL('**/precos')
  await page.getByRole('heading', { level: 1, name: /preços/i }).waitFor()
}
