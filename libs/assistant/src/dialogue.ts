import type { ReviewReason } from '@smm/contracts/messages'
import { type orderStatuses } from '@smm/contracts/orders'
import { Platform, type Product, ServiceType } from '@smm/contracts/products'
import type { TicketStatus } from '@smm/contracts/tickets'
import Type, { type Static } from 'typebox'
import Compile from 'typebox/compile'
import { Choice } from './reader.ts'

const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const LinkKept = Type.Object({
  platform: Platform,
  kind: Type.Enum(['profile', 'post', 'reel', 'video', 'short', 'live', 'channel']),
  canonicalUrl: Type.String({ maxLength: 2048 }),
  handle: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
})

/** What is known of the order being put together. */
export const Draft = Type.Object({
  platform: OrNull(Platform),
  serviceType: OrNull(ServiceType),
  quantity: OrNull(Type.Integer()),
  choice: OrNull(Choice),
  link: OrNull(LinkKept),
  /** Written as '@name': kept beside its page, so that another network moves it there. */
  handle: OrNull(Type.String()),
})
export type Draft = Static<typeof Draft>

export const Recap = Type.Object({
  platform: Platform,
  serviceType: ServiceType,
  quantity: Type.Integer({ minimum: 1 }),
  link: Type.String(),
  quotedCents: Type.Integer({ minimum: 1 }),
})
export type Recap = Static<typeof Recap>

export const questions = [
  'link',
  'platform',
  'service',
  'quantity',
  'confirm',
  'change',
  'next-order',
  /** The link of an order made elsewhere, whose whereabouts were asked. */
  'order-link',
] as const

/** Everything the assistant remembers of a conversation. Plain JSON; a password never gets in here. */
export const DialogueState = Type.Object({
  version: Type.Literal(1),
  draft: Draft,
  /** The order the visitor was last shown in full: only a yes to it becomes an order. */
  recap: OrNull(Recap),
  asked: OrNull(Type.Enum(questions)),
  /** Quantities of the packages last listed, in their order. */
  shown: Type.Array(Type.Integer()),
  /** More orders named in one breath, taken up after this one. */
  waiting: Type.Array(Draft),
  /** The order placed last, so that 'mais 500' means the same again. */
  last: OrNull(Draft),
  ticket: OrNull(
    Type.Object({ description: Type.String(), orderId: OrNull(Type.String()), tries: Type.Integer() }),
  ),
  /** The last replies, so that none is repeated word for word. */
  said: Type.Array(Type.String()),
  /** What he said he can spend, while it is not known on what. */
  budgetCents: Type.Optional(OrNull(Type.Integer({ minimum: 0 }))),
  misses: Type.Integer(),
  /** Spoke last of something that went wrong: what he tells is of that, until he asks to buy. */
  grieves: Type.Optional(Type.Boolean()),
  /** What was said of the order in hand may be of one made before: a bare yes does not place it. */
  unsure: Type.Optional(Type.Boolean()),
})
export type DialogueState = Static<typeof DialogueState>

export const emptyDraft: Draft = {
  platform: null,
  serviceType: null,
  quantity: null,
  choice: null,
  link: null,
  handle: null,
}
/** The product of an order, once both halves of it are known. */
export const productOf = ({
  platform,
  serviceType,
}: Pick<Draft, 'platform' | 'serviceType'>): Product | null =>
  platform && serviceType ? { platform, serviceType } : null

export const emptyDialogue: DialogueState = {
  version: 1,
  draft: emptyDraft,
  recap: null,
  asked: null,
  shown: [],
  waiting: [],
  last: null,
  ticket: null,
  said: [],
  misses: 0,
}

const validState = Compile(DialogueState)

/** The stored state, or a fresh one when it is missing, damaged or of another version. */
export const readDialogue = (stored: unknown): DialogueState =>
  validState.Check(stored) ? stored : emptyDialogue

/** What the chat knows of an order of this visitor. 'requested': sent to the orders service, no PIX yet. */
export type VisitorOrder = {
  orderId: string
  platform: Platform
  serviceType: ServiceType
  quantity: number
  link: string
  amountCents: number
  status: 'requested' | 'refused' | (typeof orderStatuses)[number]
  remains: number | null
  createdAt: string
  paidAt?: string | null
  completedAt?: string | null
  pixCode?: string | null
  /** Of its money, what was said to go back so far, and what went. */
  refundNotedCents?: number
  refundedCents?: number
  /** Why money of his waits for the team. */
  reviewReason?: ReviewReason | null
}

/** What the chat knows of a ticket of this visitor. */
export type VisitorTicket = {
  ticketId: string
  orderId: string | null
  link: string | null
  status: TicketStatus
  createdAt: string
  /** What the staff answered last. */
  lastReply: string | null
}

export type Intent =
  | ({ type: 'place-order' } & Recap)
  | { type: 'open-ticket'; description: string; link: string | null; orderId?: string }
  | { type: 'add-to-ticket'; ticketId: string; description: string; link: string | null }
  | { type: 'cancel-order'; orderId: string }
  | { type: 'request-refill'; orderId: string }

export type Reply = { content: string; suggestions?: string[] }
