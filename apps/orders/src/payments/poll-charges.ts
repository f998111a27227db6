import { sql } from 'kysely'
import pLimit from 'p-limit'
import { leaseUntil } from '@smm/database/lease'
import { traceOrder } from '@smm/http-service/observability/trace'
import type { Deps } from '../deps.ts'
import { paymentStates } from '../order/order-lifecycle.ts'
import { type DuePayment, leasePayments, paymentIds } from './payments.queries.ts'
import { reportReversals } from '../refunds/report-reversals.ts'
import { settlePayment } from './settle-payment.ts'

const batchSize = 4
/** A semaphore: many polls wait for the bank, few settle at once, so that webhooks find a connection to be stored first. */
const settlementPermit = pLimit(3)

/** The first poll is set when the charge is issued. A bank without a list of receipts is polled more often. */
const nextPollSeconds = (deps: Deps, polls: number) =>
  polls === 0 ? 45 : deps.bank.capabilities.listReceipts ? 300 : 60

/** Asks the bank about the charges that are due for a poll, by the clock or because a webhook named them. */
export async function pollCharges(deps: Deps): Promise<boolean> {
  const due = await leasePayments(deps.db, 'nextPollAt', {
    provider: deps.bank.provider,
    states: paymentStates,
    limit: batchSize,
  })
  await Promise.all(due.map((payment) => deps.dispatcher.dispatch(() => pollCharge(deps, payment))))
  return due.length === batchSize
}

/** Asks the bank about a payment that is leased to this process, and settles its receipts. */
export const pollCharge = (deps: Deps, payment: DuePayment): Promise<void> =>
  traceOrder('ask bank', payment.orderId, () => poll(deps, payment))

async function poll(deps: Deps, payment: DuePayment) {
  try {
    const charge = await deps.bank.findCharge(payment.txid)
    await reportReversals(deps, payment, charge?.remainingAfterRefunds ?? [])
    // The settlement ended the polls of a payment that is paid now.
    if (await settlementPermit(() => settlePayment(deps, payment, charge?.receipts ?? []))) return
    await scheduleNext(deps, payment, nextPollSeconds(deps, payment.polls), true)
  } catch (err) {
    deps.log.warn({ err, ...paymentIds(payment) }, 'the bank did not tell the state of a charge')
    await scheduleNext(deps, payment, Math.min(300, 2 ** Math.min(payment.failedPolls + 1, 9)), false)
  }
}

/** An old charge is asked about until the bank answered once. Does nothing when a webhook made it due again meanwhile. */
function scheduleNext(deps: Deps, { id, nextPollAt }: DuePayment, seconds: number, wasAnswered: boolean) {
  return deps.db
    .updateTable('payments')
    .set((eb) => ({
      polls: wasAnswered ? eb('polls', '+', 1) : eb.ref('polls'),
      failedPolls: wasAnswered ? 0 : eb('failedPolls', '+', 1),
      nextPollAt: eb
        .case()
        .when(sql<boolean>`${wasAnswered}::boolean AND due_at < now() - interval '24 hours'`)
        .then(null)
        .when('state', '=', 'expired')
        .then(leaseUntil(3_600))
        .else(leaseUntil(seconds))
        .end(),
    }))
    .where('id', '=', id)
    .where('nextPollAt', '=', nextPollAt)
    .execute()
}
