import Type, { type Static } from 'typebox'
import { Order, OrderStatus } from './orders.ts'
import { PaymentStatus } from './payments.ts'

const Uuid = Type.String({ format: 'uuid' })
const MaybeText = Type.Union([Type.String(), Type.Null()])
/** Words, and none that PostgreSQL cannot keep: half of a character is no text of a json. */
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '^(?=[^]*\\S)[^\\u0000\\p{Cs}]*$' })
const MaybeCount = Type.Union([Type.Integer(), Type.Null()])

/** Where an order stands on its way to the supplier. `unknown`: nobody knows whether it was placed there. */
export const fulfilments = ['waiting', 'ready', 'sending', 'sent', 'refused', 'unknown', 'stopped'] as const
export type Fulfilment = (typeof fulfilments)[number]

/**
 * What an administrator may decide. About an order whose sending is unknown or was refused: `mark-sent` (found at the
 * supplier, with its id there), `send-again` (certainly not there), `cancel-and-refund`. About money in review:
 * `accept-payment`, `return-payment`. About a refund that is owed: `pay-refund`. About what only had to be seen:
 * `close-review`.
 */
export const orderActions = [
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
 * Decisions that came later: they stand in `moreActions`, for a panel of the version before knows no words for them.
 * `refund-amount`: a part of what was paid, chosen by the administrator. `refunded-by-hand`: somebody paid it elsewhere.
 */
const laterOrderActions = ['refund-amount', 'refunded-by-hand'] as const
const allOrderActions = [...orderActions, ...laterOrderActions] as const
export type AnyOrderActionName = (typeof allOrderActions)[number]

/** Why something waits for a person. */
export const reviewCodes = [
  'AMOUNT_MISMATCH',
  'SECOND_PAYMENT',
  'PAID_AFTER_EXPIRY',
  'PAID_AFTER_CANCEL',
  'ORPHAN_PAYMENT',
  'CHARGE_REFUSED',
  'CHARGE_AT_FORMER_BANK',
  'OUTCOME_UNKNOWN',
  'REFUSED_BY_SUPPLIER',
  'WAITING_TOO_LONG',
  'CANCELLED_BY_SUPPLIER',
  'DELIVERED_IN_PART',
  'LATE_DOWNGRADE',
  'UNKNOWN_SUPPLIER_STATUS',
  /** Asked after for hours, and the supplier says nothing of it. */
  'ORDER_WITHOUT_NEWS',
  /** The supplier says of no order how it stands. */
  'STATUS_NOT_TOLD',
  'REFILL_REFUSED',
  /** The supplier was asked, and nobody knows whether it took the request in. */
  'REFILL_UNKNOWN',
  'REFUND_FAILED',
  /** The bank was told to give money back, and has not done it for an hour. */
  'REFUND_SLOW',
  /** The bank gave money back that nobody here told it to: a dispute (MED), or somebody in the bank's own app. */
  'MONEY_PULLED_BACK',
  /** Only in the list of what waits: in the order it is the refund itself, and `id` is the refund's. */
  'REFUND_OWED',
  'LEDGER_OUT_OF_BALANCE',
] as const
export type ReviewCode = (typeof reviewCodes)[number]

/** Something that waits for a person, or did. `reason` is such a code, maybe of a later version; `amount` the money. */
export const Review = Type.Object({
  id: Type.String(),
  reason: Type.String(),
  orderId: MaybeText,
  amount: MaybeText,
  /** What the supplier or the bank said. */
  said: MaybeText,
  openedAt: Type.String(),
  closedAt: MaybeText,
  resolution: MaybeText,
  /** What the bank calls the money it is about. */
  endToEndId: Type.Optional(Type.String()),
  /** The visitor asked to cancel while this was open. */
  wantsCancel: Type.Optional(Type.Boolean()),
})
export type Review = Static<typeof Review>

export const Refund = Type.Object({
  id: Type.String(),
  cause: Type.String(),
  amount: Type.String(),
  state: Type.Enum(['requested', 'sending', 'done', 'failed']),
  requestedAt: Type.String(),
})
export type Refund = Static<typeof Refund>

export const OrderDetails = Type.Object({
  order: Order,
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
      /** What arrived, where it is not what was asked for. */
      received: Type.Optional(Type.String()),
      endToEndId: MaybeText,
      /** The name of the charge at the bank. */
      txid: Type.Optional(Type.String()),
      dueAt: MaybeText,
      confirmedAt: MaybeText,
    }),
    Type.Null(),
  ]),
  history: Type.Array(Type.Object({ status: OrderStatus, cause: Type.String(), at: Type.String() })),
  reviews: Type.Array(Review),
  refunds: Type.Array(Refund),
  /** What may be decided now; `subject` is the review or the refund it is about. */
  actions: Type.Array(Type.Object({ name: Type.Enum(orderActions), subject: MaybeText })),
  /** What may be decided besides, by a panel that can ask for an amount: `mostCents` is the limit, where there is one. */
  moreActions: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.Enum(allOrderActions),
        subject: MaybeText,
        asksAmount: Type.Boolean(),
        mostCents: MaybeCount,
      }),
    ),
  ),
})
export type OrderDetails = Static<typeof OrderDetails>

export const OrderAction = Type.Object(
  {
    name: Type.Enum(allOrderActions),
    /** The version that was on the screen: whoever decided meanwhile was first. */
    version: Type.Integer(),
    /** Why; it is kept. */
    reason: Reason,
    subject: Type.Optional(Uuid),
    /** Needed by `mark-sent`. */
    upstreamOrderId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
    /** Needed where the action asks for an amount. */
    amountCents: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    /** The limit that was on the screen, where there was one: a part that was refunded meanwhile changes it. */
    mostCents: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type OrderAction = Static<typeof OrderAction>

export const getOrder = {
  method: 'GET',
  url: '/api/orders/:id',
  schema: { params: Type.Object({ id: Uuid }), response: { 200: OrderDetails } },
} as const
/** Answers the order as it is afterwards. */
export const decideOrder = {
  method: 'POST',
  url: '/api/orders/:id/actions',
  schema: { params: Type.Object({ id: Uuid }), body: OrderAction, response: { 200: OrderDetails } },
} as const
/** What waits for a person, oldest first. */
export const listReviews = {
  method: 'GET',
  url: '/api/payments/reviews',
  schema: { response: { 200: Type.Array(Review) } },
} as const
/** For what belongs to no order: it was looked into. Answers what is left. */
export const closeReview = {
  method: 'POST',
  url: '/api/payments/reviews/:id/close',
  schema: {
    params: Type.Object({ id: Uuid }),
    body: Type.Object({ reason: Reason }, { additionalProperties: false }),
    response: { 200: Type.Array(Review) },
  },
} as const
