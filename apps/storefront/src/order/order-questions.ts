import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatAmount } from '../format-amount.ts'
import { stateAt } from './tell-order.ts'

type Question = { text: (order: OrderView, now: number) => string; yes: string; no: string; busy: string }

/** The questions before what cannot be undone. `busy` is shown until the answer to a yes. */
export const orderQuestions = {
  cancel: { text: cancelText, yes: 'Sim, cancelar', no: 'Manter o pedido', busy: 'Cancelando…' },
  withdraw: {
    text: () => 'Desistir desta compra?',
    yes: 'Sim, desistir',
    no: 'Manter a compra',
    busy: 'Registrando…',
  },
} satisfies Record<string, Question>

/** Until a paid order is sent, all of its money certainly comes back. */
function cancelText(order: OrderView, now: number) {
  return `Cancelar este pedido?${stateAt(order, now) === 'paid' ? ` Vamos devolver ${formatAmount(order.amount)}.` : ''}`
}
