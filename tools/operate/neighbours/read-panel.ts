import { signIn } from '../../journeys/actors/panel-api.ts'
import { queryDatabase } from '../../storm/facts/query-database.ts'
import type { startMixed } from './start-mixed.ts'

export const panelLists = [
  '/api/orders',
  '/api/payments',
  '/api/payments/stats',
  '/api/services',
  '/api/margins',
  '/api/tickets',
  '/api/packages/versions',
  '/api/coupons',
  '/api/suppliers',
  '/api/suppliers/routes',
]

/** Requests these lists of the panel; resolves with the statuses and the number of dead letters. */
export async function readPanel(product: Awaited<ReturnType<typeof startMixed>>, lists: string[]) {
  const { url, databaseUrl } = product
  const cookie = await signIn(product)
  const statuses = await Promise.all(
    ['/', '/precos', '/admin09', ...lists].map(
      async (path) => (await fetch(url + path, { headers: { cookie } })).status,
    ),
  )
  const counts = await Promise.all(
    ['CHAT', 'ORDERS', 'CATALOGUE'].map((name) =>
      queryDatabase<{ count: number }>(databaseUrl(name), 'SELECT count(*)::int AS count FROM dead_letters'),
    ),
  )
  return {
    answers: statuses.join(' '),
    deadLetters: counts.reduce((sum, [row]) => sum + row!.count, 0),
  }
}
