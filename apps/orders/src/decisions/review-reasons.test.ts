import { randomUUID } from 'node:crypto'
import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { type ReviewReason, reviewReasons } from '@smm/contracts/orders/reviews'
import { aPaidOrder } from '../testing/open-orders.ts'
import { openForThisFile, orders } from '../testing/open-for-this-file.ts'
import type { OrderRow } from '../tables.ts'
import { ruleOf } from './review-reasons.ts'
import { openReview } from './reviews.ts'

openForThisFile()

type Closing = { by: AnyOrderActionName; of: Partial<OrderRow> }
const sent = { fulfilment: 'sent', status: 'processing', nextCheckAt: null } as const
const waiting = { notBefore: new Date(Date.now() + 3_600_000) }
/** The decision that closes a review, and an order that has one; any other is closed as seen. */
const closings: Partial<Record<ReviewReason, Closing>> = {
  OUTCOME_UNKNOWN: { by: 'cancel-and-refund', of: { fulfilment: 'unknown' } },
  MAYBE_SENT_BEFORE_RESTORE: { by: 'cancel-and-refund', of: { fulfilment: 'unknown' } },
  REFUSED_BY_SUPPLIER: { by: 'cancel-and-refund', of: { fulfilment: 'refused' } },
  WAITING_TOO_LONG: { by: 'cancel-and-refund', of: waiting },
  WITHDRAWAL_ASKED: { by: 'refuse-withdrawal', of: sent },
  REFUND_FAILED: { by: 'refunded-by-hand', of: sent },
}

const inject = async (url: string, payload?: object) =>
  orders.service.app.inject({
    url,
    headers: { cookie: await orders.signIn() },
    method: payload ? 'POST' : 'GET',
    ...(payload && { payload }),
  })

async function aFailedRefund(orderId: string): Promise<string> {
  const failed = {
    endToEndId: randomUUID(),
    amountCents: 100,
    cause: 'CHOSEN_BY_STAFF',
    state: 'failed',
  } as const
  const refund = await orders.db
    .insertInto('refunds')
    .values({ orderId, ...failed, finishedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return refund.id
}

const hasRow = (reason: ReviewReason) => reason !== 'REFUND_OWED'
const isDecided = (reason: ReviewReason) => ruleOf(reason).closedBy !== 'bank'

it.each(reviewReasons.filter(hasRow).filter(isDecided))(
  '%s is closed by a decision that the order offers',
  async (reason) => {
    const { by, of } = closings[reason] ?? { by: 'close-review', of: sent }
    const { id } = await aPaidOrder(orders, of)
    const subject = reason === 'REFUND_FAILED' ? await aFailedRefund(id) : id
    await orders.db.transaction().execute((trx) => openReview(trx, { reason, subject, orderId: id }))
    const { version, actions, moreActions = [] }: OrderDetails = (await inject(`/api/orders/${id}`)).json()
    const offered = [...actions, ...moreActions].find(({ name }) => name === by)
    const decision = {
      name: by,
      version,
      reason: 'Conferido.',
      ...(offered?.subject && { subject: offered.subject }),
    }
    const { statusCode } = await inject(`/api/orders/${id}/actions`, decision)
    expect({ offered: offered?.name, statusCode }).toEqual({ offered: by, statusCode: 200 })
    const review = (await orders.reviews(id)).find((it) => it.reason === reason)
    expect(review).toMatchObject({ resolution: 'Conferido.' })
  },
)
