import type { Facts } from './facts/facts.ts'
import { acknowledgedOrders } from './invariants/acknowledged-orders.ts'
import { alerts } from './invariants/alerts.ts'
import { aftermath } from './invariants/aftermath.ts'
import { awayRedis } from './invariants/away-redis.ts'
import { conversations } from './invariants/conversations.ts'
import { mails } from './invariants/mails.ts'
import { money } from './invariants/money.ts'
import { otherSupplier } from './invariants/other-supplier.ts'
import { paidOrders } from './invariants/paid-orders.ts'
import { processes } from './invariants/processes.ts'
import { upstreamOrders } from './invariants/upstream-orders.ts'
import type { Verdict } from './invariants/verdict.ts'

const invariants = [
  acknowledgedOrders,
  paidOrders,
  upstreamOrders,
  otherSupplier,
  money,
  conversations,
  processes,
  aftermath,
  awayRedis,
  mails,
  alerts,
]

/** Every figure of the storm. */
export const check = (facts: Facts): Verdict[] => invariants.flatMap((invariant) => invariant(facts))

export const notMeasured = [
  'I10, first success: no order is new after the heal; the seconds to an empty backlog bound it.',
  'I7: forbidden probes are in the tests of each door; here only forged webhooks are tried (I4).',
]
