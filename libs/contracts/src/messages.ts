import Type, { type Static } from 'typebox'
import type { AuditAction } from './audit.ts'
import { PixPayment } from './chat.ts'
import { Coupon } from './orders/coupons.ts'
import { maxOrdersPerCharge, OrderStatus } from './orders/orders.ts'
import { PublishedBook } from './prices/price-book.ts'
import { Offer, Platform, ServiceType, Tier, TierOffer } from './products.ts'
import { PublishedRouting, TierRoute } from './suppliers/routing.ts'

const Uuid = Type.String({ format: 'uuid' })
const Cents = Type.Integer({ minimum: 1 })
const OrderOfConversation = { orderId: Uuid, conversationId: Uuid }
const WantedOrder = {
  orderId: Uuid,
  link: Type.String({ maxLength: 2048 }),
  platform: Platform,
  serviceType: ServiceType,
  quantity: Type.Integer({ minimum: 1 }),
  /** The price that the visitor was told, less its part of a coupon. */
  quotedCents: Cents,
  /** The part of the coupon, where one was told. */
  discountCents: Type.Optional(Type.Integer({ minimum: 0 })),
}
const WantedTierOrder = { ...WantedOrder, tier: Type.Optional(Tier) }
/** `discountCents`: its part of the coupon, taken off already. */
const ChargedOrder = {
  orderId: Uuid,
  amountCents: Cents,
  discountCents: Type.Optional(Type.Integer({ minimum: 0 })),
}
/** The orders of a cart have these in common, whichever of the three messages places them. */
const SharedByCart = {
  conversationId: Uuid,
  /** The visitor's address under today's and yesterday's salt; the first is stored. None without limits. */
  addressHashes: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 2 })),
  /** The coupon whose discount is in the quoted amounts. The previous release finds them too low, and refuses. */
  coupon: Type.Optional(Type.String({ maxLength: 60 })),
}
/** All orders that the message is about, where they are several; `orderId` is one of them. */
const OrderIds = Type.Array(Uuid, { minItems: 1, maxItems: maxOrdersPerCharge })
/** The version of a cancelled order: whichever of its messages comes first announces the cancellation. */
const CancelledVersion = Type.Optional(Type.Integer())

/** Reasons for refusing an order. `PRICE_CHANGED` carries the current amount. */
export const orderRefusals = [
  'PRICE_CHANGED',
  'SERVICE_UNAVAILABLE',
  'QUANTITY_OUT_OF_RANGE',
  'TOO_MANY_UNPAID',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** Reasons why a coupon takes nothing off, or less than was told. */
const couponRefusals = ['not-valid', 'used-up', 'used-before', 'not-for-order', 'changed'] as const
export type CouponRefusal = (typeof couponRefusals)[number]

/** Reasons for the manual review of a payment. */
export const paymentReviewReasons = [
  'AMOUNT_MISMATCH',
  'SECOND_PAYMENT',
  'PAID_AFTER_EXPIRY',
  'PAID_AFTER_CANCEL',
] as const
export type PaymentReviewReason = (typeof paymentReviewReasons)[number]

/** Answers to a withdrawal that is neither a cancellation nor a stop at the supplier. */
const withdrawalStates = ['under-review', 'too-late', 'asked-before', 'accepted', 'refused'] as const

/**
 * All messages between services, by name. Backward compatible with the previous release: fields are only added, as
 * optional, and removed two releases after their last reader.
 */
export const messages = {
  'place-order': Type.Object({ ...WantedOrder, ...SharedByCart }),
  /** Orders under one charge, all of them or none. Sent only while the orders service announces that it handles it. */
  'place-cart': Type.Object({
    ...SharedByCart,
    orders: Type.Array(Type.Object(WantedOrder), { minItems: 1, maxItems: maxOrdersPerCharge }),
  }),
  /**
   * The same with an order of another tier than the standard one, which the previous release would sell as that. The chat
   * shows tiers only while the orders service announces that it handles this.
   */
  'place-tiers': Type.Object({
    ...SharedByCart,
    orders: Type.Array(Type.Object(WantedTierOrder), { minItems: 1, maxItems: maxOrdersPerCharge }),
  }),
  'pix-issued': Type.Object({
    ...OrderOfConversation,
    pixPayment: PixPayment,
    /** The orders that the charge covers; the one of `orderId` alone without it. */
    orders: Type.Optional(Type.Array(Type.Object(ChargedOrder), { minItems: 1 })),
  }),
  /** `orderId` is the refused order; `orderIds` are those that were not placed with it. */
  'order-refused': Type.Object({
    ...OrderOfConversation,
    orderIds: Type.Optional(OrderIds),
    code: Type.Enum(orderRefusals),
    amountCents: Type.Optional(Cents),
    /** With TOO_MANY_UNPAID: too many charges within an hour, and the minutes until the next one. */
    retryAfterMinutes: Type.Optional(Type.Integer({ minimum: 1 })),
    /** With PRICE_CHANGED: the coupon is the reason, and the amount is the order's without it. */
    coupon: Type.Optional(Type.Enum(couponRefusals)),
  }),
  'payment-confirmed': Type.Object({
    ...OrderOfConversation,
    version: Type.Integer(),
    orderIds: Type.Optional(OrderIds),
    /** The order is held until then, where it is held. */
    sendsAt: Type.Optional(Type.String()),
  }),
  'payment-expired': Type.Object({
    ...OrderOfConversation,
    version: Type.Integer(),
    orderIds: Type.Optional(OrderIds),
  }),
  'payment-needs-review': Type.Object({
    ...OrderOfConversation,
    /** Its receiver takes one of a later release too, which it cannot name. */
    reason: Type.Unsafe<PaymentReviewReason>(Type.String({ pattern: '^[A-Z_]{1,60}$' })),
    orderIds: Type.Optional(OrderIds),
  }),
  'order-status-changed': Type.Object({
    ...OrderOfConversation,
    /** Increases with every change of this order, so receivers detect outdated messages. */
    version: Type.Integer(),
    status: OrderStatus,
    remains: Type.Union([Type.Integer(), Type.Null()]),
    /** The supplier has begun. A message with the version of the one before it tells how far the delivery is. */
    startedAt: Type.Optional(Type.String()),
    /** The link of the order's page was renewed; the status is the one before. */
    linkVersion: Type.Optional(Type.Integer()),
  }),
  /** `orderIds` are all that are cancelled together; the previous release cancels the one of `orderId`. */
  'cancel-order': Type.Object({
    ...OrderOfConversation,
    orderIds: Type.Optional(OrderIds),
    /** A withdrawal from the purchase (CDC art. 49), with the visitor's words. */
    withdrawal: Type.Optional(Type.Object({ reason: Type.Optional(Type.String({ maxLength: 1000 })) })),
  }),
  'cancel-answered': Type.Object({
    ...OrderOfConversation,
    outcome: Type.Enum(['cancelled', 'too-late', 'already-started', 'not-found']),
    cancelledVersion: CancelledVersion,
    /** With `already-started`: the submission has an unknown outcome and is under review. */
    isBeingChecked: Type.Optional(Type.Boolean()),
    /** With `already-started`: the supplier was asked to stop; the status tells later what came of it. */
    isStopping: Type.Optional(Type.Boolean()),
    /** The answer to a withdrawal; to a chat of the previous release it reads as the outcome beside it. */
    withdrawal: Type.Optional(
      Type.Object({
        state: Type.Enum(withdrawalStates),
        /** The staff's, of a decision. */
        reason: Type.Optional(Type.String()),
      }),
    ),
  }),
  'request-refill': Type.Object({ ...OrderOfConversation }),
  /** A conversation was deleted for its visitor; the receiver deletes what it holds of it, whenever it comes. */
  'forget-conversation': Type.Object({ conversationId: Uuid, forgottenAt: Type.String() }),
  'refill-answered': Type.Object({
    ...OrderOfConversation,
    outcome: Type.Enum(['requested', 'out-of-guarantee', 'not-delivered-yet', 'not-found']),
  }),
  /** The supplier's decision on a refill answered as requested. */
  'refill-decided': Type.Object({ ...OrderOfConversation, outcome: Type.Enum(['accepted', 'refused']) }),
  /** A refund: `requested` when decided or owed, `done` when paid out. Each is sent once. */
  'refund-changed': Type.Object({
    ...OrderOfConversation,
    amountCents: Cents,
    state: Type.Enum(['requested', 'done']),
    cancelledVersion: CancelledVersion,
    /** The reason of `payment-needs-review` that led to the refund. */
    reviewedFor: Type.Optional(Type.String()),
  }),
  'catalogue-changed': Type.Object({
    version: Type.Integer({ minimum: 1 }),
    offers: Type.Array(Offer),
    /** The price book in force, under a version of its own: the previous release raises the other without it. */
    priceBook: Type.Optional(PublishedBook),
    /** For orders only: it holds the suppliers' keys, encrypted. */
    routing: Type.Optional(PublishedRouting),
    /** The offers of all other tiers and, for orders only, their routes, under a version of their own. */
    tiers: Type.Optional(
      Type.Object({
        version: Type.Integer({ minimum: 1 }),
        offers: Type.Array(TierOffer),
        routes: Type.Optional(Type.Array(TierRoute)),
      }),
    ),
  }),
  /** All coupons that can be used now. Sent only while the chat announces that it handles it. */
  'coupons-changed': Type.Object({ version: Type.Integer({ minimum: 1 }), coupons: Type.Array(Coupon) }),
  /** A staff session was revoked before it expired; every service must reject it. */
  'staff-session-ended': Type.Object({ sessionId: Type.String(), expiresAt: Type.String() }),
  /** A staff action in another service, for the audit. */
  'staff-acted': Type.Object({
    actor: Type.String({ minLength: 1 }),
    action: Type.Unsafe<AuditAction>(Type.String({ pattern: '^[a-z-]{1,60}$' })),
    details: Type.Record(Type.String(), Type.String()),
  }),
}

export type MessageName = keyof typeof messages
export type Message<Name extends MessageName = MessageName> = Static<(typeof messages)[Name]>

/** Services with a message queue. */
export const receivers = ['chat', 'orders', 'catalogue'] as const
export type Receiver = (typeof receivers)[number]
