import Type, { type Static } from 'typebox'
import { everyRole } from './access.ts'

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export const TicketStatus = Type.Enum(ticketStatuses)
export type TicketStatus = (typeof ticketStatuses)[number]
export const ticketStatusNames: Record<TicketStatus, string> = {
  open: 'Aberto',
  in_progress: 'Em Andamento',
  resolved: 'Resolvido',
  closed: 'Fechado',
}

/** A problem, or a request about the visitor's personal data (LGPD art. 18): a copy of it, or its deletion. */
const ticketKinds = ['support', 'data-copy', 'data-deletion'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** Short form of a ticket id shown to people: the first eight characters in upper case. */
export const shownTicketId = (ticketId: string): string => ticketId.slice(0, 8).toUpperCase()

const Uuid = Type.String({ format: 'uuid' })

export const Ticket = Type.Object({
  id: Type.String(),
  description: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
  /** The order in question, where known. */
  orderId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  status: TicketStatus,
  /** `support` where it is absent. */
  kind: Type.Optional(Type.Enum(ticketKinds)),
  /** A request about personal data is answered by then. */
  dueAt: Type.Optional(Type.String()),
  /** The member who has it. */
  assignee: Type.Optional(Type.String()),
  /** An open ticket waits for an answer since then. */
  waitingSince: Type.Optional(Type.String()),
  /** Only in the details of a request about personal data. */
  conversationId: Type.Optional(Type.String()),
  createdAt: Type.String(),
})
export type Ticket = Static<typeof Ticket>

/** The signed-in member, or nobody. */
export const ticketAssignees = ['me', 'nobody'] as const
const TicketAssignee = Type.Enum(ticketAssignees)

/**
 * Keyset pagination, newest first, at most 500, with shortened descriptions: `before` and `beforeId` are createdAt and id
 * of the last ticket received.
 */
export const ListTicketsQuery = Type.Object(
  {
    status: Type.Optional(TicketStatus),
    assignee: Type.Optional(TicketAssignee),
    /** Matches a part of the id, the link or the description. */
    search: Type.Optional(Type.String({ maxLength: 300 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.String()),
    beforeId: Type.Optional(Uuid),
  },
  { additionalProperties: false },
)
export type ListTicketsQuery = Static<typeof ListTicketsQuery>
export type TicketFilter = Pick<ListTicketsQuery, 'status' | 'assignee' | 'search'>

const params = Type.Object({ id: Uuid })

export const listTickets = {
  method: 'GET',
  url: '/api/tickets',
  access: everyRole,
  schema: { querystring: ListTicketsQuery, response: { 200: Type.Array(Ticket) } },
} as const
export const showTicket = {
  method: 'GET',
  url: '/api/tickets/:id',
  access: everyRole,
  schema: { params, response: { 200: Ticket } },
} as const
/** Notifies the visitor when the status changed. */
export const moveTicket = {
  method: 'PATCH',
  url: '/api/tickets/:id',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    params,
    body: Type.Object({ status: TicketStatus }, { additionalProperties: false }),
    response: { 200: Ticket },
  },
} as const
/** Takes a ticket on, or gives it back. */
export const assignTicket = {
  method: 'POST',
  url: '/api/tickets/:id/assignee',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    params,
    body: Type.Object({ assignee: TicketAssignee }, { additionalProperties: false }),
    response: { 200: Ticket },
  },
} as const

/** Longest answer to a ticket, in UTF-16 code units. */
export const maxReplyLength = 1000

/** A reply of a staff member. */
export const TicketReply = Type.Object({
  id: Uuid,
  text: Type.String(),
  author: Type.String(),
  createdAt: Type.String(),
})
export type TicketReply = Static<typeof TicketReply>

/** Sends a reply to the visitor's chat. An open ticket is then in progress, and the author's if nobody had it. Idempotent by `id`. */
export const replyToTicket = {
  method: 'POST',
  url: '/api/tickets/:id/replies',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: {
    params,
    body: Type.Object(
      { id: Type.Optional(Uuid), text: Type.String({ minLength: 1, maxLength: maxReplyLength }) },
      { additionalProperties: false },
    ),
    response: { 200: TicketReply },
  },
} as const
