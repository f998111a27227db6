import type { PricedProduct } from './priced-product.ts'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import type { cheaperPair, Priced } from './judge-price.ts'
import { versionInForce } from './package-draft.ts'

/** The packages on sale with their prices. */
export const pricesOf = ({ packages }: Pick<PricedProduct, 'packages'>): Priced[] =>
  packages.flatMap((it) => {
    const terms = versionInForce(it)
    return terms ? [{ quantity: it.quantity, priceCents: terms.priceCents }] : []
  })

/** 'Sai mais caro que dois pacotes de 500, que juntos custam R$ 160,00.' */
export function dearerText([a, b]: NonNullable<ReturnType<typeof cheaperPair>>): string {
  const total = formatCents(a.priceCents + b.priceCents)
  const smaller =
    a.quantity === b.quantity
      ? `dois pacotes de ${formatQuantity(a.quantity)}`
      : `os pacotes de ${formatQuantity(a.quantity)} e ${formatQuantity(b.quantity)}`
  return `Sai mais caro que ${smaller}, que juntos custam ${total}.`
}
