import type { MessagePart } from '@smm/contracts/message-parts'
import type { OrderView } from '@smm/contracts/orders/order-view'
import type { PaymentReviewReason } from '@smm/contracts/messages'
import { type orderStatuses } from '@smm/contracts/orders/orders'
import type { Platform, ServiceType, TieredProduct } from '@smm/contracts/products'
import type { TicketKind, TicketStatus } from '@smm/contracts/tickets'

/** An order of any stage: the goods and the page that receives them. */
export type Ordered = TieredProduct & { quantity: number; link: string }

/** Of a withdrawal from a paid order (CDC art. 49), one per order; the staff reviews those that come after delivery. */
export type WithdrawalState = 'asked' | 'under-review' | 'decided'

/** An order of this visitor, as far as the chat knows. 'requested': sent to the orders service, no PIX yet. */
export type VisitorOrder = {
  orderId: string
  platform: Platform
  serviceType: ServiceType
  /** Absent: the standard one. */
  tier?: string | null
  quantity: number
  link: string
  /** Less the discount. */
  amountCents: number
  /** Its part of a coupon. */
  discountCents?: number
  couponCode?: string | null
  status: 'requested' | 'refused' | (typeof orderStatuses)[number]
  /** Increases with every change of status. */
  version?: number
  remains: number | null
  /** Shared by orders that were requested under one charge. */
  cartId?: string | null
  createdAt: string
  /** Of the link to the order's page. */
  linkVersion?: number
  pixDueAt?: string | null
  paidAt?: string | null
  /** A paid order is held until then. */
  sendsAt?: string | null
  sentAt?: string | null
  /** The supplier has begun. */
  startedAt?: string | null
  completedAt?: string | null
  cancelledAt?: string | null
  /** The last refill that was asked for. */
  refill?: OrderView['refill'] | null
  /** The visitor's cancellation is unanswered, or was granted. */
  isCancelAsked?: boolean
  /** The supplier was asked to stop. */
  isStopping?: boolean
  pixCode?: string | null
  /** Of its money, what was said to go back so far, and what went. */
  refundNotedCents?: number
  refundedCents?: number
  /** The reason why the visitor's money waits for the team. */
  reviewReason?: PaymentReviewReason | null
  withdrawal?: WithdrawalState | null
}

/** A ticket of this visitor, as far as the chat knows. */
export type VisitorTicket = {
  ticketId: string
  orderId: string | null
  link: string | null
  status: TicketStatus
  kind?: TicketKind
  /** A request about personal data is answered by then. */
  dueAt?: string | null
  createdAt: string
  /** The staff's last answer. */
  lastReply: string | null
}

/** `parts` draw what the content says in words. */
export type Reply = { content: string; suggestions?: string[]; parts?: MessagePart[] }
