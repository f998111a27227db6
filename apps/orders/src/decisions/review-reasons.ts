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

type ReviewRule = {
  /** The item of the attention list that counts its open reviews. */
  attention: (typeof reviewAttentionCodes)[number]
  /** The actions on money in review, once its amount is known. */
  moneyActions?: readonly OrderActionName[]
  /** Whether another decision closes it through `closeReviews`; otherwise the staff closes it as seen. */
  isClosedByOtherAction?: true
}

const unexpectedPayment = {
  attention: 'MONEY_TO_REVIEW',
  moneyActions: ['accept-payment', 'return-payment'],
} as const
const money = { attention: 'MONEY_TO_REVIEW' } as const
const closedByOtherDecision = { attention: 'OTHER_REVIEWS', isClosedByOtherAction: true } as const
const noSupplierNews = { attention: 'NO_SUPPLIER_NEWS' } as const
const mail = { attention: 'MAILS_NOT_DELIVERED' } as const
const closedAsSeen = { attention: 'OTHER_REVIEWS' } as const

/** Every reason for a review and who closes it; possible-actions.ts adds what the state of its order allows. */
const reviewRules: Record<string, ReviewRule> = {
  AMOUNT_MISMATCH: unexpectedPayment,
  PAID_AFTER_EXPIRY: unexpectedPayment,
  PAID_AFTER_CANCEL: unexpectedPayment,
  SECOND_PAYMENT: { ...money, moneyActions: ['return-payment'] },
  ORPHAN_PAYMENT: money,
  MONEY_PULLED_BACK: money,
  CHARGE_REFUSED: closedAsSeen,
  CHARGE_AT_FORMER_BANK: closedAsSeen,
  OUTCOME_UNKNOWN: { ...closedByOtherDecision, attention: 'UNKNOWN_SUBMISSIONS' },
  MAYBE_SENT_BEFORE_RESTORE: { ...closedByOtherDecision, attention: 'PARKED_BY_FENCE' },
  REFUSED_BY_SUPPLIER: closedByOtherDecision,
  WAITING_TOO_LONG: { ...closedByOtherDecision, attention: 'ORDERS_WAITING' },
  CANCELLED_BY_SUPPLIER: closedAsSeen,
  DELIVERED_IN_PART: closedAsSeen,
  LATE_DOWNGRADE: closedAsSeen,
  UNKNOWN_SUPPLIER_STATUS: closedAsSeen,
  ORDER_WITHOUT_NEWS: noSupplierNews,
  STATUS_NOT_TOLD: noSupplierNews,
  WITHDRAWAL_ASKED: closedByOtherDecision,
  REFILL_REFUSED: closedAsSeen,
  REFILL_UNKNOWN: closedAsSeen,
  REFUND_FAILED: closedByOtherDecision,
  REFUND_SLOW: { ...money, isClosedByOtherAction: true },
  REFUND_OWED: closedAsSeen,
  LEDGER_OUT_OF_BALANCE: closedAsSeen,
  MAIL_BOUNCED: mail,
  MAIL_NOT_SENT: mail,
} satisfies Record<ReviewReason, ReviewRule>

/** A row may have a reason of a later release: the staff closes it as seen. */
export const ruleOf = (reason: string): ReviewRule => reviewRules[reason] ?? closedAsSeen

/** Whether the money may pay the orders of its charge; otherwise it goes back whole. */
export const canBeAccepted = (reason: string): boolean =>
  ruleOf(reason).moneyActions?.includes('accept-payment') ?? false
