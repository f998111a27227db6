import Type, { type Static } from 'typebox'
import { continueConversationUrl } from '../orders/order-link.ts'

/**
 * Exchanges an invitation for the chat's own cookie: the conversation continues in this browser. CONFLICT, and the invitation
 * stays good, where the browser has another conversation that `replace` does not give up.
 */
export const continueConversation = {
  method: 'POST',
  url: continueConversationUrl,
  schema: {
    body: Type.Object(
      { invitation: Type.String({ maxLength: 500 }), replace: Type.Optional(Type.Boolean()) },
      { additionalProperties: false },
    ),
    response: { 200: Type.Object({ ok: Type.Boolean() }) },
  },
} as const

/** A conversation as staff find it. `excerpt` is the beginning of its newest message. */
export const FoundConversation = Type.Object({
  id: Type.String(),
  lastSeenAt: Type.String(),
  excerpt: Type.String(),
})
export type FoundConversation = Static<typeof FoundConversation>

/** Conversations whose id starts with the search, or that of one of their orders or tickets; at most ten. */
export const findConversations = {
  method: 'GET',
  url: '/api/conversations',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    querystring: Type.Object({ search: Type.String({ maxLength: 300 }) }, { additionalProperties: false }),
    response: { 200: Type.Array(FoundConversation) },
  },
} as const
