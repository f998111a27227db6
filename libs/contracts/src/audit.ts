import Type, { type Static } from 'typebox'
import type { AnyOrderActionName } from './orders/order-actions.ts'
import { withoutNul } from './without-nul.ts'

/** Staff actions recorded in the audit: decisions about an order, and all others. */
export type AuditAction =
  | AnyOrderActionName
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-refused'
  | 'password-changed'
  | 'access-renewed'
  | 'member-added'
  | 'member-deactivated'
  | 'role-changed'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'second-step-added'
  | 'second-step-removed'
  | 'recovery-code-used'
  | 'identity-not-confirmed'
  | 'exported-orders'
  | 'exported-payments'
  | 'ticket-moved'
  | 'ticket-replied'
  | 'ticket-assigned'
  | 'canned-reply-saved'
  | 'canned-reply-deleted'
  | 'conversation-taken-over'
  | 'conversation-answered'
  | 'conversation-given-back'
  | 'conversation-exported'
  | 'conversation-forgotten'
  | 'access-records-read'
  | 'margin-saved'
  | 'package-saved'
  | 'package-withdrawn'
  | 'tier-saved'
  | 'service-changed'
  | 'coupon-added'
  | 'coupon-changed'
  | 'alert-channel-added'
  | 'alert-channel-switched'
  | 'alert-channel-removed'
  | 'alert-settings-saved'
  | 'supplier-added'
  | 'supplier-changed'
  | 'supplier-price-accepted'
  | 'routes-saved'
  | 'try-message-again'

/** An action of a staff member. `action` is a code, possibly of a later release; `details` holds further facts as text. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()]),
  details: Type.Record(Type.String(), Type.String()),
})
export type AuditEntry = Static<typeof AuditEntry>

/** Newest first, at most 500; `before` is the id of the last one seen. */
export const ListAuditQuery = Type.Object(
  {
    action: Type.Optional(Type.String({ pattern: '^[a-z-]{1,60}$' })),
    /** Matches the start of a username or order id, or a part of a reason. */
    search: Type.Optional(Type.String({ maxLength: 200, pattern: withoutNul })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
export type ListAuditQuery = Static<typeof ListAuditQuery>

export const listAudit = {
  method: 'GET',
  url: '/api/audit',
  access: { roles: ['owner', 'finance'] },
  schema: { querystring: ListAuditQuery, response: { 200: Type.Array(AuditEntry) } },
} as const
