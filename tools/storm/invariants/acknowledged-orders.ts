import type { Facts } from '../facts/facts.ts'
import { conversationsOf, nameOf } from './of-visit.ts'
import { noneOf, type Verdict } from './verdict.ts'

/** I1: a confirmation that the chat acknowledged is exactly one order, unless it was refused in words. */
export function acknowledgedOrders(facts: Facts): Verdict[] {
  const conversations = conversationsOf(facts)
  const known = new Set(facts.orders.map(({ id }) => id))
  const asked = Map.groupBy(facts.chatOrders, (order) => order.conversation_id)
  const confirmed = facts.visits.filter(
    ({ tabs, confirmationId }) => confirmationId && tabs[0]!.journal.acked.has(confirmationId),
  )
  const ordersOf = (visit: Facts['visits'][number]) => asked.get(conversations.get(visit) ?? '') ?? []
  const isThere = ({ order_id, status }: Facts['chatOrders'][number]) =>
    status === 'refused' || known.has(order_id)
  const missing = confirmed.filter((visit) => !ordersOf(visit).some(isThere))
  const lost = facts.chatOrders.filter((order) => !isThere(order))
  const doubled = facts.visits.filter((visit) => ordersOf(visit).length > 1)
  return [
    noneOf(
      'I1',
      'acknowledged confirmations without an order',
      missing.map(nameOf),
      `of ${confirmed.length}`,
    ),
    noneOf(
      'I1',
      'orders of chat that orders does not know',
      lost.map(({ order_id }) => order_id),
    ),
    noneOf('I1', 'confirmations that became two orders', doubled.map(nameOf)),
  ]
}
