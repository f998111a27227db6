import type { Message } from '@smm/contracts/messages'
import { leaseUntil } from '@smm/database/lease'
import { hasRow } from '@smm/database/rows-table'
import { insertOutbox, outboxMessage } from '@smm/messaging/outbox'
import { centsToReais } from '@smm/pricing/money'
import { retryOnConnectionLoss } from '@smm/database/retry-on-connection-loss'
import { traceOrder } from '@smm/http-service/observability/trace'
import { closeOpen, openReview } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { BankRefused, type Charge } from '../pix/bank.ts'
import type { Db, PaymentRow } from '../tables.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { chargedOrders, type DuePayment, leasePayments, paymentIds } from './payments.queries.ts'

const batchSize = 8
const firstPollSeconds = 15

/** Asks the bank for the charges that are still to be issued. True when there may be more. */
export async function issueCharges(deps: Deps): Promise<boolean> {
  const due = await leasePayments(deps.db, 'nextIssueAt', {
    provider: deps.bank.provider,
    states: ['to-issue'],
    limit: batchSize,
  })
  await Promise.all(due.map((payment) => issueCharge(deps, payment)))
  return due.length === batchSize
}

/** Asks the bank for the charge of a payment that is leased to this process, and sends the visitor the PIX card. */
export const issueCharge = (deps: Deps, payment: DuePayment): Promise<void> =>
  traceOrder('issue charge', payment.orderId, () => requestCharge(deps, payment))

async function requestCharge(deps: Deps, payment: DuePayment) {
  try {
    const { txid, amountCents } = payment
    const expiresInSeconds = deps.config.PIX_EXPIRY_MINUTES * 60
    const charge = await deps.bank.charge({
      txid,
      amountCents,
      expiresInSeconds,
      payerMessage: payerMessageOf(payment),
    })
    if (!charge.pixCode) throw new BankRefused('the charge has no code to pay')
    const qrCodeImageUrl = drawQrCode(charge.pixCode)
    await retryOnConnectionLoss(deps, () => storeCharge(deps, payment, { ...charge, qrCodeImageUrl }))
  } catch (err) {
    const attempts = payment.issueAttempts + 1
    deps.log.warn({ err, ...paymentIds(payment), attempts }, 'charge not issued')
    await scheduleRetry(deps, payment, err)
  }
}

/** Shown by the payer's bank. */
function payerMessageOf({ orderId, orders }: DuePayment): string {
  const first = `Pedido ${orderId.slice(0, 8)}`
  return orders.length > 1 ? `${first} e mais ${orders.length - 1}` : first
}

/**
 * The charge and its PIX card in one statement: a visitor waits. Nothing is written when the payment is no longer to be
 * issued by this bank; a review about earlier refusals is closed.
 */
async function storeCharge(
  { db, relay }: Deps,
  payment: DuePayment,
  { txid, pixCode, qrCodeImageUrl, dueAt }: Charge & { qrCodeImageUrl: string },
): Promise<void> {
  const { id, provider } = payment
  const card = cardOf({ ...payment, pixCode, qrCodeImageUrl, dueAt })
  const message = outboxMessage('chat', 'pix-issued', card, payment.correlationId)
  const issued = await db
    .with('issued', (qb) =>
      qb
        .updateTable('payments')
        .set({
          state: 'pending',
          txid,
          pixCode,
          qrCodeImageUrl,
          dueAt,
          nextExpiryAt: dueAt,
          nextPollAt: leaseUntil(firstPollSeconds),
        })
        .where('id', '=', id)
        .where('provider', '=', provider)
        .where('state', '=', 'to-issue')
        .returning('id'),
    )
    .with('closed', (qb) =>
      closeOpen(qb, { closedBy: 'orders', resolution: 'issued' })
        .where('reason', '=', 'CHARGE_REFUSED')
        .where('subject', '=', id)
        .where(hasRow('issued')),
    )
    .with('outbox', (qb) => insertOutbox(qb, [message], 'issued'))
    .selectFrom('issued')
    .select('id')
    .executeTakeFirst()
  if (issued) relay.publish([message])
}

type Issued = Pick<PaymentRow, 'orderId' | 'amountCents' | 'pixCode' | 'qrCodeImageUrl' | 'dueAt'> &
  Pick<DuePayment, 'conversationId' | 'correlationId' | 'orders'>

/** The coupon of a charge, and its discount on all the orders. */
function couponOf(orders: Issued['orders']) {
  const code = orders.find(({ couponCode }) => couponCode !== null)?.couponCode
  const cents = orders.reduce((sum, { discountCents }) => sum + discountCents, 0)
  return code ? { coupon: { code, discount: centsToReais(cents) } } : {}
}

/** The chat's PIX card of an issued charge. */
export function cardOf(issued: Omit<Issued, 'correlationId'>): Message<'pix-issued'> {
  const { orderId, conversationId, amountCents, pixCode, qrCodeImageUrl, dueAt } = issued
  if (!pixCode || !qrCodeImageUrl || !dueAt) throw new Error('a charge that is not issued has no card')
  const amount = centsToReais(amountCents)
  const dueDate = dueAt.toISOString()
  const pixPayment = { orderId, amount, ...couponOf(issued.orders), dueDate, qrCodeImageUrl, pixCode }
  const orders = issued.orders.map(({ id, discountCents, ...order }) => ({
    orderId: id,
    amountCents: order.amountCents,
    ...(discountCents > 0 && { discountCents }),
  }))
  return { orderId, conversationId, pixPayment, orders }
}

/** The issued charges of a conversation that cover these orders and are still to be paid. */
export const findOpenCharges = (db: Db, conversationId: string, orderIds: string[]): Promise<Issued[]> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select(['payments.orderId', 'payments.amountCents', 'pixCode', 'qrCodeImageUrl', 'dueAt'])
    .select(['conversationId', 'correlationId', chargedOrders])
    .where('payments.id', 'in', (eb) =>
      eb.selectFrom('chargeOrders').select('paymentId').where('orderId', 'in', orderIds),
    )
    .where('state', '=', 'pending')
    .where('conversationId', '=', conversationId)
    .execute()

/** A refusal is retried too: our settings are wrong then, and the staff corrects them. */
async function scheduleRetry({ db }: Deps, { id, orderId, issueAttempts }: DuePayment, err: unknown) {
  const isRefusal = err instanceof BankRefused
  const backoffSeconds = isRefusal ? 60 : Math.min(30, 2 ** Math.min(issueAttempts, 5))
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('payments')
      .set((eb) => ({
        issueAttempts: eb('issueAttempts', '+', 1),
        nextIssueAt: leaseUntil(backoffSeconds),
        nextExpiryAt: eb.fn.coalesce('nextExpiryAt', leaseUntil(deadlines.issueChargeHours * 3_600)),
      }))
      .where('id', '=', id)
      .where('state', '=', 'to-issue')
      .execute()
    if (!isRefusal) return
    await openReview(trx, { reason: 'CHARGE_REFUSED', subject: id, orderId, quote: err.message })
  })
}
