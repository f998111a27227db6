/** The life of an order as its visitor follows it. `queued`: paid, its time to cancel freely is over, not started yet. */
export const orderStates = [
  'awaiting-payment',
  'paid',
  'queued',
  'in-progress',
  'delivered',
  'partial',
  'cancelled',
  'expired',
] as const
export type OrderState = (typeof orderStates)[number]

/** Names shown to visitors. */
export const orderStateNames: Record<OrderState, string> = {
  'awaiting-payment': 'Aguardando PIX',
  paid: 'Pago',
  queued: 'Na fila',
  'in-progress': 'Em andamento',
  delivered: 'Entregue',
  partial: 'Entregue em parte',
  cancelled: 'Cancelado',
  expired: 'PIX vencido',
}

/** The actions of a visitor on an order: cancel it, have a drop refilled, buy the same again, see its receipt. */
export const orderViewActions = ['cancel', 'refill', 'order-again', 'receipt'] as const
export type OrderViewAction = (typeof orderViewActions)[number]

/** An action that the previous release of the pages has no button for: to withdraw from the purchase. */
export const laterOrderViewActions = ['withdraw'] as const
export type AnyOrderViewAction = OrderViewAction | (typeof laterOrderViewActions)[number]
