import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getOrder } from '@smm/contracts/orders/order-details'
import { listReviews } from '@smm/contracts/orders/reviews'
import { listOrders, type OrderFilter, showOrderTotals } from '@smm/contracts/orders/orders'
import { call } from '../call.ts'
import { firstPageCursor, nextPageCursor, withMessage } from '../queries.ts'

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

export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => withMessage('Failed to fetch reviews', call(listReviews)),
})
