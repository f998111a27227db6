import type { ColumnType, Generated } from 'kysely'
import type { PixPayment } from '@smm/contracts/chat'
import type { ReviewReason } from '@smm/contracts/messages'
import type { OrderStatus } from '@smm/contracts/orders'
import type { Offer, Platform, ServiceType } from '@smm/contracts/products'
import type { TicketStatus } from '@smm/contracts/tickets'
import type { MessagingTables } from '@smm/messaging/tables'

type Json<Value> = ColumnType<Value, string, string>

/** A visitor's session and what the assistant remembers of the talk. `state` is null before the first turn. */
export type ConversationsTable = {
  id: string
  sessionHash: string
  /** Number of the newest message; it never goes back, not even when the messages are wiped. */
  lastSeq: Generated<number>
  hasOrders: Generated<boolean>
  state: ColumnType<unknown, string | undefined, string>
  createdAt: Generated<Date>
  lastSeenAt: Generated<Date>
}

export type MessageKind = 'visitor_message' | 'chat_response' | 'pix_payment' | 'chat_reset_confirmed'

export type MessagesTable = {
  id: string
  conversationId: string
  seq: number
  kind: MessageKind
  content: string
  pixPayment: Json<PixPayment | null>
  suggestions: Json<string[] | null>
  /** The id the visitor's browser gave to what it sent. */
  clientId: string | null
  createdAt: Date
}

/** What a visitor wiped of a talk that an order came from, for the staff. */
export type KeptMessagesTable = Omit<MessagesTable, 'suggestions' | 'clientId'>

/** `requested` until orders has answered with a charge or a refusal. */
export type ChatOrderStatus = 'requested' | 'refused' | OrderStatus

/** What the chat knows of the orders placed in it. The truth is with the orders service. */
export type ChatOrdersTable = {
  orderId: string
  conversationId: string
  platform: Platform
  serviceType: ServiceType
  quantity: number
  link: string
  amountCents: number
  status: ChatOrderStatus
  version: Generated<number>
  remains: number | null
  /** The visitor asked to cancel and waits for the answer: the answer tells, not the change of status. */
  isCancelAsked: Generated<boolean>
  pixCode: string | null
  pixDueAt: Date | null
  paidAt: Date | null
  completedAt: Date | null
  /** Of its money, what was said to go back so far, and what went. */
  refundNotedCents: Generated<number>
  refundedCents: Generated<number>
  /** Why money of the visitor waits for the team, from then on until it pays the order or goes back. */
  reviewReason: ReviewReason | null
  createdAt: Generated<Date>
  changedAt: Generated<Date>
}

export type TicketsTable = {
  id: string
  conversationId: string
  /** The order it is about, where that is known. */
  orderId: ColumnType<string | null, string | null | undefined>
  description: string
  link: string | null
  status: Generated<TicketStatus>
  createdAt: Generated<Date>
}

/** What the staff answered. Its id is that of the message that brought it to the visitor. */
export type TicketRepliesTable = {
  id: string
  ticketId: string
  text: string
  author: string
  createdAt: Generated<Date>
}

export type CatalogueCopyTable = { id: 1; version: number; offers: Json<Offer[]> }

export type EndedStaffSessionsTable = { sessionId: string; expiresAt: Date }

export type Tables = MessagingTables & {
  conversations: ConversationsTable
  messages: MessagesTable
  keptMessages: KeptMessagesTable
  chatOrders: ChatOrdersTable
  tickets: TicketsTable
  ticketReplies: TicketRepliesTable
  catalogueCopy: CatalogueCopyTable
  endedStaffSessions: EndedStaffSessionsTable
}
