import { type Offer, type Platform, platforms, type Product, sameProduct } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { type Package, packagesOf, publishedProducts } from '@smm/pricing/packages'
import { trueBadge } from '@smm/pricing/true-badge'
import { orderableRange, type Quote, quote } from '@smm/pricing/quote'
import { seedBook } from '@smm/pricing/seed-book'
import { inWords, platformNames, serviceNames } from './replies/wording.ts'

export const offerOf = (offers: readonly Offer[], product: Product): Offer | undefined =>
  offers.find((it) => sameProduct(it, product))

export const priceOf = (offers: readonly Offer[], product: Product, quantity: number): Quote =>
  quote(seedBook, { product, quantity, offer: offerOf(offers, product) })

export const rangeOf = (offers: readonly Offer[], product: Product) =>
  orderableRange(seedBook, product, offerOf(offers, product))

/** Whether the product can be ordered at all, now. */
export function isSold(offers: readonly Offer[], product: Product): boolean {
  const range = rangeOf(offers, product)
  return range !== undefined && priceOf(offers, product, range.minimum).ok
}

/** Whether we offer it, be it switched off at the moment. */
export const isOurs = (offers: readonly Offer[], product: Product): boolean =>
  rangeOf(offers, product) !== undefined

/** The products that can be ordered, published ones first. */
export function soldProducts(offers: readonly Offer[]): Product[] {
  const extra = offers.filter((it) => !publishedProducts.some((published) => sameProduct(published, it)))
  return [...publishedProducts, ...extra].filter((it) => isSold(offers, it))
}

/** 'seguidores e curtidas no Instagram, inscritos e visualizações no YouTube e seguidores no TikTok'. */
export function catalogueInWords(offers: readonly Offer[]): string {
  const sold = soldProducts(offers)
  const onEach = platforms.flatMap((platform) => servicesOn(platform, sold))
  return inWords(onEach)
}

const servicesOn = (platform: Platform, sold: Product[]): string[] => {
  const names = sold.filter((it) => it.platform === platform).map((it) => serviceNames[it.serviceType])
  return names.length ? [`${inWords(names)} no ${platformNames[platform]}`] : []
}

/** ' (mais popular)', where the package carries a badge. */
export function markOf(product: Product, pack: Package): string {
  const badge = trueBadge(packagesOf(product), pack)
  return badge ? ` (${badge.toLowerCase()})` : ''
}

/** The numbered lines of a product's packages: '2. Growth: 500 seguidores por R$ 45,00 (mais popular)'. */
export const packageLines = (product: Product): string =>
  packagesOf(product)
    .map((it, index) => {
      const amount = `${formatQuantity(it.quantity)} ${serviceNames[product.serviceType]}`
      const name = it.name === amount ? '' : `${it.name}: `
      return `${index + 1}. ${name}${amount} por ${formatCents(it.priceCents)}${markOf(product, it)}`
    })
    .join('\n')

/** The most a budget buys: the largest quantity at or under it, and the largest package. Undefined when nothing fits. */
export function mostFor(offers: readonly Offer[], product: Product, cents: number) {
  const range = rangeOf(offers, product)
  const affords = (quantity: number) => {
    const priced = priceOf(offers, product, quantity)
    return priced.ok && priced.amountCents <= cents
  }
  if (!range || !affords(range.minimum)) return undefined
  let low = range.minimum
  let high = range.maximum
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (affords(middle)) low = middle
    else high = middle - 1
  }
  return { quantity: low, package: packagesOf(product).findLast((it) => it.priceCents <= cents) }
}
