import type { Browser } from 'playwright-core'
import { openBrowser, type Windows } from './browser/open-browser.ts'
import { sharedProduct, type SharedProduct } from './product/shared-product.ts'
import { type Product, type Settings, type Start, startProduct } from './product/start-product.ts'

/** A shop for the tests of a file. Each fixture closes what it opened, also where another one did not open. */
export const useShop = (settings?: Settings, start?: Start): Product =>
  filledBefore(() => startProduct(settings, start))

export const useSharedShop = (): SharedProduct => filledBefore(sharedProduct)

/** Empty until the tests begin. */
function filledBefore<Shop extends { stop: () => Promise<void> }>(open: () => Promise<Shop>): Shop {
  const shop: Partial<Shop> = {}
  beforeAll(async () => {
    Object.assign(shop, await open())
  })
  afterAll(() => shop.stop?.())
  return shop as Shop
}

/** Named before the shop of a file, it is closed before it. */
export function useBrowser(): Windows {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  return { newContext: (options) => browser!.newContext(options) }
}
