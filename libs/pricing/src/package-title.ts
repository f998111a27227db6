import { type Product, productName } from '@smm/contracts/products'
import { formatQuantity } from './money.ts'

/** '500 seguidores no Instagram' */
export const packageTitle = (product: Product, quantity: number): string => {
  const name = productName(product)
  return `${formatQuantity(quantity)} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
