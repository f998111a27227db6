import type { Overview } from '@smm/contracts/overview'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { formatAmount } from '../format-values.ts'
import { changeOf } from './measures.ts'
import css from './product-sums.module.css'

type ProductSumsProps = { products: Overview['byProduct'] }

/** Sales and profit of each product, the largest first; a bar shows its part of the largest. */
export function ProductSums({ products }: ProductSumsProps) {
  const most = Math.max(...products.map(({ sales }) => sales), 0.01)
  return (
    <div className={css.scroll} role="region" aria-label="Tabela por produto" tabIndex={0}>
      <table className={css.products}>
        <thead>
          <tr>
            <th scope="col">Produto</th>
            <th scope="col">Pedidos</th>
            <th scope="col">Vendas</th>
            <th scope="col">Lucro</th>
            <th scope="col">Mudança</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const change = changeOf(product.sales, product.before.sales)
            return (
              <tr key={productName(product)}>
                <th scope="row">
                  {productName(product)}
                  <span className={css.share} aria-hidden="true">
                    <span style={{ width: `${(product.sales / most) * 100}%` }} />
                  </span>
                </th>
                <td>{formatQuantity(product.orders)}</td>
                <td>{formatAmount(product.sales)}</td>
                <td>{formatAmount(product.profit)}</td>
                <td>
                  <span
                    className={css.change}
                    data-tone={change.tone}
                    title={formatAmount(product.before.sales)}
                  >
                    {change.text}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
