import type { OrderState, OrderViewAction } from '@smm/contracts/orders/order-states'
import { type OrderView, refillAgainHours } from '@smm/contracts/orders/order-view'
import { centsToReais } from '@smm/pricing/money'
import { deliveryOf } from '@smm/site/delivery'
import { legal } from '@smm/site/legal'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { orderName } from '../naming/order-names.ts'
import { targetShown } from '../naming/page-names.ts'
import { hasStarted, isGuaranteed } from '../placed-orders.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { deliveryStopping, moneyInReview, notDelivered, withdrawalUnderReview } from './order-notices.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** An order as its visitor sees it. */
export function viewOrder(order: VisitorOrder): OrderView {
  const state = stateOf(order)
  const { orderId: id, version = 0, platform, serviceType, quantity } = order
  const notice = noticeOf(order, state)
  const guaranteeUntil = guaranteeEnd(order)
  return {
    id,
    version,
    platform,
    serviceType,
    title: orderName(order, quantity),
    target: targetShown(order.link),
    quantity,
    amount: centsToReais(order.amountCents),
    ...couponOf(order),
    state,
    steps: stepsOf(order, state),
    ...deliveredOf(order, state),
    ...(state === 'paid' && order.sendsAt && { sendsAt: order.sendsAt }),
    ...forecastOf(order, state),
    ...(guaranteeUntil && { guaranteeUntil }),
    ...(order.refill && { refill: order.refill }),
    ...refundOf(order),
    ...(notice && { notice }),
    ...(order.linkVersion && { linkVersion: order.linkVersion }),
    actions: actionsOf(order, state),
    ...moreActionsOf(order, state),
  }
}

const couponOf = ({ couponCode, discountCents = 0 }: VisitorOrder): Pick<OrderView, 'coupon'> =>
  couponCode && discountCents > 0
    ? { coupon: { code: couponCode, discount: centsToReais(discountCents) } }
    : {}

function stateOf(order: VisitorOrder): OrderState {
  switch (order.status) {
    case 'requested':
    case 'pending':
      return 'awaiting-payment'
    case 'paid':
      return 'paid'
    case 'processing':
      return hasStarted(order) ? 'in-progress' : 'queued'
    case 'completed':
      return 'delivered'
    case 'partial':
      return 'partial'
    case 'refused':
      return 'cancelled'
    case 'cancelled':
      return order.paidAt || order.isCancelAsked ? 'cancelled' : 'expired'
  }
}

/** The way of an order to its delivery, or to its early end. */
function stepsOf(order: VisitorOrder, state: OrderState): OrderView['steps'] {
  const { createdAt, paidAt, sentAt, startedAt, completedAt, cancelledAt } = order
  const isEndedEarly = state === 'partial' || state === 'cancelled' || state === 'expired'
  const way: Array<[OrderState, string | null | undefined]> = [
    ['awaiting-payment', createdAt],
    ['paid', paidAt],
    ['queued', sentAt],
    ['in-progress', startedAt],
    isEndedEarly ? [state, cancelledAt ?? completedAt] : ['delivered', completedAt],
  ]
  const current = way.findIndex(([name]) => name === state)
  return way.flatMap(([name, at], place) => {
    if (at) return [{ state: name, at }]
    return place < current ? [] : [{ state: name }]
  })
}

function deliveredOf({ quantity, remains }: VisitorOrder, state: OrderState): { delivered?: number } {
  if (state === 'delivered') return { delivered: quantity }
  if ((state !== 'in-progress' && state !== 'partial') || remains === null) return {}
  return { delivered: quantity - remains }
}

const underWay = new Set<OrderState>(['paid', 'queued', 'in-progress'])
const isUnderWay = (state: OrderState) => underWay.has(state)

function forecastOf(order: VisitorOrder, state: OrderState): Pick<OrderView, 'forecast'> {
  const { paidAt } = order
  const delivery = deliveryOf(order)
  if (!delivery || !paidAt || !isUnderWay(state)) return {}
  const { startMinutes, deliveredHours } = delivery
  return {
    forecast: {
      startsBy: later(paidAt, startMinutes * minuteMs),
      deliveredFrom: later(paidAt, deliveredHours.from * hourMs),
      deliveredBy: later(paidAt, deliveredHours.by * hourMs),
    },
  }
}

const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

function guaranteeEnd(order: VisitorOrder): string | null {
  const { status, completedAt } = order
  return status === 'completed' && completedAt && isGuaranteed(order)
    ? later(completedAt, legal.guaranteeDays * 24 * hourMs)
    : null
}

function refundOf({ refundNotedCents = 0, refundedCents = 0 }: VisitorOrder): Pick<OrderView, 'refund'> {
  const cents = Math.max(refundNotedCents, refundedCents)
  if (cents <= 0) return {}
  return { refund: { amount: centsToReais(cents), isDone: refundedCents >= cents } }
}

function noticeOf(
  { reviewReason, isStopping, status, remains, withdrawal }: VisitorOrder,
  state: OrderState,
): string | undefined {
  if (reviewReason) return moneyInReview(reviewReason)
  if (withdrawal === 'under-review') return withdrawalUnderReview
  if (isStopping && isUnderWay(state)) return deliveryStopping
  if (status === 'partial' && remains === null) return notDelivered(remains)
  return undefined
}

function actionsOf(order: VisitorOrder, state: OrderState): OrderView['actions'] {
  const { paidAt, pixDueAt, isCancelAsked, isStopping, refill } = order
  const cancelUntil =
    isUnderWay(state) && paidAt ? later(paidAt, legal.cancellationMinutes * minuteMs) : pixDueAt
  const guaranteeUntil = guaranteeEnd(order)
  const canCancel = (isUnderWay(state) || state === 'awaiting-payment') && !isCancelAsked && !isStopping
  const isOver = !isUnderWay(state) && state !== 'awaiting-payment'
  return [
    ...(canCancel ? [action('cancel', cancelUntil)] : []),
    ...(guaranteeUntil && refill?.state !== 'asked'
      ? [{ ...again(refill), ...action('refill', guaranteeUntil) }]
      : []),
    ...(isOver ? [action('order-again')] : []),
    ...(paidAt ? [action('receipt')] : []),
  ]
}

const again = (refill: VisitorOrder['refill']) =>
  refill ? { from: later(refill.askedAt, refillAgainHours * hourMs) } : {}

/** A purchase can be withdrawn from once, unless its order is over or being stopped. */
function moreActionsOf(order: VisitorOrder, state: OrderState): Pick<OrderView, 'moreActions'> {
  const { paidAt, withdrawal, isStopping } = order
  if (!paidAt || withdrawal || state === 'cancelled' || (isStopping && isUnderWay(state))) return {}
  const until = withdrawalEndsAt(new Date(paidAt)).toISOString()
  return { moreActions: [{ name: 'withdraw', until }] }
}

const action = (name: OrderViewAction, until?: string | null) => ({ name, ...(until && { until }) })
