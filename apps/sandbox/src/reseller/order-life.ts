export type OrderState = 'Pending' | 'In progress' | 'Processing' | 'Completed' | 'Partial' | 'Canceled'

export type UpstreamOrder = {
  /** As it travels: digits, a ULID or UC-…, by the dialect of the day it was placed. */
  id: string
  service: number
  link: string
  quantity: number
  comments?: string
  /** Hundred-thousandths of a real. */
  chargeUnits: number
  receivedAt: string
  startCount: number
  stepMs: number
  /** How it ends when not well: from that moment on, with so many never delivered. */
  ending?: { at: string; status: OrderState; remains: number }
  /** What a tester said it is, whatever the clock says. */
  said?: { status: string; remains: number; startCount: number }
}

export type OrderMoment = { status: string; remains: number; startCount: number; chargeUnits: number }

const stepsOfDelivery = 3

/** What an order is at a moment. Nothing is stored as it advances, so no restart can hold it up. */
export function orderAt(order: UpstreamOrder, nowMs: number): OrderMoment {
  const { ending, said, quantity, chargeUnits, startCount } = order
  const paidFor = (remains: number) => Math.round((chargeUnits * (quantity - remains)) / quantity)
  if (said) return { ...said, chargeUnits: isRefunding(said.status) ? paidFor(said.remains) : chargeUnits }
  if (ending && Date.parse(ending.at) <= nowMs) {
    const { status, remains } = ending
    return { status, remains, startCount, chargeUnits: isRefunding(status) ? paidFor(remains) : chargeUnits }
  }
  const step = stepOf(order, nowMs)
  if (step < 1) return { status: 'Pending', remains: quantity, startCount: 0, chargeUnits }
  if (step > stepsOfDelivery) return { status: 'Completed', remains: 0, startCount, chargeUnits }
  const remains = quantity - Math.floor((quantity * step) / (stepsOfDelivery + 1))
  return { status: 'In progress', remains, startCount, chargeUnits }
}

/** A cancel that is accepted takes effect one step later: nothing is delivered after the request. */
export function endingOfCancel(order: UpstreamOrder, nowMs: number): UpstreamOrder['ending'] {
  const { status, remains } = orderAt(order, nowMs)
  const at = new Date(nowMs + order.stepMs).toISOString()
  if (status === 'Pending') return { at, status: 'Canceled', remains: order.quantity }
  if (status === 'In progress') return { at, status: 'Partial', remains }
}

function stepOf({ receivedAt, stepMs }: UpstreamOrder, nowMs: number): number {
  if (stepMs === 0) return Infinity
  return Math.floor((nowMs - Date.parse(receivedAt)) / stepMs)
}

const isRefunding = (status: string) => status === 'Partial' || status === 'Canceled'
