import type { OrderRow } from '../tables.ts'

type UnsentFacts = Pick<OrderRow, 'status' | 'fulfilment'>
/** `isAsked`: the supplier was asked to stop before; `isInTime`: paid lately, or its visitor withdraws from it. */
type CancelFacts = UnsentFacts & { isAsked: boolean; isInTime: boolean }

/** `await-check`: the supplier may have the order; the staff's review decides. */
type UnsentDecision = 'cancelled' | 'cancel-unpaid' | 'cancel-paid' | 'await-check' | 'already-started'
export type CancelDecision = UnsentDecision | 'ask-supplier' | 'stopping' | 'too-late'

/** An unpaid order is cancelled at any time, and one that may be at the supplier is checked first. */
export function decideCancel({ isAsked, isInTime, ...order }: CancelFacts): CancelDecision {
  const { status, fulfilment } = order
  const isLeaving = status === 'processing' || (status === 'paid' && fulfilment === 'sending')
  if (isLeaving && isAsked) return 'stopping'
  const hasDeadline = isLeaving || (status === 'paid' && fulfilment !== 'unknown')
  if (hasDeadline && !isInTime) return 'too-late'
  return isLeaving ? 'ask-supplier' : decideUnsentCancel(order)
}

/** Of an order that has not left, whatever its age. */
export function decideUnsentCancel({ status, fulfilment }: UnsentFacts): UnsentDecision {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'pending') return 'cancel-unpaid'
  if (status !== 'paid') return 'already-started'
  if (fulfilment === 'unknown') return 'await-check'
  return fulfilment === 'ready' || fulfilment === 'refused' ? 'cancel-paid' : 'already-started'
}
