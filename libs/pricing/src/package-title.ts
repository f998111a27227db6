import { productName, type TieredProduct } from '@smm/contracts/products'
import { formatQuantity } from './money.ts'
import { tierSuffix } from './tier-suffix.ts'

/** '500 seguidores no Instagram', '… (Premium)' of another tier than the standard one. */
export const packageTitle = (product: TieredProduct, quantity: number): string => {
  const name = productName(product)
  return `${formatQuantity(quantity)} ${name.charAt(0).toLowerCase()}${name.slice(1)}${tierSuffix(product)}`
}
