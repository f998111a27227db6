import { queryOptions } from '@tanstack/react-query'
import { listPayments, type ListPaymentsQuery, paymentStats, showRevenue } from '@smm/contracts/payments'
import { call } from '../call.ts'
import { withMessage } from '../queries.ts'

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
