import { platforms, type Product, type ServiceType } from '@smm/contracts/products'
import { isOnRequest } from '@smm/site/on-request'
import { productName, serviceNames } from '../../naming/product-names.ts'
import { type Part, say } from '../../replies/say.ts'
import { type Catalogue, isOurs, isSold, soldProducts } from '../../shop.ts'
import { type Draft, productOf } from '../cart/draft.ts'

/** The refusal of goods that are not sold here, or not now; null for those that are, and while it is open which are meant. */
export function turnDownGoods(shop: Catalogue, draft: Draft): Part[] | null {
  const product = productOf(draft)
  const { serviceType } = draft
  if (!product) return serviceType && isUnsold(shop, serviceType) ? turnDownService(serviceType) : null
  if (!isOurs(shop, product)) return turnDownProduct(product)
  return isSold(shop, product) ? null : [say('sold-out', { product, others: soldProducts(shop) })]
}

const isUnsold = (shop: Catalogue, serviceType: ServiceType): boolean =>
  !platforms.some((platform) => isOurs(shop, { platform, serviceType }))

export const turnDownProduct = (product: Product): Part[] => [
  isOnRequest(product)
    ? say('quoted-by-staff', { products: [product] })
    : say('not-sold', { names: [productName(product)] }),
]

function turnDownService(serviceType: ServiceType): Part[] {
  const products = platforms.map((platform) => ({ platform, serviceType })).filter(isOnRequest)
  return [
    products.length
      ? say('quoted-by-staff', { products })
      : say('not-sold', { names: [serviceNames[serviceType]] }),
  ]
}
