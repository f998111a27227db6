import Type, { type Static } from 'typebox'
import type { AuditAction } from './audit.ts'
import { PixPayment } from './chat.ts'
import { OrderStatus } from './orders.ts'
import { Offer, Platform, ServiceType } from './products.ts'

const Uuid = Type.String({ format: 'uuid' })
const Cents = Type.Integer({ minimum: 1 })
const OrderOfConversation = { orderId: Uuid, conversationId: Uuid }

/** Why an order was not taken. `PRICE_CHANGED` carries the amount it would cost now. */
export const orderRefusals = [
  'PRICE_CHANGED',
  'SERVICE_UNAVAILABLE',
  'QUANTITY_OUT_OF_RANGE',
  'TOO_MANY_UNPAID',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** Why somebody has to look at a payment before anything else happens. */
export const reviewReasons = [
  'AMOUNT_MISMATCH',
  'SECOND_PAYMENT',
  'PAID_AFTER_EXPIRY',
  'PAID_AFTER_CANCEL',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/**
 * Everything the services say to each other, by name. A message is added here first; a field is only ever added as
 * optional, and removed two releases after its last reader, so that neighbours one version apart understand each other.
 */
export const messages = {
  'place-order': Type.Object({
    ...OrderOfConversation,
    link: Type.String({ maxLength: 2048 }),
    platform: Platform,
    serviceType: ServiceType,
    quantity: Type.Integer({ minimum: 1 }),
    quotedCents: Cents,
  }),
  'pix-issued': Type.Object({ ...OrderOfConversation, pixPayment: PixPayment }),
  'order-refused': Type.Object({
    ...OrderOfConversation,
    code: Type.Enum(orderRefusals),
    amountCents: Type.Optional(Cents),
  }),
  'payment-confirmed': Type.Object({ ...OrderOfConversation, version: Type.Integer() }),
  'payment-expired': Type.Object({ ...OrderOfConversation, version: Type.Integer() }),
  'payment-needs-review': Type.Object({ ...OrderOfConversation, reason: Type.Enum(reviewReasons) }),
  'order-status-changed': Type.Object({
    ...OrderOfConversation,
    /** Grows with every change of this order: a later number is later news. */
    version: Type.Integer(),
    status: OrderStatus,
    remains: Type.Union([Type.Integer(), Type.Null()]),
  }),
  'cancel-order': Type.Object({ ...OrderOfConversation }),
  'cancel-answered': Type.Object({
    ...OrderOfConversation,
    outcome: Type.Enum(['cancelled', 'too-late', 'already-started', 'not-found']),
    /** With `already-started`: nobody knows whether it has, and the team finds out. */
    isBeingChecked: Type.Optional(Type.Boolean()),
  }),
  'request-refill': Type.Object({ ...OrderOfConversation }),
  'refill-answered': Type.Object({
    ...OrderOfConversation,
    outcome: Type.Enum(['requested', 'out-of-guarantee', 'not-delivered-yet', 'not-found']),
  }),
  /** What the supplier said to a refill that was answered as requested. */
  'refill-decided': Type.Object({ ...OrderOfConversation, outcome: Type.Enum(['accepted', 'refused']) }),
  /** Money that goes back to whoever paid it: `requested` when that is decided or owed, `done` when it left. Each once. */
  'refund-changed': Type.Object({
    ...OrderOfConversation,
    amountCents: Cents,
    state: Type.Enum(['requested', 'done']),
    /** Why the money had to be reviewed that goes back: one of the reasons of `payment-needs-review`. */
    reviewedFor: Type.Optional(Type.String()),
  }),
  'catalogue-changed': Type.Object({ version: Type.Integer({ minimum: 1 }), offers: Type.Array(Offer) }),
  /** A staff session was ended before its time: nobody accepts it any more. */
  'staff-session-ended': Type.Object({ sessionId: Type.String(), expiresAt: Type.String() }),
  /** Something a member of the staff did in another service, for the audit. */
  'staff-acted': Type.Object({
    actor: Type.String({ minLength: 1 }),
    action: Type.Unsafe<AuditAction>(Type.String({ pattern: '^[a-z-]{1,60}$' })),
    details: Type.Record(Type.String(), Type.String()),
  }),
}

export type MessageName = keyof typeof messages
export type Message<Name extends MessageName = MessageName> = Static<(typeof messages)[Name]>

/** The services that have a queue of their own. */
export const receivers = ['chat', 'orders', 'catalogue'] as const
export type Receiver = (typeof receivers)[number]
