import type { Facts, Order } from '../facts/facts.ts'
import { atMost, noneOf, type Verdict } from './verdict.ts'

/** I3: the reseller got each order at most once, only paid ones, and none that we know nothing about. */
export function upstreamOrders({ orders, reviews, upstreamOrders: placed }: Facts): Verdict[] {
  const placedFor = Map.groupBy(placed, ({ link }) => targetOf(link))
  const ofTarget = new Map(orders.map((order) => [targetOf(order.link), order]))
  const twice = [...placedFor].filter(([, all]) => all.length > 1)
  const most = Math.max(0, ...[...placedFor.values()].map((all) => all.length))
  const unpaid = [...placedFor.keys()].filter((target) => !ofTarget.get(target)?.paid_at)
  const isKnown = (order: Order | undefined, id: string) =>
    order?.upstream_order_id === id || order?.fulfilment === 'unknown'
  const unknown = placed.filter(({ id, link }) => !isKnown(ofTarget.get(targetOf(link)), String(id)))
  const ids = new Set(placed.map(({ id }) => String(id)))
  const invented = orders.filter(({ upstream_order_id: id }) => id && !ids.has(id))
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

const targetOf = (link: string) => /tempestade\.\d+\.\d+/.exec(link)?.[0] ?? link
