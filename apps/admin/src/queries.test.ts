/** @jest-environment jsdom */
import type { QueryClient } from '@tanstack/react-query'
import {
  auditQuery,
  authQuery,
  createQueryClient,
  marginsQuery,
  ordersQuery,
  paymentsQuery,
  paymentStatsQuery,
  revenueQuery,
  servicesQuery,
  ticketsQuery,
  transcriptQuery,
} from './queries.ts'

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
])('a list that cannot be read fails with %j, once', async (message, read) => {
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
])('asks for what is older than the last row when a list of %s is full', async (_list, read) => {
  const asked: string[] = []
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: String(index), createdAt: `at ${index}` }))
  globalThis.fetch = (async (url: string) => {
    asked.push(url)
    return { ok: true, json: async () => (asked.length === 1 ? rows : rows.slice(0, 3)) }
  }) as unknown as typeof fetch
  const { pages } = await read(createQueryClient())
  expect(pages.map((page) => page.length)).toEqual([500, 3])
  expect(asked).toEqual([asked[0], `${asked[0]}&before=at+499&beforeId=499`])
})
