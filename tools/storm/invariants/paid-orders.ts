import type { Facts, Order } from '../facts/facts.ts'
import { noneOf, type Verdict } from './verdict.ts'

/** I2: what is paid is with the reseller, or lies open before the administrator. */
export function paidOrders({ orders, reviews, chatOrders }: Facts): Verdict[] {
  const openFor = new Set(reviews.flatMap(({ order_id, is_open }) => (is_open && order_id) || []))
  const paid = orders.filter(({ paid_at }) => paid_at)
  const isSent = ({ fulfilment, upstream_order_id }: Order) => fulfilment === 'sent' && upstream_order_id
  const isParked = ({ fulfilment, id }: Order) =>
    ['unknown', 'refused'].includes(fulfilment) && openFor.has(id)
  const silent = paid.filter((order) => !isSent(order) && !isParked(order))
  const unfinished = paid.filter((order) => isSent(order) && order.status === 'processing')
  const parked = paid.filter((order) => !isSent(order) && isParked(order)).length
  const toldAs = new Map(chatOrders.map(({ order_id, status }) => [order_id, status]))
  const toldOtherwise = orders.filter(({ id, status }) => toldAs.has(id) && toldAs.get(id) !== status)
  const says = ({ id, status, fulfilment }: Order) => `order ${id}: ${status}, ${fulfilment}`
  return [
    noneOf(
      'I2',
      'paid and silently not fulfilled',
      silent.map(says),
      `of ${paid.length} paid; ${parked} parked with an open review`,
    ),
    noneOf('I2', 'delivered by the reseller, never told', unfinished.map(says)),
    noneOf(
      'I2',
      'orders whose visitor was told something else',
      toldOtherwise.map((order) => `${says(order)}; chat says ${toldAs.get(order.id)}`),
    ),
  ]
}
