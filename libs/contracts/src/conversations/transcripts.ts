import Type, { type Static } from 'typebox'

/** Messages of the conversation behind an order or a ticket, oldest first; empty after their retention. */
export const Transcript = Type.Object({
  /** Absent when the chat does not know it any more. */
  conversationId: Type.Optional(Type.String()),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      seq: Type.Integer(),
      isFromVisitor: Type.Boolean(),
      content: Type.String(),
      /** Amount of a PIX card, in reais. */
      pixAmount: Type.Union([Type.Number(), Type.Null()]),
      /** The staff member who wrote it; absent for the assistant. */
      author: Type.Optional(Type.String()),
      createdAt: Type.String(),
    }),
  ),
  /** Older messages exist. */
  hasMore: Type.Boolean(),
})
export type Transcript = Static<typeof Transcript>

const querystring = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
)

/** Pages of 100 messages; `before` is the lowest seq received. */
export const showTranscript = {
  method: 'GET',
  url: '/api/transcripts/:orderId',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    params: Type.Object({ orderId: Type.String({ format: 'uuid' }) }),
    querystring,
    response: { 200: Transcript },
  },
} as const
/** Shows the conversation of a ticket. */
export const showTicketTranscript = {
  method: 'GET',
  url: '/api/transcripts/tickets/:ticketId',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    params: Type.Object({ ticketId: Type.String({ format: 'uuid' }) }),
    querystring,
    response: { 200: Transcript },
  },
} as const
/** Shows a conversation by its own id. */
export const showConversationTranscript = {
  method: 'GET',
  url: '/api/transcripts/conversations/:conversationId',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    params: Type.Object({ conversationId: Type.String({ format: 'uuid' }) }),
    querystring,
    response: { 200: Transcript },
  },
} as const
