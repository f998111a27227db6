import { legal } from '@smm/site/legal'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { say } from '../../replies/say.ts'
import { shownOrderId } from '../../replies/order-texts.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { isTicketOpen, meantOrder, newestFirst, pagesOf } from '../past-orders.ts'
import { does, type Move, quoted, type Step, type Turn } from '../turn.ts'

const dayMs = 24 * 60 * 60_000

const isPaid = ({ paidAt, status }: VisitorOrder) => Boolean(paidAt) && status !== 'cancelled'
const isOpen = (order: VisitorOrder) => isPaid(order) && !order.withdrawal

const lastDay = ({ paidAt }: VisitorOrder) => withdrawalEndsAt(new Date(paidAt ?? 0))

/** 'quero desistir da compra': of a paid order; one that is not paid is cancelled. */
export const withdraw: Move = (turn) => {
  const { orders, reading, said } = turn
  const open = newestFirst(orders).filter((it) => isOpen(it) && lastDay(it) > turn.now)
  const isNamed = reading.orderRef !== null || pagesOf(reading).length > 0 || said.length > 0
  if (open.length > 1 && !isNamed) return askWhich(open)
  const order = meantOrder(turn, (it) => open.includes(it)) ?? meantOrder(turn, isPaid)
  return order ? (withdrawFrom(turn, order, quoted(turn)) ?? tell(order)) : null
}

/** Null for an order from which the visitor cannot withdraw, or did so before. */
export function withdrawFrom({ now }: Pick<Turn, 'now'>, order: VisitorOrder, reason?: string): Step | null {
  const { orderId } = order
  if (!isOpen(order)) return null
  if (lastDay(order) <= now)
    return { parts: [say('withdrawal-too-late', { orderId, endsAt: lastDay(order) })] }
  return {
    parts: [say('withdrawal-asked', { orderId })],
    intents: [{ type: 'withdraw-order', orderId, ...(reason && { reason }) }],
  }
}

const askWhich = (orders: readonly VisitorOrder[]): Step => ({
  parts: [say('ask-withdrawn-order', { orders })],
  taps: orders.slice(0, 3).map(({ orderId }) => `Desistir da compra do pedido ${shownOrderId(orderId)}`),
})

const tell = (order: VisitorOrder): Step => ({ parts: [say('orders', { orders: [order] })] })

/** A request about the visitor's own data becomes a case with a number and a deadline (LGPD art. 18 and 19). */
export const hearDataRequest: Move = (turn) => {
  const kind = does(turn, 'want-deletion') ? 'data-deletion' : 'data-copy'
  const known = turn.tickets.find((it) => it.kind === kind && isTicketOpen(it))
  if (known?.dueAt)
    return { parts: [say('data-request-known', { ticketId: known.ticketId, dueAt: new Date(known.dueAt) })] }
  const dueAt = new Date(turn.now.getTime() + legal.dataRequestDays * dayMs)
  return {
    parts: [say('data-request-heard', { kind, dueAt })],
    intents: [
      { type: 'open-ticket', description: quoted(turn), link: null, kind, dueAt: dueAt.toISOString() },
    ],
  }
}
