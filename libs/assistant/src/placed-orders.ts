import type { OrderStatus } from '@smm/contracts/orders/orders'
import type { PlacedOrder } from './understanding/reading.ts'
import type { VisitorOrder } from './visitor-records.ts'

export const newestFirst = (orders: readonly VisitorOrder[]): VisitorOrder[] =>
  [...orders].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

export const isUnpaid = ({ status }: VisitorOrder) => status === 'pending' || status === 'requested'

export const isRunning = ({ status }: VisitorOrder) => status === 'paid' || status === 'processing'

export const isCancellable = (it: VisitorOrder) => isUnpaid(it) || isRunning(it)

export const isDelivered = ({ status }: VisitorOrder) => status === 'partial' || status === 'completed'

export type Progress = Pick<VisitorOrder, 'remains' | 'startedAt' | 'quantity'>
/** Neither only requested nor refused. */
export type OrderOnItsWay = Progress & { status: OrderStatus }
/** Whether the supplier has reported a beginning. */
export const hasStarted = ({ startedAt, remains, quantity }: Progress): boolean =>
  Boolean(startedAt) || (remains !== null && remains < quantity)

/** A refund that is on its way, or has come. */
export const isRefunded = ({ refundNotedCents = 0, refundedCents = 0 }: VisitorOrder) =>
  refundNotedCents + refundedCents > 0

const isRefundedWhole = ({ amountCents, refundNotedCents = 0, refundedCents = 0 }: VisitorOrder) =>
  amountCents > 0 && Math.max(refundNotedCents, refundedCents) >= amountCents

/** The guarantee covers a delivery until its whole price goes back. */
export const isGuaranteed = (order: VisitorOrder) => isDelivered(order) && !isRefundedWhole(order)

/** An order as the reader knows it. */
export function asPlaced(order: VisitorOrder): PlacedOrder {
  const { platform, serviceType, quantity, link } = order
  return { platform, serviceType, quantity, link, state: stateOf(order) }
}

function stateOf(order: VisitorOrder): PlacedOrder['state'] {
  if (isUnpaid(order)) return 'unpaid'
  if (isRunning(order)) return 'running'
  return isDelivered(order) ? 'delivered' : 'over'
}

export const isLiving = ({ status }: VisitorOrder) => status !== 'refused' && status !== 'cancelled'
