import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { PixPayment } from '@smm/contracts/chat'
import type { Coupon } from '@smm/contracts/orders/coupons'
import type { MessagePart } from '@smm/contracts/message-parts'
import type { PaymentReviewReason } from '@smm/contracts/messages'
import type { OrderView } from '@smm/contracts/orders/order-view'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import type { PublishedProduct } from '@smm/contracts/prices/price-book'
import type { WithdrawalState } from '@smm/assistant/next-turn'
import type { Offer, Platform, ServiceType, TierOffer } from '@smm/contracts/products'
import type { TicketKind, TicketStatus } from '@smm/contracts/tickets'
import type { MessagingTables } from '@smm/messaging/tables'
import type { FunnelTables } from './funnel/funnel-tables.ts'

type RefillState = NonNullable<OrderView['refill']>['state']
type Json<Value> = ColumnType<Value, string, string>

/** A visitor's session and the assistant's state, which is null before the first turn. */
type ConversationsTable = {
  id: string
  sessionHash: string
  /** Sequence number of the newest message. It never decreases, not even when a reset deletes the messages. */
  lastSeq: Generated<number>
  hasOrders: Generated<boolean>
  state: ColumnType<unknown, string | undefined, string>
  /** The member of staff who answers in the assistant's place until then. */
  heldBy: ColumnType<string | null, string | null | undefined>
  heldUntil: ColumnType<Date | null, Date | null | undefined>
  createdAt: Generated<Date>
  lastSeenAt: Generated<Date>
}

/** A further browser of a conversation, which came with an invitation. */
type InvitedSessionsTable = {
  sessionHash: string
  conversationId: string
  invitationId: string
  createdAt: Generated<Date>
}

export type MessageKind = 'visitor_message' | 'chat_response' | 'pix_payment' | 'chat_reset_confirmed'

type MessagesTable = {
  id: string
  conversationId: string
  seq: number
  kind: MessageKind
  content: string
  pixPayment: Json<PixPayment | null>
  suggestions: Json<string[] | null>
  parts: ColumnType<MessagePart[] | null, string | null | undefined, string>
  /** The id that the visitor's browser gave to its message. */
  clientId: string | null
  createdAt: Date
}

/** Messages that a reset deleted for the visitor and that the staff still reads, because of an order. */
type KeptMessagesTable = Omit<MessagesTable, 'suggestions' | 'parts' | 'clientId'>

/** `requested` until orders has answered with a charge or a refusal. */
type ChatOrderStatus = 'requested' | 'refused' | OrderStatus

/** The chat's replica of its orders. The orders service owns them. */
export type ChatOrdersTable = {
  orderId: string
  conversationId: string
  platform: Platform
  serviceType: ServiceType
  /** Null: the standard one. */
  tier: ColumnType<string | null, string | null | undefined>
  quantity: number
  link: string
  /** Less the discount of the coupon. */
  amountCents: number
  discountCents: Generated<number>
  couponCode: ColumnType<string | null, string | null | undefined>
  /** Shared by orders that were requested under one charge. */
  cartId: ColumnType<string | null, string | null | undefined>
  status: ChatOrderStatus
  version: Generated<number>
  remains: number | null
  /** Signed into the link of the order's page. */
  linkVersion: Generated<number>
  /** A cancellation request is unanswered: its answer notifies the visitor, not the change of status. */
  isCancelAsked: Generated<boolean>
  pixCode: string | null
  pixDueAt: Date | null
  paidAt: Date | null
  /** A paid order is held until then. */
  sendsAt: Date | null
  sentAt: Date | null
  /** The supplier has begun. */
  startedAt: Date | null
  completedAt: Date | null
  cancelledAt: Date | null
  /** The supplier was asked to stop. */
  isStopping: Generated<boolean>
  /** The last refill that was asked for. */
  refillAskedAt: Date | null
  refillState: RefillState | null
  /** Refunds announced so far, and refunds done. */
  refundNotedCents: Generated<number>
  refundedCents: Generated<number>
  /** Why a payment is in manual review, until it pays the order or is refunded. */
  reviewReason: PaymentReviewReason | null
  /** How the visitor's withdrawal from the purchase stands. */
  withdrawal: WithdrawalState | null
  createdAt: Generated<Date>
  changedAt: Generated<Date>
}

export type TicketsTable = {
  id: string
  conversationId: string
  /** The order it is about, if known. */
  orderId: ColumnType<string | null, string | null | undefined>
  description: string
  link: string | null
  status: Generated<TicketStatus>
  kind: Generated<TicketKind>
  /** A request about personal data is answered by then. */
  dueAt: ColumnType<Date | null, Date | string | null | undefined>
  /** The username of the member who has it. */
  assignee: ColumnType<string | null, string | null | undefined>
  /** While it is open: since it was opened, or since its visitor wrote again. */
  waitingSince: Generated<Date>
  createdAt: Generated<Date>
}

/** A message of a member who holds the conversation. Its id is that of the visitor's message that shows it. */
type StaffMessagesTable = {
  id: string
  conversationId: string
  author: string
  text: string
  createdAt: Generated<Date>
}

/** A text that staff send often. */
type CannedRepliesTable = { id: string; title: string; text: string; changedAt: Generated<Date> }

/** A reply of the staff. Its id is that of the visitor's message that shows it. */
type TicketRepliesTable = {
  id: string
  ticketId: string
  text: string
  author: string
  createdAt: Generated<Date>
}

/** Conversations that were deleted for their visitors: a restored copy of one is deleted again. */
type ForgottenConversationsTable = { conversationId: string; forgottenAt: Generated<Date> }

/** Kept for six months by law, longer than a conversation that is deleted. */
type AccessRecordsTable = {
  id: Generated<number>
  conversationId: string
  address: string
  at: Generated<Date>
}

type CatalogueCopyTable = {
  id: 1
  version: number
  offers: Json<Offer[]>
  /** Null until a first price book comes; it has a version of its own. */
  book: ColumnType<PublishedProduct[] | null, string | undefined, string>
  bookVersion: Generated<number>
  /** Null until a first list comes; it has a version of its own. */
  coupons: ColumnType<Coupon[] | null, string | undefined, string>
  couponsVersion: Generated<number>
  /** Null until a shop has another tier than the standard one; it has a version of its own. */
  tierOffers: ColumnType<TierOffer[] | null, string | undefined, string>
  tiersVersion: Generated<number>
}

type EndedStaffSessionsTable = { sessionId: string; expiresAt: Date }

export type Tables = MessagingTables &
  FunnelTables & {
    conversations: ConversationsTable
    invitedSessions: InvitedSessionsTable
    messages: MessagesTable
    keptMessages: KeptMessagesTable
    chatOrders: ChatOrdersTable
    tickets: TicketsTable
    ticketReplies: TicketRepliesTable
    staffMessages: StaffMessagesTable
    cannedReplies: CannedRepliesTable
    forgottenConversations: ForgottenConversationsTable
    accessRecords: AccessRecordsTable
    catalogueCopy: CatalogueCopyTable
    endedStaffSessions: EndedStaffSessionsTable
  }

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
