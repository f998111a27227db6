/** @jest-environment jsdom */
import type { QueryClient } from '@tanstack/react-query'
import { auditQuery } from './audit/audit-query.ts'
import { authQuery } from './queries.ts'
import { marginsQuery } from './margins/margins-query.ts'
import { ordersQuery } from './orders/order-queries.ts'
import { paymentsQuery, paymentStatsQuery, revenueQuery } from './payments/payment-queries.ts'
import { servicesQuery } from './catalogue/services-query.ts'
import { ticketsQuery } from './tickets/ticket-queries.ts'
import { transcriptQuery } from './conversation/conversation-queries.ts'
import { createQueryClient } from './query-client.ts'

const client = createQueryClient()
beforeEach(() => {
  globalThis.fetch = (async () => ({
    ok: false,
    status: 503,
    statusText: '',
    text: async () => 'down',
  })) as unknown as typeof fetch
})

it.each([
  ['Failed to fetch orders', () => client.fetchInfiniteQuery(ordersQuery({}))],
  ['Failed to fetch payments', () => client.fetchQuery(paymentsQuery({}))],
  ['Failed to fetch payment stats', () => client.fetchQuery(paymentStatsQuery)],
  ['Failed to fetch services', () => client.fetchQuery(servicesQuery)],
  ['Failed to fetch margins', () => client.fetchQuery(marginsQuery)],
  ['Failed to fetch tickets', () => client.fetchInfiniteQuery(ticketsQuery({}))],
  ['Failed to fetch revenue', () => client.fetchQuery(revenueQuery)],
  ['Failed to fetch audit', () => client.fetchInfiniteQuery(auditQuery({}))],
  ['Failed to fetch transcript', () => client.fetchInfiniteQuery(transcriptQuery({ orderId: '1' }))],
  ['Failed to check auth', () => client.fetchQuery(authQuery)],
])('a failing query throws %j without a retry', async (message, read) => {
  await expect(read()).rejects.toMatchObject({ message, cause: { message: '503: down' } })
})

it.each([
  [
    'orders',
    (client: QueryClient) => client.fetchInfiniteQuery({ ...ordersQuery({ status: 'paid' }), pages: 3 }),
  ],
  [
    'tickets',
    (client: QueryClient) => client.fetchInfiniteQuery({ ...ticketsQuery({ status: 'open' }), pages: 3 }),
  ],
])('a full page of %s is followed by the rows older than its last one', async (_list, read) => {
  const requests: string[] = []
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: String(index), createdAt: `at ${index}` }))
  globalThis.fetch = (async (url: string) => {
    requests.push(url)
    return { ok: true, json: async () => (requests.length === 1 ? rows : rows.slice(0, 3)) }
  }) as unknown as typeof fetch
  const { pages } = await read(createQueryClient())
  expect(pages.map((page) => page.length)).toEqual([500, 3])
  expect(requests).toEqual([requests[0], `${requests[0]}&before=at+499&beforeId=499`])
})
