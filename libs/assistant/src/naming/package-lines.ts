import type { Package } from '@smm/contracts/prices/price-book'
import type { TieredProduct } from '@smm/contracts/products'
import { sameTier } from '@smm/contracts/same-product'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { inTier, packagesOf } from '@smm/pricing/price-book'
import { trueBadge } from '@smm/pricing/true-badge'
import { type Catalogue, soldTiers } from '../shop.ts'
import { serviceNames } from './product-names.ts'

/** ' (mais popular)', where the package carries a badge. */
export function markOf({ priceBook }: Catalogue, product: TieredProduct, pack: Package): string {
  const badge = trueBadge(packagesOf(priceBook, product), pack)
  return badge ? ` (${badge.toLowerCase()})` : ''
}

/**
 * The numbered lines of a product's packages: '2. Growth: 500 seguidores por R$ 45,00 (mais popular)'. Where it has several
 * tiers, each stands under its name, and the others without numbers: a number is a package of the product's own.
 */
export function packageLines(shop: Catalogue, product: TieredProduct): string {
  const own = inTier(product, product.tier)
  const numbered = linesOf(shop, own).map((line, index) => `${index + 1}. ${line}`)
  const tiers = soldTiers(shop, product)
  if (tiers.length === 0) return numbered.join('\n')
  return tiers
    .map(({ name, sentence }) => {
      const it = inTier(product, name)
      const lines = sameTier(it, own) ? numbered : linesOf(shop, it).map((line) => `• ${line}`)
      return [`${name}${sentence ? `: ${sentence}` : ''}`, ...lines].join('\n')
    })
    .join('\n\n')
}

const linesOf = (shop: Catalogue, product: TieredProduct): string[] =>
  packagesOf(shop.priceBook, product).map((it) => {
    const amount = `${formatQuantity(it.quantity)} ${serviceNames[product.serviceType]}`
    const name = it.name === amount ? '' : `${it.name}: `
    return `${name}${amount} por ${formatCents(it.priceCents)}${markOf(shop, product, it)}`
  })
