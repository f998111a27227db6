import type { Facts } from '../facts/facts.ts'
import { atMost, noneOf, type Verdict } from './verdict.ts'

const maxFailoverSeconds = 10

/** I14: another supplier is asked when the first one clearly refused, and soon; never while the outcome is unknown. */
export function otherSupplier({ orders, attempts, areSuppliersAlone }: Facts): Verdict[] {
  const ofOrder = [...Map.groupBy(attempts, ({ order_id }) => order_id)]
  const afterUnknown = ofOrder.filter(([, tried]) =>
    tried.slice(0, -1).some(({ outcome }) => outcome === 'unknown'),
  )
  const verdict = noneOf(
    'I14',
    'orders sent again while the outcome was unknown',
    afterUnknown.map(([id, tried]) => `${id}: ${tried.map(({ outcome }) => outcome).join(', ')}`),
    `of ${attempts.filter(({ outcome }) => outcome === 'unknown').length} unknown outcomes`,
  )
  if (!areSuppliersAlone) return [verdict]

  const failovers = ofOrder.flatMap(([id, tried]) => failoversIn(tried).map((seconds) => ({ id, seconds })))
  const slow = failovers.filter(({ seconds }) => seconds > maxFailoverSeconds)
  const askedAll = new Set(
    ofOrder.flatMap(([id, tried]) => (new Set(tried.map(({ supplier }) => supplier)).size > 1 ? [id] : [])),
  )
  const given = orders.filter(({ fulfilment, id }) => fulfilment === 'refused' && !askedAll.has(id))
  const slowest = failovers.reduce((most, { seconds }) => Math.max(most, seconds), 0)
  return [
    verdict,
    {
      ...atMost(
        'I14',
        'seconds from a refusal to the other supplier',
        Number(slowest.toFixed(1)),
        maxFailoverSeconds,
        slow.map(({ id, seconds }) => `${id}: ${seconds.toFixed(1)} s`),
      ),
      remark: `of ${failovers.length} failovers`,
    },
    noneOf(
      'I14',
      'orders given up that one supplier was never asked for',
      given.map(({ id }) => id),
    ),
  ]
}

/** Seconds from each refusal to the next submission of the order, which is to another supplier. */
const failoversIn = (tried: Facts['attempts']): number[] =>
  tried.flatMap(({ supplier, outcome, answered_at }, at) => {
    const next = tried[at + 1]
    if (outcome !== 'refused' || !answered_at || !next || next.supplier === supplier) return []
    return [(next.started_at.getTime() - answered_at.getTime()) / 1_000]
  })
