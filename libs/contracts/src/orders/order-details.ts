import Type, { type Static } from 'typebox'
import { everyRole } from '../access.ts'
import { MaybeText } from '../maybe-text.ts'
import type { PaymentReviewReason } from '../messages.ts'
import { PaidOrder, PaymentStatus } from '../payments.ts'
import { allOrderActions, OrderAction, orderActions } from './order-actions.ts'
import { OrderSummary, OrderStatus } from './orders.ts'
import { Review } from './reviews.ts'

const Uuid = Type.String({ format: 'uuid' })
const MaybeCount = Type.Union([Type.Integer(), Type.Null()])

/** Progress of an order towards the supplier. `unknown`: the outcome of the submission is unknown. */
const fulfilments = ['waiting', 'ready', 'sending', 'sent', 'refused', 'unknown', 'stopped'] as const
export type Fulfilment = (typeof fulfilments)[number]

/** Why money goes back. In the row of a reversal the amount that was left follows it. */
export type RefundCause =
  | PaymentReviewReason
  | 'CANCELLED_BY_SUPPLIER'
  | 'CANCELLED_BY_VISITOR'
  | 'REFUSED_BY_SUPPLIER'
  | 'DECIDED_BY_STAFF'
  | 'WITHDRAWN'
  | 'CHOSEN_BY_STAFF'
  | 'DELIVERED_IN_PART'
  | 'OVERPAID'
  | 'PULLED_BACK'

const Refund = Type.Object({
  id: Type.String(),
  cause: Type.String(),
  amount: Type.String(),
  state: Type.Enum(['requested', 'sending', 'done', 'failed']),
  requestedAt: Type.String(),
})

/** `subject` is the id of the review or the refund; `mostCents` is the limit of the amount, if any. */
const OfferedAction = Type.Object({
  name: Type.Enum(allOrderActions),
  subject: MaybeText,
  asksAmount: Type.Boolean(),
  mostCents: MaybeCount,
})
export type OfferedAction = Static<typeof OfferedAction>

export const OrderDetails = Type.Object({
  order: OrderSummary,
  version: Type.Integer(),
  fulfilment: Type.Enum(fulfilments),
  upstream: Type.Object({
    orderId: MaybeText,
    status: MaybeText,
    remains: MaybeCount,
    startCount: MaybeCount,
    refusedCode: MaybeText,
    sentAt: MaybeText,
  }),
  payment: Type.Union([
    Type.Object({
      id: Type.String(),
      status: PaymentStatus,
      amount: Type.String(),
      /** Received amount, where it differs from the charged one. */
      received: Type.Optional(Type.String()),
      endToEndId: MaybeText,
      /** Id of the charge at the bank. */
      txid: Type.Optional(Type.String()),
      dueAt: MaybeText,
      confirmedAt: MaybeText,
      /** All orders that the charge covers, this one included. */
      orders: Type.Optional(Type.Array(PaidOrder)),
    }),
    Type.Null(),
  ]),
  history: Type.Array(Type.Object({ status: OrderStatus, cause: Type.String(), at: Type.String() })),
  reviews: Type.Array(Review),
  refunds: Type.Array(Refund),
  /** Decisions available now that every panel knows. */
  actions: Type.Array(Type.Object({ name: Type.Enum(orderActions), subject: MaybeText })),
  /** The others, maybe of a later release. */
  moreActions: Type.Optional(Type.Array(OfferedAction)),
  /** Lists of the previous release, which are part of `moreActions` now. */
  withdrawalActions: Type.Optional(Type.Array(OfferedAction)),
  reversalActions: Type.Optional(Type.Array(OfferedAction)),
  /** Its part of a coupon: the order's price is what is left. */
  coupon: Type.Optional(Type.Object({ code: Type.String(), discount: Type.String() })),
  /** Absent before the page of an order had a link that staff may end. */
  canRenewLink: Type.Optional(Type.Boolean()),
})
export type OrderDetails = Static<typeof OrderDetails>

export const getOrder = {
  method: 'GET',
  url: '/api/orders/:id',
  access: everyRole,
  schema: { params: Type.Object({ id: Uuid }), response: { 200: OrderDetails } },
} as const
/** Returns the order after the decision. A refund above the limit of the settings asks for a proof of identity. */
export const decideOrder = {
  method: 'POST',
  url: '/api/orders/:id/actions',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: { params: Type.Object({ id: Uuid }), body: OrderAction, response: { 200: OrderDetails } },
} as const
