import Type, { type Static } from 'typebox'

/** What was said in the chat that an order came from, oldest first; empty when nothing of it is kept. */
export const Transcript = Type.Object({
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      seq: Type.Integer(),
      isFromVisitor: Type.Boolean(),
      content: Type.String(),
      /** Reais of the PIX card that the message is. */
      pixAmount: Type.Union([Type.Number(), Type.Null()]),
      createdAt: Type.String(),
    }),
  ),
  /** There is more before the first of them. */
  hasMore: Type.Boolean(),
})
export type Transcript = Static<typeof Transcript>

/** The last 100 messages; `before` is the seq of the first one seen. */
export const showTranscript = {
  method: 'GET',
  url: '/api/transcripts/:orderId',
  schema: {
    params: Type.Object({ orderId: Type.String({ format: 'uuid' }) }),
    querystring: Type.Object(
      { before: Type.Optional(Type.Integer({ minimum: 1 })) },
      { additionalProperties: false },
    ),
    response: { 200: Transcript },
  },
} as const
