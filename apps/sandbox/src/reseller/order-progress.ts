type OrderState = 'Pending' | 'In progress' | 'Processing' | 'Completed' | 'Partial' | 'Canceled'

export type UpstreamOrder = {
  /** Digits, a ULID or UC-…, by the dialect at the time it was placed. */
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
  /** An early end: its time, its status and the undelivered quantity. */
  ending?: { at: string; status: OrderState; remains: number }
  /** A state set by a tester; it replaces the one by the clock. */
  override?: { status: string; remains: number; startCount: number }
}

type OrderProgress = { status: string; remains: number; startCount: number; chargeUnits: number }

const stepsOfDelivery = 3

/** The state of an order at a time, computed from the clock, so that it advances across restarts. */
export function progressAt(order: UpstreamOrder, nowMs: number): OrderProgress {
  const { ending, override, quantity, chargeUnits, startCount } = order
  const paidFor = (remains: number) => Math.round((chargeUnits * (quantity - remains)) / quantity)
  if (override)
    return {
      ...override,
      chargeUnits: isRefunding(override.status) ? paidFor(override.remains) : chargeUnits,
    }
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

/** An accepted cancel takes effect one step later; nothing more is delivered meanwhile. */
export function endingOfCancel(order: UpstreamOrder, nowMs: number): UpstreamOrder['ending'] {
  const { status, remains } = progressAt(order, nowMs)
  const at = new Date(nowMs + order.stepMs).toISOString()
  if (status === 'Pending') return { at, status: 'Canceled', remains: order.quantity }
  if (status === 'In progress') return { at, status: 'Partial', remains }
}

function stepOf({ receivedAt, stepMs }: UpstreamOrder, nowMs: number): number {
  if (stepMs === 0) return Infinity
  return Math.floor((nowMs - Date.parse(receivedAt)) / stepMs)
}

const isRefunding = (status: string) => status === 'Partial' || status === 'Canceled'
