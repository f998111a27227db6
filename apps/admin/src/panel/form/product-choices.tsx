import { type Product, productName } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { publishedProducts } from '@smm/pricing/published-products'
import { Choice } from './form-layout.tsx'

type ProductChoicesProps = { chosen: Product[]; onChange: (chosen: Product[]) => void }

/** The published products, to choose any of. */
export const ProductChoices = ({ chosen, onChange }: ProductChoicesProps) =>
  publishedProducts.map((product) => {
    const others = chosen.filter((it) => !sameProduct(it, product))
    return (
      <Choice
        key={productName(product)}
        type="checkbox"
        checked={others.length < chosen.length}
        onChange={({ target }) => onChange(target.checked ? [...others, product] : others)}
      >
        {productName(product)}
      </Choice>
    )
  })
