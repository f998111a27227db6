import { allProducts, type Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { classifyService } from './classify-service.ts'

// Each sync classifies the same few thousand names, so results are kept by category and name.
let cache = new Map<string, Map<string, Product | undefined>>()
let size = 0
const maxSize = 50_000

/** `classifyService` with a cache that is emptied when full. Returns an element of `allProducts`, comparable by identity. */
export function classifyCached(service: { name: string; category: string }): Product | undefined {
  let ofCategory = cache.get(service.category)
  if (ofCategory?.has(service.name)) return ofCategory.get(service.name)
  if (++size > maxSize) {
    cache = new Map()
    ofCategory = undefined
    size = 1
  }
  if (!ofCategory) cache.set(service.category, (ofCategory = new Map()))
  const found = classifyService(service)
  const product = found && allProducts.find((it) => sameProduct(it, found))
  ofCategory.set(service.name, product)
  return product
}
