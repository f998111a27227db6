import type { Facts } from '../facts/facts.ts'
import { nameOf, namedUpstream } from './upstream-orders.ts'
import { equal, noneOf, type Verdict } from './verdict.ts'

/** I4, I5: every payment of the bank's is credited once, nothing else is, and the ledger adds up, costs included. */
export const money = (facts: Facts): Verdict[] => [
  ...checkCredits(facts),
  ...checkCharges(facts),
  ...checkLedger(facts),
]

function checkCredits({ charges, receipts, ledger, reviews }: Facts): Verdict[] {
  const paid = charges.flatMap(({ txid, pix = [] }) =>
    pix.map((one) => ({ ...one, txid, cents: centsOf(one.valor) })),
  )
  const credits = Map.groupBy(receipts, ({ end_to_end_id }) => end_to_end_id)
  const isWrong = ({ endToEndId, cents }: (typeof paid)[number]) => {
    const [first, ...more] = credits.get(endToEndId) ?? []
    return !first || more.length > 0 || first.amount_cents !== cents
  }
  const wrong = paid.filter(isWrong).map(({ endToEndId, txid }) => `${endToEndId} for ${txid}`)
  const real = new Set(paid.map(({ endToEndId }) => endToEndId))
  const forged = receipts.filter(({ end_to_end_id }) => !real.has(end_to_end_id))
  const reviewed = new Set(reviews.map(({ subject }) => subject))
  const unshown = receipts.filter(
    ({ outcome, end_to_end_id }) => outcome === 'review' && !reviewed.has(end_to_end_id),
  )
  const ofBank = sum(paid.map(({ cents }) => cents))
  return [
    noneOf('I4', 'payments not credited exactly once', wrong, `of ${paid.length} payments`),
    noneOf('I4', 'credits that the bank knows nothing of', forged.map(endToEndIdOf)),
    equal('I4', 'centavos between bank and ledger', ofBank, sum(amountsOf(ledger, 'bank'))),
    noneOf('I4', 'payments to review that nobody is shown', unshown.map(endToEndIdOf)),
  ]
}

function checkCharges({ charges, payments, chargeLines, ledger }: Facts): Verdict[] {
  const byOrder = Map.groupBy(chargeLines, ({ order_id }) => order_id)
  const chargedTwice = [...byOrder].filter(([, all]) => all.length > 1).map(([order]) => order)
  const ours = new Set(payments.map(({ txid }) => txid))
  const orphans = charges.filter(({ txid }) => !ours.has(txid))
  const linesOf = Map.groupBy(chargeLines, ({ payment_id }) => payment_id)
  const unbalanced = payments.filter(
    ({ id, amount_cents }) => sum((linesOf.get(id) ?? []).map((line) => line.amount_cents)) !== amount_cents,
  )
  const carts = [...linesOf.values()].filter((all) => all.length > 1)
  return [
    noneOf('I4', 'orders with two charges', [
      ...chargedTwice,
      ...orphans.map(({ txid }) => `charge ${txid} is nobody's`),
    ]),
    noneOf(
      'I4',
      'charges that are not the sum of their orders',
      unbalanced.map(({ id }) => id),
      `of ${payments.length} charges, ${carts.length} of carts`,
    ),
    noneOf('I4', 'orders booked at another price than charged', misbooked(chargeLines, ledger)),
  ]
}

function checkLedger({ ledger, ...facts }: Facts): Verdict[] {
  const unbalanced = [...Map.groupBy(ledger, ({ transaction_id }) => transaction_id)]
    .filter(([, entries]) => sum(entries.map(({ amount_cents }) => amount_cents)) !== 0)
    .map(([id]) => id)
  const upstream = sum(knownUpstream(facts).map(({ charge }) => centsOf(charge)))
  return [
    noneOf('I5', 'ledger transactions that do not add up', unbalanced),
    equal('I5', 'centavos between reseller and ledger', upstream, sum(amountsOf(ledger, 'costs'))),
  ]
}

const endToEndIdOf = ({ end_to_end_id }: Facts['receipts'][number]) => end_to_end_id

/** A payment books each order of its charge alone. */
function misbooked(chargeLines: Facts['chargeLines'], ledger: Facts['ledger']): string[] {
  const priceOf = new Map(chargeLines.map(({ order_id, amount_cents }) => [order_id, amount_cents]))
  const booked = ledger.filter(({ account, cause }) => account === 'bank' && cause === 'payment-confirmed')
  return booked
    .filter(({ order_id, amount_cents }) => amount_cents !== priceOf.get(order_id ?? ''))
    .map(({ order_id, amount_cents }) => `order ${order_id}: ${amount_cents}`)
}

/** Upstream orders linked to an order; others await manual review and are no cost yet. */
function knownUpstream({ orders, upstreamOrders }: Pick<Facts, 'orders' | 'upstreamOrders'>) {
  const known = new Set(orders.map(namedUpstream))
  return upstreamOrders.filter((upstream) => known.has(nameOf(upstream)))
}

const amountsOf = (ledger: Facts['ledger'], wanted: string) =>
  ledger.filter(({ account }) => account === wanted).map(({ amount_cents }) => amount_cents)
const centsOf = (valor: string) => Math.round(Number(valor) * 100)
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
