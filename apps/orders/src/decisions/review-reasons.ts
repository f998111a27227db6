import type { OrdersAttention } from '@smm/contracts/attention'
import type { OrderActionName } from '@smm/contracts/orders/order-actions'
import type { ReviewReason } from '@smm/contracts/orders/reviews'

/** The items of the attention list that count open reviews, in its order. */
export const reviewAttentionCodes = [
  'UNKNOWN_SUBMISSIONS',
  'PARKED_BY_FENCE',
  'ORDERS_WAITING',
  'MONEY_TO_REVIEW',
  'NO_SUPPLIER_NEWS',
  'MAILS_NOT_DELIVERED',
  'OTHER_REVIEWS',
] as const satisfies ReadonlyArray<OrdersAttention[number]['code']>

export type ReviewAttention = (typeof reviewAttentionCodes)[number]

type ReviewRule = {
  /** The item of the attention list that counts its open reviews. */
  attention: ReviewAttention
  /** The actions on money in review, once its amount is known. */
  moneyActions?: readonly OrderActionName[]
  /** A decision about its order or refund, or the bank's answer, closes it through `closeReviews`; absent: the staff, as seen. */
  closedBy?: 'decision' | 'bank'
}

const unexpectedPayment = {
  attention: 'MONEY_TO_REVIEW',
  moneyActions: ['accept-payment', 'return-payment'],
} as const
const money = { attention: 'MONEY_TO_REVIEW' } as const
const noSupplierNews = { attention: 'NO_SUPPLIER_NEWS' } as const
const mail = { attention: 'MAILS_NOT_DELIVERED' } as const
const other = { attention: 'OTHER_REVIEWS' } as const

/** Every reason for a review and who closes it; offered-actions.ts adds what the state of its order allows. */
const reviewRules: Record<string, ReviewRule> = {
  AMOUNT_MISMATCH: unexpectedPayment,
  PAID_AFTER_EXPIRY: unexpectedPayment,
  PAID_AFTER_CANCEL: unexpectedPayment,
  SECOND_PAYMENT: { ...money, moneyActions: ['return-payment'] },
  ORPHAN_PAYMENT: money,
  MONEY_PULLED_BACK: money,
  CHARGE_REFUSED: other,
  CHARGE_AT_FORMER_BANK: other,
  OUTCOME_UNKNOWN: { attention: 'UNKNOWN_SUBMISSIONS', closedBy: 'decision' },
  MAYBE_SENT_BEFORE_RESTORE: { attention: 'PARKED_BY_FENCE', closedBy: 'decision' },
  REFUSED_BY_SUPPLIER: { ...other, closedBy: 'decision' },
  WAITING_TOO_LONG: { attention: 'ORDERS_WAITING', closedBy: 'decision' },
  CANCELLED_BY_SUPPLIER: other,
  DELIVERED_IN_PART: other,
  LATE_DOWNGRADE: other,
  UNKNOWN_SUPPLIER_STATUS: other,
  ORDER_WITHOUT_NEWS: noSupplierNews,
  STATUS_NOT_TOLD: noSupplierNews,
  WITHDRAWAL_ASKED: { ...other, closedBy: 'decision' },
  REFILL_REFUSED: other,
  REFILL_UNKNOWN: other,
  REFUND_FAILED: { ...other, closedBy: 'decision' },
  REFUND_SLOW: { ...money, closedBy: 'bank' },
  REFUND_OWED: other,
  LEDGER_OUT_OF_BALANCE: other,
  MAIL_BOUNCED: mail,
  MAIL_NOT_SENT: mail,
} satisfies Record<ReviewReason, ReviewRule>

/** A row may have a reason of a later release: the staff closes it as seen. */
export const ruleOf = (reason: string): ReviewRule => reviewRules[reason] ?? other

/** Whether the money may pay the orders of its charge; otherwise it goes back whole. */
export const canBeAccepted = (reason: string): boolean =>
  ruleOf(reason).moneyActions?.includes('accept-payment') ?? false
