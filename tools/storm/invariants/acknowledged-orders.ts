import type { Facts } from '../facts/facts.ts'
import { conversationsOf, nameOf } from './of-visit.ts'
import { noneOf, type Verdict } from './verdict.ts'

/** I1: a confirmation that the chat acknowledged is exactly the orders of its recap, unless they were refused in words. */
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
  const wanted = ({ plan }: Facts['visits'][number]) => 1 + plan.more.length
  const missing = confirmed.filter((visit) => ordersOf(visit).filter(isThere).length < wanted(visit))
  const lost = facts.chatOrders.filter((order) => !isThere(order))
  const doubled = facts.visits.filter((visit) => ordersOf(visit).length > wanted(visit))
  return [
    noneOf(
      'I1',
      'acknowledged confirmations without all their orders',
      missing.map(nameOf),
      `of ${confirmed.length}`,
    ),
    noneOf(
      'I1',
      'orders of chat that orders does not know',
      lost.map(({ order_id }) => order_id),
    ),
    noneOf('I1', 'confirmations that became more orders', doubled.map(nameOf)),
  ]
}
