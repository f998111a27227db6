import Type, { type Static } from 'typebox'
import type { StaffRole } from '../access.ts'

const Uuid = Type.String({ format: 'uuid' })
/** Why staff decide; for the audit. A visible text without NUL and lone surrogates, which PostgreSQL's jsonb cannot store. */
export const DecisionReason = Type.String({
  minLength: 3,
  maxLength: 500,
  pattern: '^(?=[^]*\\S)[^\\u0000\\p{Cs}]*$',
})

/**
 * Decisions of staff. On a refused or unknown submission: `mark-sent` (found at the supplier, by id), `send-again` (not
 * found), `cancel-and-refund`. On a payment in review: `accept-payment`, `return-payment`. On an owed refund: `pay-refund`.
 * On a review that no other decision closes: `close-review`.
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

/** Decisions in `moreActions`, where a new one is added: a panel leaves out those that it has no label for. */
const moreOrderActions = [
  /** Refunds a chosen part. */
  'refund-amount',
  /** Records a refund that was paid elsewhere. */
  'refunded-by-hand',
  /** About a withdrawal after delivery: the visitor reads why. */
  'accept-withdrawal',
  'refuse-withdrawal',
  /** Books money that the bank pulled back. */
  'book-reversal',
  /** Ends every link to the order's page and gives it another, where its details say `canRenewLink`. */
  'renew-link',
] as const
export const allOrderActions = [...orderActions, ...moreOrderActions] as const
export type AnyOrderActionName = (typeof allOrderActions)[number]

const moneyRoles = ['owner', 'finance'] as const
const fulfilmentRoles = ['owner', 'finance', 'support'] as const
/** The roles that may take each decision: those of support move no money. */
export const orderActionRoles: Record<AnyOrderActionName, readonly StaffRole[]> = {
  'mark-sent': fulfilmentRoles,
  'send-again': fulfilmentRoles,
  'close-review': fulfilmentRoles,
  'cancel-and-refund': moneyRoles,
  'accept-payment': moneyRoles,
  'return-payment': moneyRoles,
  'pay-refund': moneyRoles,
  'refund-amount': moneyRoles,
  'refunded-by-hand': moneyRoles,
  'book-reversal': moneyRoles,
  'renew-link': fulfilmentRoles,
  'accept-withdrawal': moneyRoles,
  'refuse-withdrawal': moneyRoles,
}

export const OrderAction = Type.Object(
  {
    name: Type.Enum(allOrderActions),
    /** Optimistic locking: the displayed version; an earlier decision makes the answer CONFLICT. */
    version: Type.Integer(),
    reason: DecisionReason,
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
