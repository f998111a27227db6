import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatAmount } from '../format-amount.ts'
import { stateAt } from './tell-order.ts'

/** The question before a cancellation. Until a paid order is sent, all of its money certainly comes back. */
export const cancelQuestion = (order: OrderView, now: number) =>
  `Cancelar este pedido?${stateAt(order, now) === 'paid' ? ` Vamos devolver ${formatAmount(order.amount)}.` : ''}`
