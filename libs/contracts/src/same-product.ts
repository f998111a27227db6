// Apart from the schemas of products: a page that compares two would bring the whole schema library.
import type { Product, TieredProduct } from './products.ts'

/** The tier that every product has. It is named only where a product has others: an absent tier is this one. */
export const standardTier = 'Padrão'

export const sameProduct = (a: Product, b: Product) =>
  a.platform === b.platform && a.serviceType === b.serviceType

export const sameTier = (a: TieredProduct, b: TieredProduct) =>
  sameProduct(a, b) && (a.tier ?? standardTier) === (b.tier ?? standardTier)
