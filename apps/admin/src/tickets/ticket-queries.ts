import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listTickets, showTicket, type TicketFilter } from '@smm/contracts/tickets'
import { call } from '../call.ts'
import { firstPageCursor, nextPageCursor, withMessage } from '../queries.ts'

export const ticketsQuery = (filter: TicketFilter) =>
  infiniteQueryOptions({
    queryKey: ['tickets', filter],
    queryFn: ({ pageParam }) =>
      withMessage('Failed to fetch tickets', call(listTickets, { query: { ...filter, ...pageParam } })),
    initialPageParam: firstPageCursor,
    getNextPageParam: nextPageCursor,
  })

/** One ticket; not cached. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['ticket', id],
    queryFn: () => withMessage('Failed to fetch ticket', call(showTicket, { params: { id } })),
    gcTime: 0,
  })
