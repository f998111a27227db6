import { randomUUID } from 'node:crypto'
import type { OrderSummary } from '@smm/contracts/orders/orders'
import { openForThisFile, orders } from '../testing/open-for-this-file.ts'

openForThisFile()
let cookie: string
const ask = (url: string) => orders.service.app.inject({ url, headers: { cookie } })
const linksOf = async (query: string) =>
  (await ask(`/api/orders?${query}`)).json<OrderSummary[]>().map(({ link }) => link)
const totalsOf = async (query: string) => (await ask(`/api/orders/totals?${query}`)).json()

const order = {
  quantity: 100,
  supplier: 'smm-api',
  platform: 'instagram' as const,
  serviceType: 'followers' as const,
  status: 'paid' as const,
  amountCents: 1_000,
}

beforeAll(async () => {
  cookie = await orders.signIn()
  const placed = (link: string, createdAt: string, change: Partial<typeof order> | object = {}) => ({
    ...order,
    id: randomUUID(),
    conversationId: randomUUID(),
    link,
    createdAt: new Date(createdAt),
    ...change,
  })
  await orders.db
    .insertInto('orders')
    .values([
      placed('before', '2026-01-09T23:59:59.999-03:00'),
      placed('first', '2026-01-10T00:00:00-03:00', { amountCents: 2_050 }),
      placed('views', '2026-01-10T12:00:00-03:00', { platform: 'youtube', serviceType: 'views' }),
      placed('likes', '2026-01-11T12:00:00-03:00', { serviceType: 'likes', status: 'completed' }),
      placed('last', '2026-01-11T23:59:59.999-03:00'),
      placed('after', '2026-01-12T00:00:00-03:00'),
    ])
    .execute()
})

describe('the orders of a filter', () => {
  it.each([
    ['from=2026-01-10&until=2026-01-11', ['last', 'likes', 'views', 'first'], '50.50'],
    ['from=2026-01-11', ['after', 'last', 'likes'], '30.00'],
    ['until=2026-01-09', ['before'], '10.00'],
    ['platform=youtube', ['views'], '10.00'],
    ['platform=instagram&serviceType=likes', ['likes'], '10.00'],
    ['from=2026-01-10&until=2026-01-11&platform=instagram&status=paid', ['last', 'first'], '30.50'],
    ['from=2026-01-10&status=paid&search=st', ['last', 'first'], '30.50'],
    ['platform=tiktok', [], '0.00'],
  ])('%s: %j, which are %s reais', async (query, links, amount) => {
    expect(await linksOf(query)).toEqual(links)
    expect(await totalsOf(query)).toEqual({ count: links.length, amount })
  })

  it('are counted whatever page is shown, and exported with the same filter', async () => {
    expect(await linksOf('from=2026-01-10&limit=1')).toEqual(['after'])
    const { body } = await ask('/api/orders/export?from=2026-01-11&until=2026-01-11&serviceType=likes')
    expect(body.trimEnd().split('\r\n')).toHaveLength(2)
  })

  it.each(['from=yesterday', 'from=2026-02-30', 'until=0000-01-01', 'platform=orkut', 'serviceType=hugs'])(
    'are refused by ?%s',
    async (query) => {
      const answers = await Promise.all([ask(`/api/orders?${query}`), ask(`/api/orders/totals?${query}`)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    },
  )

  it('have no totals of a page, nor for a stranger', async () => {
    expect((await ask('/api/orders/totals?limit=1')).statusCode).toBe(400)
    expect((await orders.service.app.inject({ url: '/api/orders/totals' })).statusCode).toBe(401)
  })
})
