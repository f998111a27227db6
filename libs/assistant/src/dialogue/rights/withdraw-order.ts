import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { messageForStaff } from '../complaints/message-for-staff.ts'
import { pagesNamed, placedMeant, tellOrders } from '../placed.ts'
import { answersBeside } from '../topic-parts.ts'
import type { Step, Turn } from '../turn.ts'

const isPaid = ({ paidAt, status }: VisitorOrder) => Boolean(paidAt) && status !== 'cancelled'

const isOpen = (order: VisitorOrder) => isPaid(order) && !order.withdrawal

const lastDay = ({ paidAt }: VisitorOrder) => withdrawalEndsAt(new Date(paidAt ?? 0))

/** 'quero desistir da compra': of a paid order; one that is not paid is cancelled. */
export const paidToWithdraw = (turn: Turn): VisitorOrder | undefined =>
  says(turn.reading, 'want-withdraw') && turn.dialogue.cart.length === 0
    ? placedMeant(turn, isPaid)
    : undefined

export function withdrawOrder(turn: Turn, paid: VisitorOrder): Step {
  const { orders, reading, namedOrders } = turn
  const open = orders.filter((it) => isOpen(it) && lastDay(it) > turn.now)
  const isNamed = reading.orderRef !== null || pagesNamed(reading).length > 0 || namedOrders.length > 0
  if (open.length > 1 && !isNamed) return askWhich(open)
  const order = placedMeant(turn, (it) => open.includes(it)) ?? paid
  const step = withdrawFrom(turn, order, messageForStaff(turn)) ?? tellOrders(order)
  return { ...step, parts: [...step.parts, ...answersBeside(turn)] }
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
  suggestions: orders.slice(0, 3).map(({ orderId }) => suggestion.withdrawFrom(orderId)),
})
