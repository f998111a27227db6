import type { Product } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import type { Draft } from './dialogue.ts'
import { priceOf } from './shop.ts'
import { say, type Step, type Turn } from './turn.ts'
import { neededLink, orderName } from './wording.ts'

/** The price of each quantity that was asked about, out of which one is to be chosen. */
export function offerQuantities(
  turn: Turn,
  draft: Draft,
  product: Product,
  quantities: readonly number[],
  lead = '',
): Step | null {
  const priced = pricedOf(turn, product, quantities)
  if (!priced.length) return null
  const lines = priced
    .map((it) => `• ${orderName(product, it.quantity)} por ${formatCents(it.cents)}`)
    .join('\n')
  const ask = draft.link
    ? 'Qual quantidade você prefere?'
    : `Me envie ${neededLink(product)} e diga qual quantidade você prefere.`
  return {
    dialogue: {
      draft,
      recap: null,
      asked: draft.link ? 'quantity' : 'link',
      shown: priced.map((it) => it.quantity),
    },
    replies: [
      say(
        `${lead && `${lead}\n\n`}Os preços ficam assim:\n${lines}\n\n${ask}`,
        priced.map((it) => formatQuantity(it.quantity)),
      ),
    ],
  }
}

/** Those of the quantities that can be ordered, with their prices. */
export const pricedOf = ({ offers }: Turn, product: Product, quantities: readonly number[]) =>
  quantities.flatMap((quantity) => {
    const quoted = priceOf(offers, product, quantity)
    return quoted.ok ? [{ quantity, cents: quoted.amountCents }] : []
  })
