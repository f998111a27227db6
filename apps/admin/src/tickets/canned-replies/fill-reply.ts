import { type Placeholder, placeholders } from '@smm/contracts/conversations/canned-replies'
import type { OrderSummary } from '@smm/contracts/orders/orders'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { formatAmount } from '../../format-values.ts'
import { shortId } from '../../short-ids.ts'
import { orderBadges } from '../../status-badges.ts'

const valueOf: Record<Placeholder, (order: OrderSummary) => string> = {
  pedido: ({ id }) => `#${shortId(id)}`,
  servico: (order) => productName(order).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
  quantidade: ({ quantity }) => formatQuantity(quantity),
  valor: ({ totalPrice }) => formatAmount(totalPrice),
  status: ({ status }) => orderBadges[status].name.toLowerCase(),
  link: ({ link }) => link,
}

/** Puts what an order says in the place of `{pedido}` and its like; without an order they stay. */
export function fillReply(text: string, order: OrderSummary | undefined): string {
  if (!order) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const placeholder = placeholders.find((it) => it === name)
    return placeholder ? valueOf[placeholder](order) : whole
  })
}

/** The first placeholder that a text still has: '{pedido}'. */
export const findPlaceholder = (text: string): string | undefined =>
  placeholders.map((it) => `{${it}}`).find((it) => text.includes(it))
