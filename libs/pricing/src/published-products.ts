import type { Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { seedBook } from './seed-book.ts'

/** The products with published prices. A price book changes their packages, never which products these are. */
export const publishedProducts: readonly Product[] = seedBook.map(({ platform, serviceType }) => ({
  platform,
  serviceType,
}))

export const isPublished = (product: Product): boolean =>
  publishedProducts.some((it) => sameProduct(it, product))
