import type { PixPayment } from '@smm/contracts/chat'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatAmount } from '../format-amount.ts'
import css from './pix-line.module.css'
import { isInReview } from '../order/tell-order.ts'
import { PixSign } from './pix-sign.tsx'

export type PixEnd = 'paid' | 'in-review' | 'expired' | 'cancelled' | 'shown-below'

const words: Record<PixEnd, string> = {
  paid: 'Pago',
  'in-review': 'Em conferência: não pague',
  expired: 'Vencido: não pague',
  cancelled: 'Cancelado: não pague',
  'shown-below': 'Logo abaixo',
}

/** A PIX that is not to be paid here any more: no code beside a paid order. */
export const PixLine = ({ payment, end }: { payment: PixPayment; end: PixEnd }) => (
  <p className={css.line} data-end={end}>
    <PixSign />
    <span>PIX de {formatAmount(payment.amount)}</span>
    <strong>{words[end]}</strong>
  </p>
)

/** The orders that a PIX pays. */
export const ordersOf = ({ orderId, orders = [] }: PixPayment): string[] =>
  orders.length > 0 ? orders.map((it) => it.orderId) : [orderId]

/** How a PIX has ended, by its orders: they are paid together, and one that leaves them ends it for the others. */
export function pixEndOf(views: Array<OrderView | undefined>): PixEnd | undefined {
  const ends = views.map(endOf)
  return (['paid', 'in-review', 'expired', 'cancelled'] as const).find((end) => ends.includes(end))
}

function endOf(view: OrderView | undefined): PixEnd | undefined {
  if (view && isInReview(view)) return 'in-review'
  if (!view || view.state === 'awaiting-payment') return undefined
  if (view.state === 'expired') return 'expired'
  return view.steps.some(({ state, at }) => state === 'paid' && at) ? 'paid' : 'cancelled'
}
