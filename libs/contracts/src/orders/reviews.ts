import Type, { type Static } from 'typebox'
import { everyRole } from '../access.ts'
import { MaybeText } from '../maybe-text.ts'
import { DecisionReason } from './order-actions.ts'

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

/** The charge is not open at the former bank any more. Rows have this value, which is no code as the others. */
export const chargeGone = 'not open there any more'
/** How the visitor and orders itself close reviews; the staff close them with a reason of their own. */
export type ReviewResolution =
  | 'answered'
  | 'cancelled'
  | 'sent'
  | 'issued'
  | 'matched'
  | 'joined'
  | 'done'
  | 'failed'
  | 'other-address'
  | typeof chargeGone

/** Orders itself notes how the supplier's answer came, or why there is none. */
export type ReviewNote = 'interrupted' | 'late-answer' | 'repeated-id'

/** An open or closed review. `reason` is a review code, possibly of a later release. */
export const Review = Type.Object({
  id: Type.String(),
  reason: Type.String(),
  orderId: MaybeText,
  amount: MaybeText,
  /** Words of the supplier, the bank, a mail server or the visitor. */
  said: MaybeText,
  /** A `ReviewNote`, possibly of a later release. */
  note: Type.Optional(Type.String()),
  openedAt: Type.String(),
  closedAt: MaybeText,
  resolution: MaybeText,
  /** The item of the attention list that counts it. */
  attention: Type.Optional(Type.String()),
  /** The PIX in question. */
  endToEndId: Type.Optional(Type.String()),
  /** When that PIX was paid. */
  paidAt: Type.Optional(Type.String()),
  /** The bank of a charge that this shop does not use any more. */
  provider: Type.Optional(Type.String()),
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
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: Type.Object({ reason: DecisionReason }, { additionalProperties: false }),
    response: { 200: Type.Array(Review) },
  },
} as const
