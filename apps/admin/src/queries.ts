import {
  infiniteQueryOptions,
  QueryCache,
  QueryClient,
  MutationCache,
  queryOptions,
} from '@tanstack/react-query'
import { listAudit } from '@smm/contracts/audit'
import { listMargins } from '@smm/contracts/margins'
import { getOrder, listReviews } from '@smm/contracts/order-details'
import { listOrders, type OrderFilter } from '@smm/contracts/orders'
import { listPayments, type ListPaymentsQuery, paymentStats, showRevenue } from '@smm/contracts/payments'
import { listServices } from '@smm/contracts/services'
import { type AuthState, checkSession } from '@smm/contracts/staff'
import { listTickets, showTicket, type TicketFilter } from '@smm/contracts/tickets'
import { showTicketTranscript, showTranscript } from '@smm/contracts/transcripts'
import { call, CallFailed } from './call.ts'

// The most that a list answers at once.
const longestList = 500

/** What is read stays until somebody asks for it anew: nothing is fetched behind the administrator's back. */
export function createQueryClient(): QueryClient {
  const signOutOn401 = (error: unknown) => {
    const cause = error instanceof Error && error.cause ? error.cause : error
    if (cause instanceof CallFailed && cause.status === 401) {
      client.setQueryData<AuthState>(authQuery.queryKey, { authenticated: false })
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: signOutOn401 }),
    mutationCache: new MutationCache({
      onError: signOutOn401,
      // Whatever was done may have settled something.
      onSuccess: () => client.invalidateQueries({ queryKey: ['attention'] }),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

async function orElse<T>(message: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw new Error(message, { cause })
  }
}

export const authQuery = queryOptions({
  queryKey: ['auth'],
  queryFn: () => orElse('Failed to check auth', call(checkSession)),
})

const fromTheNewest: { before?: string; beforeId?: string } = {}
const afterPage = (page: Array<{ id: string; createdAt: string }>) => {
  const last = page.length < longestList ? undefined : page.at(-1)
  return last && { before: last.createdAt, beforeId: last.id }
}

export const ordersQuery = ({ status, search }: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', status ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      orElse('Failed to fetch orders', call(listOrders, { query: { status, search, ...pageParam } })),
    initialPageParam: fromTheNewest,
    getNextPageParam: afterPage,
  })

/** One order as it stands now: looked at again whenever it is opened. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => orElse('Failed to fetch order', call(getOrder, { params: { id } })),
    gcTime: 0,
  })

/** What a conversation belongs to. */
export type TranscriptOrigin = { orderId: string } | { ticketId: string }

const readTranscript = (origin: TranscriptOrigin, query: { before?: number }) =>
  'orderId' in origin
    ? call(showTranscript, { params: origin, query })
    : call(showTicketTranscript, { params: origin, query })

/** The newest messages, then the ones before them. */
export const transcriptQuery = (origin: TranscriptOrigin) =>
  infiniteQueryOptions({
    queryKey: ['transcript', origin],
    queryFn: ({ pageParam: before }) =>
      orElse('Failed to fetch transcript', readTranscript(origin, { before })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages[0]?.seq : undefined),
    gcTime: 0,
  })

const auditPage = 100

export const auditQuery = ({ action, search }: { action?: string; search?: string }) =>
  infiniteQueryOptions({
    queryKey: ['audit', action ?? 'all', search ?? ''],
    queryFn: ({ pageParam: before }) =>
      orElse(
        'Failed to fetch audit',
        call(listAudit, { query: { action, search, before, limit: auditPage } }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < auditPage ? undefined : page.at(-1)?.id),
  })

export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => orElse('Failed to fetch reviews', call(listReviews)),
})

export const paymentsQuery = (query: ListPaymentsQuery) =>
  queryOptions({
    queryKey: ['payments', query],
    queryFn: () => orElse('Failed to fetch payments', call(listPayments, { query })),
  })

export const revenueQuery = queryOptions({
  queryKey: ['revenue'],
  queryFn: () => orElse('Failed to fetch revenue', call(showRevenue)),
})

export const paymentStatsQuery = queryOptions({
  queryKey: ['payment-stats'],
  queryFn: () => orElse('Failed to fetch payment stats', call(paymentStats)),
})

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => orElse('Failed to fetch services', call(listServices)),
})

export const marginsQuery = queryOptions({
  queryKey: ['margins'],
  queryFn: () => orElse('Failed to fetch margins', call(listMargins)),
})

export const ticketsQuery = ({ status, search }: TicketFilter) =>
  infiniteQueryOptions({
    queryKey: ['tickets', status ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      orElse('Failed to fetch tickets', call(listTickets, { query: { status, search, ...pageParam } })),
    initialPageParam: fromTheNewest,
    getNextPageParam: afterPage,
  })

/** One ticket as it stands now: looked at again whenever it is opened. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['ticket', id],
    queryFn: () => orElse('Failed to fetch ticket', call(showTicket, { params: { id } })),
    gcTime: 0,
  })
