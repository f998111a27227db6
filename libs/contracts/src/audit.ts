import Type, { type Static } from 'typebox'

/** Something that a member of the staff did. `action` is a code; `details` what else is known of it, as text. */
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
    /** The beginning of a name or of an order's id, or a part of a reason. */
    search: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
export type ListAuditQuery = Static<typeof ListAuditQuery>

export const listAudit = {
  method: 'GET',
  url: '/api/audit',
  schema: { querystring: ListAuditQuery, response: { 200: Type.Array(AuditEntry) } },
} as const
