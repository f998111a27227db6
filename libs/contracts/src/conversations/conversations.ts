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

/** `waiting`: a person owes an answer, to the visitor or to a ticket; `held`: a member of staff has it. */
export const conversationStates = ['waiting', 'held'] as const

/** A conversation in the list of the staff. `excerpt` is the beginning of its newest message. */
export const ListedConversation = Type.Object({
  id: Type.String(),
  lastSeenAt: Type.String(),
  excerpt: Type.String(),
  /** The beginning of the visitor's last message; absent once the visitor has reset the chat. */
  words: Type.Optional(Type.String()),
  /** The member who answers in the assistant's place. */
  holder: Type.Optional(Type.String()),
  /** A person owes an answer since then. */
  waitingSince: Type.Optional(Type.String()),
})
export type ListedConversation = Static<typeof ListedConversation>

/**
 * Keyset pagination, the last seen first: `before` and `beforeId` are lastSeenAt and id of the last conversation received.
 * `search` is the beginning of the id of a conversation, or of one of its orders or tickets; no other text finds any.
 */
export const ListConversationsQuery = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: 300 })),
    state: Type.Optional(Type.Enum(conversationStates)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    before: Type.Optional(Type.String()),
    beforeId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
)
export type ListConversationsQuery = Static<typeof ListConversationsQuery>

export const listConversations = {
  method: 'GET',
  url: '/api/conversations',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: { querystring: ListConversationsQuery, response: { 200: Type.Array(ListedConversation) } },
} as const
