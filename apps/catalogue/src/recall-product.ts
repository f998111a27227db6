import { platforms, type Product, sameProduct, serviceTypes } from '@smm/contracts/products'
import { classifyService } from './classify-service.ts'

export const everyProduct: Product[] = platforms.flatMap((platform) =>
  serviceTypes.map((serviceType) => ({ platform, serviceType })),
)

// The same few thousand names come again and again.
let recalled = new Map<string, Map<string, Product | undefined>>()
let howMany = 0
const most = 50_000

/** What `classifyService` says, remembered; one of `everyProduct`. */
export function recallProduct(service: { name: string; category: string }): Product | undefined {
  let ofCategory = recalled.get(service.category)
  if (ofCategory?.has(service.name)) return ofCategory.get(service.name)
  if (++howMany > most) {
    recalled = new Map()
    ofCategory = undefined
    howMany = 1
  }
  if (!ofCategory) recalled.set(service.category, (ofCategory = new Map()))
  const found = classifyService(service)
  const product = found && everyProduct.find((it) => sameProduct(it, found))
  ofCategory.set(service.name, product)
  return product
}
