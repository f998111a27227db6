import { formatOrderId, formatStatus } from './dialect.ts'
import type { Refill, Reseller } from './reseller-state.ts'
import { endingOfCancel, progressAt, type UpstreamOrder } from './order-progress.ts'
import type { Fields } from './place-upstream-order.ts'
import { PanelRefusal, formatError } from './refusal.ts'
import { readIds } from './order-status.ts'

/** action=cancel: 1 means accepted, not canceled; the status tells the outcome later. */
export function cancelOrders(reseller: Reseller, fields: Fields): unknown {
  return readIds(fields['orders'] ?? fields['order'] ?? '').map((id) => ({
    order: formatOrderId(reseller.dialect, id),
    cancel: attempt(reseller, () => cancelOrder(reseller, findOrder(reseller, id))),
  }))
}

/** action=refill, of one order or of many. */
export function requestRefills(reseller: Reseller, fields: Fields): unknown {
  if (fields['orders'] === undefined) {
    return { refill: requestRefill(reseller, findOrder(reseller, (fields['order'] ?? '').trim())) }
  }
  return readIds(fields['orders']).map((id) => ({
    order: formatOrderId(reseller.dialect, id),
    refill: attempt(reseller, () => Number(requestRefill(reseller, findOrder(reseller, id)))),
  }))
}

/** action=refill_status, of one refill or of many. */
export function readRefillStatus(reseller: Reseller, fields: Fields): unknown {
  if (fields['refills'] === undefined)
    return { status: refillStatus(reseller, (fields['refill'] ?? '').trim()) }
  return readIds(fields['refills']).map((id) => ({
    refill: formatOrderId(reseller.dialect, id),
    status: attempt(reseller, () => refillStatus(reseller, id)),
  }))
}

function cancelOrder(reseller: Reseller, order: UpstreamOrder): number {
  const ending = endingOfCancel(order, reseller.now())
  const isOffered = reseller.knownService(order.service)?.cancel
  if (!ending || !isOffered || order.ending) throw new PanelRefusal("Order can't be canceled")
  reseller.putOrder({ ...order, ending })
  return 1
}

function requestRefill(reseller: Reseller, order: UpstreamOrder): string {
  const isOffered = reseller.knownService(order.service)?.refill
  const isDelivered = progressAt(order, reseller.now()).status === 'Completed'
  const isRunning = reseller.refills
    .all()
    .some((refill) => refill.order === order.id && refillAt(refill, reseller.now()) !== 'Completed')
  if (!isOffered || !isDelivered || isRunning) throw new PanelRefusal('Order not eligible for refill.')
  const refill: Refill = {
    id: String(reseller.refills.size() + 1),
    order: order.id,
    requestedAt: new Date(reseller.now()).toISOString(),
    stepMs: reseller.behaviour.stepMs,
  }
  reseller.refills.put(refill.id, refill)
  return refill.id
}

function refillStatus(reseller: Reseller, id: string): string | number {
  const refill = reseller.refills.get(id)
  if (!refill) throw new PanelRefusal('Refill not found')
  return formatStatus(reseller.dialect, refillAt(refill, reseller.now()))
}

function refillAt({ requestedAt, stepMs, override }: Refill, nowMs: number) {
  if (override) return override
  const elapsedMs = nowMs - Date.parse(requestedAt)
  if (elapsedMs >= 2 * stepMs) return 'Completed'
  return elapsedMs >= stepMs ? 'In progress' : 'Pending'
}

function findOrder({ orders }: Reseller, id: string): UpstreamOrder {
  const order = orders.get(id)
  if (!order) throw new PanelRefusal('Incorrect order ID')
  return order
}

function attempt<Result>(reseller: Reseller, act: () => Result): Result | { error: string } {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof PanelRefusal)) throw error
    return { error: formatError(reseller.dialect, error) }
  }
}
