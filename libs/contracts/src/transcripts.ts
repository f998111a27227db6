import Type, { type Static } from 'typebox'

/** What was said in the chat that an order or a ticket came from, oldest first; empty when nothing of it is kept. */
export const Transcript = Type.Object({
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      seq: Type.Integer(),
      isFromVisitor: Type.Boolean(),
      content: Type.String(),
      /** Reais of the PIX card that the message is. */
      pixAmount: Type.Union([Type.Number(), Type.Null()]),
      /** Who of the staff wrote it, where it was not the assistant. */
      author: Type.Optional(Type.String()),
      createdAt: Type.String(),
    }),
  ),
  /** There is more before the first of them. */
  hasMore: Type.Boolean(),
})
export type Transcript = Static<typeof Transcript>

const querystring = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
)

/** The last 100 messages; `before` is the seq of the first one seen. */
export const showTranscript = {
  method: 'GET',
  url: '/api/transcripts/:orderId',
  schema: {
    params: Type.Object({ orderId: Type.String({ format: 'uuid' }) }),
    querystring,
    response: { 200: Transcript },
  },
} as const
/** The same of the chat that a ticket came from. */
export const showTicketTranscript = {
  method: 'GET',
  url: '/api/transcripts/tickets/:ticketId',
  schema: {
    params: Type.Object({ ticketId: Type.String({ format: 'uuid' }) }),
    querystring,
    response: { 200: Transcript },
  },
} as const
