import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { paymentStates } from './payment-status.ts'
import { aboutPayment, claimPayments, type DuePayment, inSeconds } from './payments.queries.ts'
import { noteReturnedMoney } from './note-returned-money.ts'
import { settlePayment } from './settle-payment.ts'
import { traceOrder } from '../trace-order.ts'

const batchSize = 8
/**
 * The second question comes 60 s after the charge, later ones every 5 minutes; the first is set by its issue. Where no
 * list is swept meanwhile, a payment that no webhook tells is found by these questions alone.
 */
const nextAskAfterSeconds = (deps: Deps, asks: number) => (asks === 0 ? 45 : deps.bank.can.list ? 300 : 60)

/** Asks the bank about the charges whose time has come, by the clock or because a webhook named them. */
export async function askBank(deps: Deps): Promise<boolean> {
  const due = await claimPayments(deps.db, 'nextAskAt', {
    provider: deps.bank.provider,
    states: [...paymentStates],
    limit: batchSize,
  })
  await Promise.all(due.map((payment) => askAbout(deps, payment)))
  return due.length === batchSize
}

/** Asks the bank about a payment that is lent to this process. */
export const askAbout = (deps: Deps, payment: DuePayment): Promise<void> =>
  traceOrder('ask bank', payment.orderId, () => ask(deps, payment))

async function ask(deps: Deps, payment: DuePayment) {
  try {
    const charge = await deps.bank.findCharge(payment.txid)
    await noteReturnedMoney(deps, payment, charge?.returned ?? [])
    // What is paid need not be asked about: that went with the payment.
    if (await settlePayment(deps, payment, charge?.receipts ?? [])) return
    await askAgain(deps, payment, nextAskAfterSeconds(deps, payment.asks), true)
  } catch (err) {
    deps.log.warn({ err, ...aboutPayment(payment) }, 'the bank did not say how a charge stands')
    await askAgain(deps, payment, Math.min(300, 2 ** Math.min(payment.failedAsks + 1, 9)), false)
  }
}

/** A webhook may have made the charge due again meanwhile: then this changes nothing. */
function askAgain(deps: Deps, { id, nextAskAt }: DuePayment, seconds: number, wasAnswered: boolean) {
  return deps.db
    .updateTable('payments')
    .set((eb) => ({
      asks: wasAnswered ? eb('asks', '+', 1) : eb.ref('asks'),
      failedAsks: wasAnswered ? 0 : eb('failedAsks', '+', 1),
      nextAskAt: eb
        .case()
        .when('dueAt', '<', sql<Date>`now() - interval '24 hours'`)
        .then(null)
        .when('state', '=', 'expired')
        .then(inSeconds(3_600))
        .else(inSeconds(seconds))
        .end(),
    }))
    .where('id', '=', id)
    .where('nextAskAt', '=', nextAskAt)
    .execute()
}
