import { productName } from '@smm/contracts/products'
import type { SupplierCheck } from '@smm/contracts/suppliers/staff-suppliers'
import { formatQuantity } from '@smm/pricing/money'
import { formatCount } from '../format-values.ts'
import { Hint } from '../panel/form/form-layout.tsx'
import css from './checked-supplier.module.css'
import { moneyText } from './supplier-texts.ts'

/** A supplier's own answer, shown before it is stored. */
export function CheckedSupplier({ check: { balance, currency, count, products } }: { check: SupplierCheck }) {
  return (
    <section className={css.checked} aria-label="O que ele respondeu">
      <p className={css.balance}>
        <span>
          Saldo <strong>{moneyText(balance, currency)}</strong>
        </span>
        <span>{formatCount(count, 'serviço', 'serviços')} na lista</span>
      </p>
      {products.length === 0 ? (
        <Hint>Nenhum deles parece ser dos que você vende. Dá para ligar um pelo ID.</Hint>
      ) : (
        <ul>
          {products.map((product) => (
            <li key={productName(product)}>
              <span>{productName(product)}</span>
              <span>
                desde {moneyText(product.pricePerThousand, currency)} por mil
                {product.count > 1 && `, entre ${formatQuantity(product.count)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
