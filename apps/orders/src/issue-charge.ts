import { centsToReais } from '@smm/pricing/money'
import type { Deps } from './deps.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { findOrder } from './orders.queries.ts'
import { aboutPayment, claimPayments, type DuePayment, inSeconds } from './payments.queries.ts'
import { BankRefused, type Charge } from './pix/bank.ts'
import { closeReviews, openReview } from './reviews.ts'
import type { OrderRow, PaymentRow, Trx } from './tables.ts'
import { tellChat } from './tell-chat.ts'
import { traceOrder } from './trace-order.ts'

const batchSize = 8
/** How long a charge that the bank does not give is asked for. */
export const issueForSeconds = 24 * 60 * 60

/** Asks the bank for the charges that are still to be issued. True when there may be more. */
export async function issueCharges(deps: Deps): Promise<boolean> {
  const due = await claimPayments(deps.db, 'nextIssueAt', {
    provider: deps.bank.provider,
    states: ['to-issue'],
    limit: batchSize,
  })
  await Promise.all(
    due.map((payment) => traceOrder('issue charge', payment.orderId, () => issueCharge(deps, payment))),
  )
  return due.length === batchSize
}

async function issueCharge(deps: Deps, payment: DuePayment) {
  try {
    const { txid, amountCents } = payment
    const expiresInSeconds = deps.settings.PIX_EXPIRY_MINUTES * 60
    const note = `Pedido ${payment.orderId.slice(0, 8)}`
    const charge = await deps.bank.charge({ txid, amountCents, expiresInSeconds, note })
    if (!charge.pixCode) throw new BankRefused('the charge has no code to pay')
    await storeCharge(deps, payment, charge, drawQrCode(charge.pixCode))
  } catch (err) {
    deps.log.warn({ err, ...aboutPayment(payment), attempts: payment.issueAttempts + 1 }, 'charge not issued')
    await tryLater(deps, payment, err)
  }
}

async function storeCharge(
  deps: Deps,
  { id, orderId, provider, issueAttempts }: PaymentRow,
  charge: Charge,
  qrCodeImageUrl: string,
) {
  await deps.db.transaction().execute(async (trx) => {
    const issued = await trx
      .updateTable('payments')
      .set({
        state: 'pending',
        txid: charge.txid,
        pixCode: charge.pixCode,
        qrCodeImageUrl,
        dueAt: charge.dueAt,
        nextExpiryAt: charge.dueAt,
        nextAskAt: inSeconds(15),
      })
      .where('id', '=', id)
      // Another replica may already work with another bank.
      .where('provider', '=', provider)
      .where('state', '=', 'to-issue')
      .returningAll()
      .executeTakeFirst()
    const order = await findOrder(trx, orderId)
    if (issued && order) await sayPixIssued(trx, order, issued)
    if (issueAttempts > 0)
      await closeReviews(trx, { reasons: ['CHARGE_REFUSED'], subject: id }, 'orders', 'issued')
  })
  deps.relayNow()
}

/** Says the PIX card of an issued payment. */
export function sayPixIssued(trx: Trx, order: OrderRow, payment: PaymentRow) {
  const { id: orderId, conversationId, amountCents } = order
  const { pixCode, qrCodeImageUrl, dueAt } = payment
  if (!pixCode || !qrCodeImageUrl || !dueAt) throw new Error('a charge that is not issued has no card')
  const amount = centsToReais(amountCents)
  const pixPayment = { orderId, amount, dueDate: dueAt.toISOString(), qrCodeImageUrl, pixCode }
  return tellChat(trx, order, 'pix-issued', { orderId, conversationId, pixPayment })
}

// A "no" of the bank is tried again too: it is our setting that is wrong, and an administrator puts it right.
async function tryLater(deps: Deps, { id, orderId, issueAttempts }: PaymentRow, err: unknown) {
  const isRefusal = err instanceof BankRefused
  const seconds = isRefusal ? 60 : Math.min(30, 2 ** Math.min(issueAttempts, 5))
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('payments')
      .set((eb) => ({
        issueAttempts: eb('issueAttempts', '+', 1),
        nextIssueAt: inSeconds(seconds),
        nextExpiryAt: eb.fn.coalesce('nextExpiryAt', inSeconds(issueForSeconds)),
      }))
      .where('id', '=', id)
      .where('state', '=', 'to-issue')
      .execute()
    if (isRefusal) {
      await openReview(trx, {
        reason: 'CHARGE_REFUSED',
        subject: id,
        orderId,
        details: { said: err.message },
      })
    }
  })
}
