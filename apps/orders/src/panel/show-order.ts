import type { OrderDetails, Review } from '@smm/contracts/order-details'
import { Refusal } from '@smm/http-service/refusal'
import { centsToDecimal } from '@smm/pricing/money'
import type { Selectable } from 'kysely'
import { owedRefunds } from '../payments/owed-refunds.ts'
import { furtherActions, possibleActions } from '../decisions/possible-actions.ts'
import { findOrder } from '../orders.queries.ts'
import { shownAmount } from './list-payments.ts'
import { shownPaymentStatus } from '../payments/payment-status.ts'
import { findPaymentOf } from '../payments/payments.queries.ts'
import { findPaidMoney } from '../payments/request-refund.ts'
import type { Db, OrderRow, PaymentRow, RefundRow, Tables } from '../tables.ts'

type ReviewRow = Selectable<Tables['reviews']>

/** Everything an administrator wants to know of an order. */
export async function showOrder(db: Db, id: string): Promise<OrderDetails> {
  const order = await findOrder(db, id)
  if (!order) throw new Refusal('NOT_FOUND')
  const [payment, history, reviews, refunds, paid] = await Promise.all([
    findPaymentOf(db, id),
    db.selectFrom('orderHistory').selectAll().where('orderId', '=', id).orderBy('version').execute(),
    db.selectFrom('reviews').selectAll().where('orderId', '=', id).orderBy('openedAt').execute(),
    db.selectFrom('refunds').selectAll().where('orderId', '=', id).orderBy('requestedAt').execute(),
    findPaidMoney(db, id),
  ])
  return {
    order: shownOrder(order),
    version: order.version,
    fulfilment: order.fulfilment,
    upstream: {
      orderId: order.upstreamOrderId,
      status: order.upstreamStatus,
      refusedCode: order.refusedCode,
      remains: order.remains,
      startCount: order.startCount,
      sentAt: isoOf(order.sentAt),
    },
    payment: payment ? shownPayment(payment) : null,
    history: history.map(({ toStatus, cause, at }) => ({ status: toStatus, cause, at: at.toISOString() })),
    reviews: reviews.map(shownReview),
    refunds: refunds.map(shownRefund),
    actions: possibleActions(order, reviews, refunds, paid),
    moreActions: furtherActions(order, reviews, refunds, paid),
  }
}

const most = 500

/** What waits for a person, oldest first. A refund that is owed is no review: it waits as the refund it is. */
export async function listReviews(db: Db): Promise<Review[]> {
  const [open, owed] = await Promise.all([
    db
      .selectFrom('reviews')
      .selectAll()
      .where('closedAt', 'is', null)
      .orderBy('openedAt')
      .limit(most)
      .execute(),
    owedRefunds(db).selectAll().orderBy('requestedAt').limit(most).execute(),
  ])
  const waiting = [...open.map(shownReview), ...owed.map(owedAsReview)]
  return waiting.sort((one, other) => one.openedAt.localeCompare(other.openedAt)).slice(0, most)
}

const isoOf = (time: Date | null) => time?.toISOString() ?? null

export const shownOrder = ({ amountCents, createdAt, ...order }: ShownColumns) => ({
  id: order.id,
  link: order.link,
  serviceType: order.serviceType,
  platform: order.platform,
  quantity: order.quantity,
  totalPrice: centsToDecimal(amountCents),
  status: order.status,
  createdAt: createdAt.toISOString(),
})
type ShownColumns = Pick<
  OrderRow,
  'id' | 'link' | 'serviceType' | 'platform' | 'quantity' | 'amountCents' | 'status' | 'createdAt'
>

const shownPayment = ({ id, state, endToEndId, txid, dueAt, confirmedAt, ...payment }: PaymentRow) => ({
  id,
  status: shownPaymentStatus(state),
  ...shownAmount(payment),
  endToEndId,
  txid,
  dueAt: isoOf(dueAt),
  confirmedAt: isoOf(confirmedAt),
})

type ReviewDetails = {
  amountCents?: number
  endToEndId?: string
  said?: string
  word?: string
  wantsCancel?: boolean
}

function shownReview({ id, reason, orderId, details, openedAt, closedAt, resolution }: ReviewRow): Review {
  const { amountCents, endToEndId, said, word, wantsCancel } = details as ReviewDetails
  return {
    id,
    reason,
    orderId,
    resolution,
    said: said ?? word ?? null,
    amount: typeof amountCents === 'number' ? centsToDecimal(amountCents) : null,
    openedAt: openedAt.toISOString(),
    closedAt: isoOf(closedAt),
    ...(endToEndId && { endToEndId }),
    ...(wantsCancel && { wantsCancel }),
  }
}

const owedAsReview = ({ id, orderId, amountCents, requestedAt }: RefundRow): Review => ({
  id,
  reason: 'REFUND_OWED',
  orderId,
  resolution: null,
  said: null,
  amount: centsToDecimal(amountCents),
  openedAt: requestedAt.toISOString(),
  closedAt: null,
})

const shownRefund = ({ id, cause, amountCents, state, requestedAt }: RefundRow) => ({
  id,
  cause,
  amount: centsToDecimal(amountCents),
  state,
  requestedAt: requestedAt.toISOString(),
})
