import type { Conversion } from '@smm/contracts/conversion'
import type { Overview } from '@smm/contracts/overview'
import { fillDemo } from '../demo/fill-demo.ts'
import { queryDatabase } from '../storm/facts/query-database.ts'
import { openPage } from './browser/open-browser.ts'
import { listAttention, signIn } from './actors/panel-api.ts'
import { openPanelPage } from './browser/panel-page.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useShop } from './fixtures.ts'

const browser = useBrowser()
const product = useShop({}, { isDemo: true })
beforeAll(async () => {
  await fillDemo(product)
})

const query = <Row extends object>(sql: string) => queryDatabase<Row>(product.databaseUrl('ORDERS'), sql)
const ask = async <Answer>(path: string) => {
  const answer = await fetch(product.url + path, { headers: { cookie: await signIn(product) } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

it('gives the panel three months whose sums are those of the ledger', async () => {
  const { total, byDay, byProduct } = await ask<Overview>('/api/admin/overview?days=90')
  expect(total.orders).toBeGreaterThan(1_000)
  expect(byDay.every(({ orders }) => orders > 0)).toBe(true)
  expect(byProduct).toHaveLength(5)
  const [sums] = await query<{ sales: number; total: number; received: number; receipts: number }>(`
    SELECT sum(-amount_cents) FILTER (WHERE account = 'sales' AND amount_cents < 0
        AND at >= (((now() AT TIME ZONE 'America/Sao_Paulo')::date - 89)::timestamp AT TIME ZONE 'America/Sao_Paulo'))::float8
        / 100 AS sales,
      sum(amount_cents)::int AS total, sum(amount_cents) FILTER (WHERE account = 'bank')::int AS received,
      (SELECT sum(amount_cents) FROM pix_receipts)::int
        - (SELECT sum(amount_cents) FROM refunds WHERE state = 'done')::int AS receipts
    FROM ledger_entries`)
  expect(total.sales).toBeCloseTo(sums!.sales, 6)
  expect(sums).toMatchObject({ total: 0, received: sums!.receipts })
  const conversion = await ask<Conversion>('/api/conversations/conversion?days=30')
  const { visits, chats, recaps, charges, paid } = conversion.total
  expect([visits, chats, recaps, charges, paid]).toEqual(
    [visits, chats, recaps, charges, paid].toSorted((a, b) => b - a),
  )
  expect(paid).toBeGreaterThan(100)
})

it('lets the services go on with what is under way, and opens no case but those it shows', async () => {
  await eventually('submission of the orders, and a charge for each that has none', async () => {
    const waiting = await query(`
      SELECT FROM orders WHERE fulfilment IN ('ready', 'sending')
      UNION ALL SELECT FROM payments WHERE state = 'to-issue'`)
    return waiting.length === 0
  })
  await query(`DELETE FROM last_runs WHERE name = 'keep-house'`)
  // A service that starts runs its due jobs; one that runs looks once a minute.
  await product.halt('orders')
  await product.resume('orders')
  await eventually('check of the ledger', async () => {
    const rows = await query(`SELECT FROM last_runs WHERE name = 'keep-house'`)
    return rows.length > 0
  })
  const reviews = await query<{ reason: string }>(
    'SELECT reason FROM reviews WHERE closed_at IS NULL ORDER BY reason',
  )
  expect(reviews.map(({ reason }) => reason)).toEqual([
    'OUTCOME_UNKNOWN',
    'PAID_AFTER_EXPIRY',
    'REFUSED_BY_SUPPLIER',
  ])
  // One look at the cases opens the alerts of all of them.
  const alerts = await eventually('alert', async () => {
    const open = await query<{ subject: string }>(
      'SELECT DISTINCT subject FROM alerts WHERE closed_at IS NULL',
    )
    return open.length > 0 && open
  })
  expect(alerts).toEqual([{ subject: 'review' }])
  const items = await listAttention(product, await signIn(product))
  expect(items.map(({ code }) => code).toSorted()).toEqual([
    'MONEY_TO_REVIEW',
    'OTHER_REVIEWS',
    'REFUNDS_OWED',
    'UNKNOWN_SUBMISSIONS',
  ])
})

it('is filled once, and never beside orders of one’s own', async () => {
  const count = () => query('SELECT count(*)::int AS count FROM orders')
  const before = await count()
  await fillDemo(product)
  expect(await count()).toEqual(before)
  await query(`DELETE FROM last_runs WHERE name = 'demo'`)
  await expect(fillDemo(product)).rejects.toThrow('This DATA_DIR holds orders of its own')
})

it('is marked on every page and in the panel', async () => {
  const { page } = await openPage(browser, { width: 390, height: 844 })
  for (const path of ['/', '/precos', '/pedido', '/nada-aqui', '/admin09/login']) {
    await page.goto(product.url + path)
    await page.getByRole('complementary', { name: 'Demonstração' }).waitFor()
  }
  const panel = await openPanelPage(browser, product, 'pedidos')
  await panel.getByRole('table').waitFor()
  await panel.getByRole('complementary', { name: 'Demonstração' }).waitFor()
})
