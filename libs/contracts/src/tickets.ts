import Type, { type Static } from 'typebox'

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export const TicketStatus = Type.Enum(ticketStatuses)
export type TicketStatus = (typeof ticketStatuses)[number]

export const Ticket = Type.Object({
  id: Type.String(),
  description: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
  status: TicketStatus,
  createdAt: Type.String(),
})
export type Ticket = Static<typeof Ticket>

export const ListTicketsQuery = Type.Object(
  {
    status: Type.Optional(TicketStatus),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    before: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

export const listTickets = {
  method: 'GET',
  url: '/api/tickets',
  schema: { querystring: ListTicketsQuery, response: { 200: Type.Array(Ticket) } },
} as const
export const moveTicket = {
  method: 'PATCH',
  url: '/api/tickets/:id',
  schema: {
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: Type.Object({ status: TicketStatus }, { additionalProperties: false }),
    response: { 200: Ticket },
  },
} as const
