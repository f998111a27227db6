import type { StaffPackage, StaffProduct } from '@smm/contracts/prices/packages'
import { productName, type TieredProduct, type TierOffer } from '@smm/contracts/products'
import { standardTier } from '@smm/contracts/same-product'
import { inTier } from '@smm/pricing/price-book'

/** A product in one of its tiers, with the packages and the offer of that one. */
export type PricedProduct = TieredProduct & {
  /** Tells it from the others: of its standard tier the name alone, unless it has several. */
  name: string
  offer: StaffProduct['offer'] | TierOffer
  packages: StaffPackage[]
}

export const pricedProducts = (products: readonly StaffProduct[]): PricedProduct[] =>
  products.flatMap((product) => {
    const { tiers = [], offer, packages } = product
    const all = [{ name: standardTier, offer }, ...tiers]
    return all.map((tier) => ({
      ...inTier(product, tier.name),
      name: `${productName(product)}${tiers.length > 0 ? ` (${tier.name})` : ''}`,
      offer: tier.offer,
      packages: packages.filter((it) => it.tier === tier.name),
    }))
  })
