import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listAudit } from '@smm/contracts/audit'
import { listConversations, type ListConversationsQuery } from '@smm/contracts/conversations/conversations'
import { listMargins } from '@smm/contracts/prices/margins'
import { getOrder, listReviews } from '@smm/contracts/orders/order-details'
import { listOrders, type OrderFilter, showOrderTotals } from '@smm/contracts/orders/orders'
import { listPayments, type ListPaymentsQuery, paymentStats, showRevenue } from '@smm/contracts/payments'
import { listServices } from '@smm/contracts/services'
import { checkSession } from '@smm/contracts/staff'
import { listTickets, showTicket, type TicketFilter } from '@smm/contracts/tickets'
import {
  showConversationTranscript,
  showTicketTranscript,
  showTranscript,
} from '@smm/contracts/conversations/transcripts'
import { call } from './call.ts'

// The server's limit for one page.
const pageSize = 500

async function withMessage<T>(message: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw new Error(message, { cause })
  }
}

export const authQuery = queryOptions({
  queryKey: ['auth'],
  queryFn: () => withMessage('Failed to check auth', call(checkSession)),
})

const firstPageCursor: { before?: string; beforeId?: string } = {}
const nextPageCursor = (page: Array<{ id: string; createdAt: string }>) => {
  const last = page.length < pageSize ? undefined : page.at(-1)
  return last && { before: last.createdAt, beforeId: last.id }
}

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', filter],
    queryFn: ({ pageParam }) =>
      withMessage('Failed to fetch orders', call(listOrders, { query: { ...filter, ...pageParam } })),
    initialPageParam: firstPageCursor,
    getNextPageParam: nextPageCursor,
  })

export const orderTotalsQuery = (filter: OrderFilter) =>
  queryOptions({
    queryKey: ['orders', 'totals', filter],
    queryFn: () => withMessage('Failed to fetch order totals', call(showOrderTotals, { query: filter })),
  })

/** One order; not cached, because a decision needs its current version. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => withMessage('Failed to fetch order', call(getOrder, { params: { id } })),
    gcTime: 0,
  })

export type TranscriptOrigin = { orderId: string } | { ticketId: string } | { conversationId: string }

function readTranscript(origin: TranscriptOrigin, query: { before?: number }) {
  if ('orderId' in origin) return call(showTranscript, { params: origin, query })
  if ('ticketId' in origin) return call(showTicketTranscript, { params: origin, query })
  return call(showConversationTranscript, { params: origin, query })
}

/** Pages of a conversation, the newest messages first. */
export const transcriptQuery = (origin: TranscriptOrigin) =>
  infiniteQueryOptions({
    queryKey: ['transcript', origin],
    queryFn: ({ pageParam: before }) =>
      withMessage('Failed to fetch transcript', readTranscript(origin, { before })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages[0]?.seq : undefined),
    gcTime: 0,
  })

const auditPageSize = 100

export const auditQuery = ({ action, search }: { action?: string; search?: string }) =>
  infiniteQueryOptions({
    queryKey: ['audit', action ?? 'all', search ?? ''],
    queryFn: ({ pageParam: before }) =>
      withMessage(
        'Failed to fetch audit',
        call(listAudit, { query: { action, search, before, limit: auditPageSize } }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < auditPageSize ? undefined : page.at(-1)?.id),
  })

export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => withMessage('Failed to fetch reviews', call(listReviews)),
})

export const paymentsQuery = (query: ListPaymentsQuery) =>
  queryOptions({
    queryKey: ['payments', query],
    queryFn: () => withMessage('Failed to fetch payments', call(listPayments, { query })),
  })

export const revenueQuery = queryOptions({
  queryKey: ['revenue'],
  queryFn: () => withMessage('Failed to fetch revenue', call(showRevenue)),
})

export const paymentStatsQuery = queryOptions({
  queryKey: ['payment-stats'],
  queryFn: () => withMessage('Failed to fetch payment stats', call(paymentStats)),
})

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => withMessage('Failed to fetch services', call(listServices)),
})

export const marginsQuery = queryOptions({
  queryKey: ['margins'],
  queryFn: () => withMessage('Failed to fetch margins', call(listMargins)),
})

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

const conversationsPageSize = 50

export const conversationsQuery = (filter: Pick<ListConversationsQuery, 'state' | 'search'>) =>
  infiniteQueryOptions({
    queryKey: ['conversations', filter],
    queryFn: ({ pageParam }) =>
      withMessage(
        'Failed to fetch conversations',
        call(listConversations, { query: { ...filter, ...pageParam, limit: conversationsPageSize } }),
      ),
    initialPageParam: firstPageCursor,
    getNextPageParam: (page) => {
      const last = page.length < conversationsPageSize ? undefined : page.at(-1)
      return last && { before: last.lastSeenAt, beforeId: last.id }
    },
  })
