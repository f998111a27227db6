import { minuteMs } from './demo-clock.ts'
import { type DatedOrder, decidedAt, type Row, time } from './draw-order.ts'
import type { DemoRandom } from './demo-random.ts'

type Money = { payments: Row[]; receipts: Row[]; refunds: Row[]; ledger: Row[]; reviews: Row[]; audit: Row[] }
type Movement = { from: string; to: string; cents: number; cause: string; at: number }

/** All that one order does to the money of the shop, booked as the service books it: every movement adds up to zero. */
export function drawMoney(order: DatedOrder, random: DemoRandom, now: number): Money {
  const refund = drawRefund(order, random, now)
  const movements = [...income(order), ...costs(order), ...(refund?.movements ?? [])]
  return {
    payments: [drawPayment(order)],
    receipts: drawReceipt(order, random),
    refunds: refund ? [refund.row] : [],
    ledger: movements.flatMap((movement) => entries(order, movement, random)),
    reviews: drawReviews(order, random),
    audit: refund?.audit ?? [],
  }
}

const isSettled = ({ paidAt }: DatedOrder) => paidAt !== undefined

function drawPayment(order: DatedOrder): Row {
  const { paymentId, ending, paidAt } = order
  const isEnded = isSettled(order) || ending !== 'to-issue'
  return {
    id: paymentId,
    order_id: order.id,
    provider: 'api-pix',
    txid: paymentId.replaceAll('-', ''),
    amount_cents: order.amountCents,
    state: isSettled(order) ? 'confirmed' : ending === 'to-issue' ? 'to-issue' : 'expired',
    due_at: isEnded ? time(order.dueAt) : null,
    end_to_end_id: isSettled(order) ? order.endToEndId : null,
    confirmed_at: time(paidAt),
    // The service asks the bank for the charge of one that is still to be issued.
    next_issue_at: isEnded ? null : time(order.placedAt),
    ended_whole: isEnded,
    created_at: time(order.placedAt),
  }
}

const lateBy = 3 * minuteMs
/** When the money of an order came; a late one was cancelled by then. */
const receivedAt = ({ ending, paidAt, dueAt }: DatedOrder) =>
  ending === 'paid-late' ? dueAt + lateBy : paidAt

function drawReceipt(order: DatedOrder, random: DemoRandom): Row[] {
  const at = receivedAt(order)
  if (at === undefined) return []
  return [
    {
      id: random.uuid(),
      provider: 'api-pix',
      end_to_end_id: order.endToEndId,
      payment_id: order.paymentId,
      txid: order.paymentId.replaceAll('-', ''),
      amount_cents: order.amountCents,
      outcome: isSettled(order) ? 'settled' : 'review',
      paid_at: time(at),
      received_at: time(at),
    },
  ]
}

function income(order: DatedOrder): Movement[] {
  const at = receivedAt(order)
  if (at === undefined) return []
  const cents = order.amountCents
  return isSettled(order)
    ? [{ from: 'sales', to: 'bank', cents, cause: 'payment-confirmed', at }]
    : [{ from: 'to-review', to: 'bank', cents, cause: 'PAID_AFTER_EXPIRY', at }]
}

const costs = ({ costCents: cents, sentAt }: DatedOrder): Movement[] =>
  sentAt && cents > 0
    ? [{ from: 'supplier', to: 'costs', cents, cause: 'charged-by-supplier', at: sentAt }]
    : []

/** The undelivered part goes back; of an order `owed` it waits until the staff sends it. */
function drawRefund(order: DatedOrder, random: DemoRandom, now: number) {
  const { id, ending, paidAt, finishedAt, amountCents, quantity, remains = quantity, endToEndId } = order
  const isWithdrawn = ending === 'cancelled'
  if (paidAt === undefined || !(isWithdrawn || ending === 'partial' || ending === 'owed')) return undefined
  const cents = Math.ceil((amountCents * remains) / quantity)
  const cause = isWithdrawn ? 'CANCELLED_BY_VISITOR' : 'DELIVERED_IN_PART'
  const requestedAt = isWithdrawn ? paidAt + minuteMs / 2 : finishedAt!
  const doneAt = ending === 'owed' ? undefined : decidedAt(requestedAt, now)
  const owed: Movement = { from: 'to-refund', to: 'sales', cents, cause, at: requestedAt }
  const row = {
    id: random.uuid(),
    order_id: id,
    end_to_end_id: endToEndId,
    cause,
    amount_cents: cents,
    state: doneAt ? 'done' : 'requested',
    requested_at: time(requestedAt),
    finished_at: time(doneAt),
  }
  if (!doneAt) return { row, movements: [owed], audit: [] }
  const sent: Movement = { from: 'bank', to: 'to-refund', cents, cause: 'REFUNDED', at: doneAt }
  const details = { orderId: id, reason: 'Parte que não foi entregue', amountCents: cents }
  return {
    row,
    movements: [owed, sent],
    audit: [{ at: time(doneAt), actor: 'admin', action: 'pay-refund', details }],
  }
}

function entries({ id }: DatedOrder, { from, to, cents, cause, at }: Movement, random: DemoRandom): Row[] {
  const shared = { transaction_id: random.uuid(), cause, order_id: id, at: time(at) }
  return [
    { ...shared, account: from, amount_cents: -cents },
    { ...shared, account: to, amount_cents: cents },
  ]
}

function drawReviews(order: DatedOrder, random: DemoRandom): Row[] {
  const { id, ending, paidAt, dueAt, amountCents, endToEndId, paymentId } = order
  const open = (reason: string, subject: string, at: number, details: object) => [
    { id: random.uuid(), reason, subject, order_id: id, details, opened_at: time(at) },
  ]
  if (ending === 'refused')
    return open('REFUSED_BY_SUPPLIER', id, paidAt! + minuteMs, { said: 'Incorrect link', code: 'BAD_LINK' })
  if (ending === 'unknown')
    return open('OUTCOME_UNKNOWN', id, paidAt! + minuteMs, { said: 'no answer within 30 s' })
  if (ending !== 'paid-late') return []
  const txid = paymentId.replaceAll('-', '')
  const facts = { endToEndId, amountCents, paidAt: time(dueAt + lateBy), txid, expectedCents: amountCents }
  return open('PAID_AFTER_EXPIRY', endToEndId, dueAt + lateBy, facts)
}
