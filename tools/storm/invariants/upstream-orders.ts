import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { Facts, Order } from '../facts/facts.ts'
import type { UpstreamOrder } from '../sandbox-control.ts'
import { atMost, noneOf, type Verdict } from './verdict.ts'

/** I3: the resellers together got each order at most once, only paid ones, and none that we know nothing about. */
export function upstreamOrders({ orders, reviews, upstreamOrders: placed }: Facts): Verdict[] {
  const placedFor = Map.groupBy(placed, ({ link }) => targetOf(link))
  const ofTarget = new Map(orders.map((order) => [targetOf(order.link), order]))
  const twice = [...placedFor].filter(([, all]) => all.length > 1)
  const most = Math.max(0, ...[...placedFor.values()].map((all) => all.length))
  const unpaid = [...placedFor.keys()].filter((target) => !ofTarget.get(target)?.paid_at)
  const isKnown = (order: Order | undefined, upstream: UpstreamOrder) =>
    order?.fulfilment === 'unknown' || (order && namedUpstream(order) === nameOf(upstream))
  const unknown = placed.filter((upstream) => !isKnown(ofTarget.get(targetOf(upstream.link)), upstream))
  const names = new Set(placed.map(nameOf))
  const invented = orders.filter((order) => order.upstream_order_id && !names.has(namedUpstream(order)))
  const afterRestore = reviews.filter(({ reason }) => reason === 'MAYBE_SENT_BEFORE_RESTORE')
  return [
    noneOf(
      'I3',
      'orders parked for a restore that never was',
      afterRestore.map(({ subject }) => subject),
    ),
    atMost(
      'I3',
      'most upstream orders of one order',
      most,
      1,
      twice.map(([target, all]) => `${target}: ${all.map(({ id }) => id).join(', ')}`),
    ),
    noneOf('I3', 'upstream orders of what was not paid', unpaid, `of ${placed.length} upstream orders`),
    noneOf(
      'I3',
      'upstream orders that we neither know nor parked',
      unknown.map(({ id, link }) => `${id} ${link}`),
    ),
    noneOf(
      'I3',
      'orders sent that the reseller does not know',
      invented.map(({ id }) => id),
    ),
  ]
}

/** An upstream order under a name that no two resellers share. */
export const nameOf = ({ reseller, id }: UpstreamOrder) => `${reseller} ${id}`
/** The upstream order that an order names. */
export const namedUpstream = ({ supplier, upstream_order_id }: Order) =>
  `${supplier === null || supplier === firstSupplierId ? 'smm' : 'smm-2'} ${upstream_order_id}`

const targetOf = (link: string) => /tempestade\.\d+\.\d+/.exec(link)?.[0] ?? link
