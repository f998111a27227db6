import Type, { type Static } from 'typebox'
import { everyRole, type StaffRole } from '../access.ts'
import { OrderSummary, OrderStatus } from './orders.ts'
import { PaidOrder, PaymentStatus } from '../payments.ts'

const Uuid = Type.String({ format: 'uuid' })
const MaybeText = Type.Union([Type.String(), Type.Null()])
/** A visible text without NUL and lone surrogates, which PostgreSQL's jsonb cannot store. */
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '^(?=[^]*\\S)[^\\u0000\\p{Cs}]*$' })
const MaybeCount = Type.Union([Type.Integer(), Type.Null()])

/** Progress of an order towards the supplier. `unknown`: the outcome of the submission is unknown. */
const fulfilments = ['waiting', 'ready', 'sending', 'sent', 'refused', 'unknown', 'stopped'] as const
export type Fulfilment = (typeof fulfilments)[number]

/**
 * Decisions of staff. On a refused or unknown submission: `mark-sent` (found at the supplier, by id), `send-again` (not
 * found), `cancel-and-refund`. On a payment in review: `accept-payment`, `return-payment`. On an owed refund: `pay-refund`.
 */
const orderActions = [
  'mark-sent',
  'send-again',
  'cancel-and-refund',
  'accept-payment',
  'return-payment',
  'pay-refund',
  'close-review',
] as const
export type OrderActionName = (typeof orderActions)[number]

/**
 * Decisions added later, listed in `moreActions` because the previous release of the panel has no labels for them.
 * `refund-amount` refunds a chosen part; `refunded-by-hand` records a refund paid elsewhere.
 */
const laterOrderActions = ['refund-amount', 'refunded-by-hand'] as const
/** About a withdrawal after delivery, in a list of their own for the same reason. The visitor reads why. */
const withdrawalActions = ['accept-withdrawal', 'refuse-withdrawal'] as const
/** Books money that the bank pulled back, in a list of its own too. */
const bookReversal = 'book-reversal'
/** Ends every link to the order's page and gives it another, where its details say `canRenewLink`. */
const renewLink = 'renew-link'
const allOrderActions = [
  ...orderActions,
  ...laterOrderActions,
  ...withdrawalActions,
  bookReversal,
  renewLink,
] as const
export type AnyOrderActionName = (typeof allOrderActions)[number]

const money = ['owner', 'finance'] as const
const fulfilment = ['owner', 'finance', 'support'] as const
/** The roles that may take each decision: those of support move no money. */
export const orderActionRoles: Record<AnyOrderActionName, readonly StaffRole[]> = {
  'mark-sent': fulfilment,
  'send-again': fulfilment,
  'close-review': fulfilment,
  'cancel-and-refund': money,
  'accept-payment': money,
  'return-payment': money,
  'pay-refund': money,
  'refund-amount': money,
  'refunded-by-hand': money,
  'book-reversal': money,
  'renew-link': fulfilment,
  'accept-withdrawal': money,
  'refuse-withdrawal': money,
}

/** The closed union of reasons for a manual review. Orders says who closes each, the panel has its text. */
export const reviewReasons = [
  'AMOUNT_MISMATCH',
  'SECOND_PAYMENT',
  'PAID_AFTER_EXPIRY',
  'PAID_AFTER_CANCEL',
  'ORPHAN_PAYMENT',
  'CHARGE_REFUSED',
  'CHARGE_AT_FORMER_BANK',
  'OUTCOME_UNKNOWN',
  /** A witness outside the database remembers a submission that a restored database forgot. */
  'MAYBE_SENT_BEFORE_RESTORE',
  'REFUSED_BY_SUPPLIER',
  'WAITING_TOO_LONG',
  'CANCELLED_BY_SUPPLIER',
  'DELIVERED_IN_PART',
  'LATE_DOWNGRADE',
  'UNKNOWN_SUPPLIER_STATUS',
  /** The supplier has returned no status of this order for hours. */
  'ORDER_WITHOUT_NEWS',
  /** The supplier returns no statuses at all. */
  'STATUS_NOT_TOLD',
  /** The visitor withdrew from an order that was delivered, or that the supplier did not stop. */
  'WITHDRAWAL_ASKED',
  'REFILL_REFUSED',
  /** The outcome of the refill request is unknown. */
  'REFILL_UNKNOWN',
  'REFUND_FAILED',
  /** The bank has not settled a requested refund for an hour. */
  'REFUND_SLOW',
  /** The bank refunded without a request of ours: a dispute (MED), or a refund in the bank's own app. */
  'MONEY_PULLED_BACK',
  /** Only in the list of reviews: `id` is the refund's, which has no review row. */
  'REFUND_OWED',
  'LEDGER_OUT_OF_BALANCE',
  /** The mail server of a visitor refused their address. */
  'MAIL_BOUNCED',
  /** A notice was refused for another reason, or found no server for a day. */
  'MAIL_NOT_SENT',
] as const
export type ReviewReason = (typeof reviewReasons)[number]
/** Reasons that a submission or a cancellation of the order settles: their decisions name the order and no review. */
export const submissionReasons = [
  'OUTCOME_UNKNOWN',
  'MAYBE_SENT_BEFORE_RESTORE',
  'REFUSED_BY_SUPPLIER',
  'WAITING_TOO_LONG',
] as const satisfies readonly ReviewReason[]

/** An open or closed review. `reason` is a review code, possibly of a later release. */
export const Review = Type.Object({
  id: Type.String(),
  reason: Type.String(),
  orderId: MaybeText,
  amount: MaybeText,
  /** Answer of the supplier or the bank. */
  said: MaybeText,
  openedAt: Type.String(),
  closedAt: MaybeText,
  resolution: MaybeText,
  /** The item of the attention list that counts it. */
  attention: Type.Optional(Type.String()),
  /** The PIX in question. */
  endToEndId: Type.Optional(Type.String()),
  /** When that PIX was paid. */
  paidAt: Type.Optional(Type.String()),
  /** When an order that a restored database forgot left for the supplier. */
  submittedAt: Type.Optional(Type.String()),
  /** The PIX is of a charge of this shop, which no database knows any more. */
  isOfLostOrder: Type.Optional(Type.Boolean()),
  /** The visitor asked to cancel while this was open. */
  wantsCancel: Type.Optional(Type.Boolean()),
  /** The part of the amount that a decision about this order disposes of, where the money is of several orders. */
  share: Type.Optional(Type.String()),
})
export type Review = Static<typeof Review>

const Refund = Type.Object({
  id: Type.String(),
  cause: Type.String(),
  amount: Type.String(),
  state: Type.Enum(['requested', 'sending', 'done', 'failed']),
  requestedAt: Type.String(),
})

const FurtherAction = Type.Object({
  name: Type.Enum(allOrderActions),
  subject: MaybeText,
  asksAmount: Type.Boolean(),
  mostCents: MaybeCount,
})

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
  /** Decisions available now; `subject` is the id of the review or the refund. */
  actions: Type.Array(Type.Object({ name: Type.Enum(orderActions), subject: MaybeText })),
  /** Further decisions, for a panel that can ask for an amount; `mostCents` is the limit, if any. */
  moreActions: Type.Optional(Type.Array(FurtherAction)),
  withdrawalActions: Type.Optional(Type.Array(FurtherAction)),
  reversalActions: Type.Optional(Type.Array(FurtherAction)),
  /** Its part of a coupon: the order's price is what is left. */
  coupon: Type.Optional(Type.Object({ code: Type.String(), discount: Type.String() })),
  /** Absent before the page of an order had a link that staff may end. */
  canRenewLink: Type.Optional(Type.Boolean()),
})
export type OrderDetails = Static<typeof OrderDetails>

export const OrderAction = Type.Object(
  {
    name: Type.Enum(allOrderActions),
    /** Optimistic locking: the displayed version; an earlier decision makes the answer CONFLICT. */
    version: Type.Integer(),
    /** Recorded in the audit. */
    reason: Reason,
    subject: Type.Optional(Uuid),
    /** Needed by `mark-sent`. */
    upstreamOrderId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
    /** Needed where the action asks for an amount. */
    amountCents: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    /** The displayed limit, if any; a refund made meanwhile changes it. */
    mostCents: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type OrderAction = Static<typeof OrderAction>

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
/** Open reviews and owed refunds, oldest first. */
export const listReviews = {
  method: 'GET',
  url: '/api/payments/reviews',
  access: everyRole,
  schema: { response: { 200: Type.Array(Review) } },
} as const
/** Closes a review that belongs to no order. Returns the open ones. */
export const closeReview = {
  method: 'POST',
  url: '/api/payments/reviews/:id/close',
  access: { roles: ['owner', 'finance'] },
  schema: {
    params: Type.Object({ id: Uuid }),
    body: Type.Object({ reason: Reason }, { additionalProperties: false }),
    response: { 200: Type.Array(Review) },
  },
} as const
