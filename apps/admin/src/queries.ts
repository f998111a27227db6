import {
  infiniteQueryOptions,
  QueryCache,
  QueryClient,
  MutationCache,
  queryOptions,
} from '@tanstack/react-query'
import { listMargins } from '@smm/contracts/margins'
import { getOrder, listReviews } from '@smm/contracts/order-details'
import { listOrders, type OrderStatus } from '@smm/contracts/orders'
import { listPayments, paymentStats } from '@smm/contracts/payments'
import { listServices } from '@smm/contracts/services'
import { type AuthState, checkSession } from '@smm/contracts/staff'
import { listTickets, type TicketStatus } from '@smm/contracts/tickets'
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

export const ordersQuery = (status?: OrderStatus) =>
  infiniteQueryOptions({
    queryKey: ['orders', status ?? 'all'],
    queryFn: ({ pageParam: before }) =>
      orElse('Failed to fetch orders', call(listOrders, { query: { status, before } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < longestList ? undefined : page.at(-1)?.createdAt),
  })

/** One order as it stands now: looked at again whenever it is opened. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => orElse('Failed to fetch order', call(getOrder, { params: { id } })),
    gcTime: 0,
  })

export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => orElse('Failed to fetch reviews', call(listReviews)),
})

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: () => orElse('Failed to fetch payments', call(listPayments)),
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

export const ticketsQuery = (status?: TicketStatus) =>
  infiniteQueryOptions({
    queryKey: ['tickets', status ?? 'all'],
    queryFn: ({ pageParam: before }) =>
      orElse('Failed to fetch tickets', call(listTickets, { query: { status, before } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < longestList ? undefined : page.at(-1)?.createdAt),
  })
