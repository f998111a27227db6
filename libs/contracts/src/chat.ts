import Type, { type Static } from 'typebox'
import { CouponUse } from './orders/coupons.ts'
import { VisitOrigin } from './conversion.ts'
import { ChatAction, type MessagePart } from './message-parts.ts'
import { maxMessageLength } from './pages.ts'

/** Largest frame the chat accepts, in bytes. */
export const maxFrameBytes = 16 * 1024
/** WebSocket close codes after which the client reconnects. */
export const closeCodes = { restarting: 1012, slowReader: 4008, tooManyMessages: 4029 } as const

const FrameId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

export const ChatMessageFrame = Type.Object({
  id: FrameId,
  type: Type.Literal('chat_message'),
  content: Type.String({ maxLength: maxMessageLength }),
  timestamp: Type.Optional(Type.Number()),
  /** Of a tapped button. `content` says the same in words, for a chat that does not know it. */
  action: Type.Optional(ChatAction),
  /** Where this visit began. Stored only from a conversation's first message: later visits are not recorded. */
  origin: Type.Optional(VisitOrigin),
})
const ResetChatFrame = Type.Object({
  id: FrameId,
  type: Type.Literal('reset_chat'),
  content: Type.Optional(Type.String({ maxLength: maxMessageLength })),
  timestamp: Type.Optional(Type.Number()),
})
const PingFrame = Type.Object({
  id: Type.Optional(FrameId),
  type: Type.Literal('ping'),
  content: Type.Optional(Type.String({ maxLength: maxMessageLength })),
  timestamp: Type.Optional(Type.Number()),
})

/** A frame from the visitor's browser. */
export const VisitorFrame = Type.Union([ChatMessageFrame, ResetChatFrame, PingFrame])
export type VisitorFrame = Static<typeof VisitorFrame>
export type ChatMessageFrame = Static<typeof ChatMessageFrame>

/** The PIX card. `amount` is in reais; `dueDate` is ISO 8601 in UTC. `orderId` is the first of its orders. */
export const PixPayment = Type.Object({
  orderId: Type.String(),
  /** The orders that the charge covers, as in the cart: '500 seguidores no Instagram para …'. */
  orders: Type.Optional(
    Type.Array(Type.Object({ orderId: Type.String(), amount: Type.Number(), description: Type.String() })),
  ),
  amount: Type.Number(),
  /** Taken off already. */
  coupon: Type.Optional(CouponUse),
  dueDate: Type.String(),
  qrCodeImageUrl: Type.String(),
  pixCode: Type.String(),
})
export type PixPayment = Static<typeof PixPayment>

export type RefusedFrameCode =
  'INVALID_FRAME' | 'EMPTY_MESSAGE' | 'TOO_LONG' | 'TOO_MANY_MESSAGES' | 'TRY_AGAIN'

/**
 * The frames that the chat sends. `message_ack`, `message_refused`, `visitor_message`, `suggestions`, `parts` and `seq` are
 * additions that a client may ignore: the acknowledgement says that the message is stored; a `visitor_message` is what the
 * same visitor wrote in another tab; suggestions are quick replies, which a tap sends as if typed; parts draw what the
 * content says in words. `seq` is the place of a stored
 * message in its conversation (1, 2, 3 …): an acknowledgement may come before the news that stand before its message, so
 * the place, not the time of arrival, is the order to show. `isUnanswered`: no answer comes with it, a person has the
 * conversation.
 */
export type ServerFrame = { id: string; timestamp: number } & (
  | {
      type: 'chat_response'
      content: string
      seq?: number
      sessionId?: string
      suggestions?: string[]
      parts?: MessagePart[]
    }
  | { type: 'pix_payment'; content: string; seq?: number; sessionId?: string; pixPayment: PixPayment }
  | { type: 'visitor_message'; content: string; seq?: number; sessionId?: string }
  | { type: 'chat_reset_confirmed'; content: string; seq?: number; sessionId?: string }
  | { type: 'pong' }
  | { type: 'message_ack'; seq?: number; isUnanswered?: boolean }
  | { type: 'message_refused'; code: RefusedFrameCode; content: string }
)
