import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import type { MaskedOrder, OrderPage } from '@smm/contracts/orders/order-page'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import { until } from '@smm/http-service/test-until'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { placeOrderMessage } from '../testing/open-orders.ts'

openForThisFile()

type Answer<Body> = { status: number; body: Body; cookie: string; cookieHeader: string }
type Asked = { cookie?: string; address?: string; headers?: Record<string, string> }

async function ask<Body = OrderPage>(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { cookie, address = randomAddress(), headers = {} }: Asked = {},
): Promise<Answer<Body>> {
  const response = await orders.service.app.inject({
    method,
    url: `/api/order-pages${path}`,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers },
    ...(payload && { payload }),
  })
  const cookieHeader = String(response.headers['set-cookie'] ?? '')
  const body = response.json<Body>()
  return { status: response.statusCode, body, cookieHeader, cookie: cookieHeader.split(';')[0]! }
}

const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`
const tokenOf = (id: string, linkVersion = 1) =>
  pageTokenOf(orders.config.ORDER_LINK_SECRET, { id, linkVersion })
const open = (id: string, linkVersion = 1) => ask('POST', '', { token: tokenOf(id, linkVersion) })

/** An order with its PIX issued. */
async function anOrder() {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const card = await orders.card(request.orderId)
  return { ...request, card }
}

async function aPaidOne() {
  const order = await anOrder()
  await sandbox.pay(order.card.pixCode)
  await orders.becomes(order.orderId, { fulfilment: 'sent' })
  const { endToEndId } = (await orders.payment(order.orderId))!
  return { ...order, endToEndId: endToEndId! }
}

describe('the link of an order', () => {
  it('opens its page with the PIX to pay, and leaves a short cookie for this order alone', async () => {
    const { orderId, card, link } = await anOrder()
    const { status, body, cookieHeader } = await open(orderId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ link, pix: card, termsVersion: '2.1' })
    expect(body.order).toMatchObject({
      id: orderId,
      state: 'awaiting-payment',
      title: '500 seguidores no Instagram',
      amount: 45,
      actions: [{ name: 'cancel' }],
    })
    const [, ...attributes] = cookieHeader.split('; ')
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=1800',
      `Path=/api/order-pages/${orderId}`,
      'SameSite=Strict',
    ])
  })

  it('shows a paid order with the facts of its receipt, and no PIX', async () => {
    const { orderId, endToEndId } = await aPaidOne()
    const { cookie } = await open(orderId)
    const { status, body } = await ask('GET', `/${orderId}`, undefined, { cookie })
    expect(status).toBe(200)
    expect(body).toMatchObject({ endToEndId, paidAt: expect.any(String), placedAt: expect.any(String) })
    expect(body.pix).toBeUndefined()
    expect(body.order.actions.map(({ name }) => name)).toContain('receipt')
    expect(body.order.steps[0]).toMatchObject({ state: 'awaiting-payment', at: expect.any(String) })
  })

  it('shows no PIX to pay again while money of another amount is reviewed', async () => {
    const { orderId, card } = await anOrder()
    await sandbox.pay(card.pixCode, { amount: 40 })
    await until(async () => (await orders.reviews(orderId)).length > 0)
    const { body } = await open(orderId)
    expect(body.order.notice).toContain('não pague de novo')
    expect(body.pix).toBeUndefined()
  })

  it('opens nothing without its cookie, with that of another order, a forged one or from another site', async () => {
    const [one, other] = [await anOrder(), await anOrder()]
    const { cookie } = await open(one.orderId)
    const forged = cookie.replace(/.(?=.{10}$)/, (sign) => (sign === 'A' ? 'B' : 'A'))
    for (const given of [{}, { cookie: (await open(other.orderId)).cookie }, { cookie: forged }])
      expect(await ask('GET', `/${one.orderId}`, undefined, given)).toMatchObject({
        status: 401,
        body: { error: 'LINK_NEEDED' },
      })
    const abroad = { cookie, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await ask('POST', `/${one.orderId}/actions`, { name: 'cancel' }, abroad)).status).toBe(403)
    expect(await orders.order(one.orderId)).toMatchObject({ status: 'pending' })
  })

  it('that is renewed revokes the earlier links and the pages that they opened', async () => {
    const { orderId } = await anOrder()
    const [first, elsewhere] = [await open(orderId), await open(orderId)]
    const renewed = await ask<{ token: string }>('POST', `/${orderId}/link`, undefined, first)
    expect(renewed.body.token).toBe(tokenOf(orderId, 2))
    expect((await open(orderId)).status).toBe(404)
    for (const { cookie } of [first, elsewhere])
      expect((await ask('GET', `/${orderId}`, undefined, { cookie })).status).toBe(401)
    expect((await ask('GET', `/${orderId}`, undefined, renewed)).status).toBe(200)
    expect((await open(orderId, 2)).status).toBe(200)
  })

  it('cancels as the chat does, once, and offers no refill before a delivery', async () => {
    const { orderId } = await anOrder()
    const page = await open(orderId)
    const act = (name: string) => ask('POST', `/${orderId}/actions`, { name }, page)
    expect((await act('refill')).status).toBe(409)
    const { status, body } = await act('cancel')
    expect(status).toBe(200)
    expect(body.order).toMatchObject({ state: 'cancelled', actions: [{ name: 'order-again' }] })
    expect(body.pix).toBeUndefined()
    expect((await act('cancel')).status).toBe(409)
    expect(await orders.order(orderId)).toMatchObject({ status: 'cancelled', fulfilment: 'stopped' })
    expect((await orders.outbox(orderId)).filter(({ name }) => name === 'cancel-answered')).toHaveLength(1)
  })
})

it('the page shows a refill that was asked for, and offers no second one until it is answered', async () => {
  await sandbox.smm({ stepMs: 1, failNext: { action: 'refill', mode: 'refuse:Too many requests', times: 1 } })
  const { orderId } = await aPaidOne()
  await orders.becomes(orderId, { status: 'completed' })
  const page = await open(orderId)
  expect(page.body.order).toMatchObject({
    actions: expect.arrayContaining([{ name: 'refill', until: expect.any(String) }]),
  })
  const { body } = await ask('POST', `/${orderId}/actions`, { name: 'refill' }, page)
  expect(body.order.refill).toEqual({ askedAt: expect.any(String), state: 'asked' })
  expect(body.order.actions.map(({ name }) => name)).not.toContain('refill')
})

it('the page takes no refill after the guarantee, nor a second one on the day of the first', async () => {
  await sandbox.smm({ stepMs: 1 })
  const { orderId } = await aPaidOne()
  await orders.becomes(orderId, { status: 'completed' })
  const page = await open(orderId)
  const refill = () => ask('POST', `/${orderId}/actions`, { name: 'refill' }, page)
  const finished = (days: number) =>
    orders.db
      .updateTable('orders')
      .set({ finishedAt: sql<Date>`now() - make_interval(days => ${days})` })
      .where('id', '=', orderId)
      .execute()
  await finished(31)
  expect((await refill()).status).toBe(409)
  await finished(1)
  expect((await refill()).status).toBe(200)
  await until(async () => (await open(orderId)).body.order.refill?.state === 'accepted')
  expect((await refill()).status).toBe(409)
  await orders.db
    .updateTable('refillRequests')
    .set({ createdAt: sql<Date>`now() - interval '25 hours'` })
    .where('orderId', '=', orderId)
    .execute()
  expect((await refill()).status).toBe(200)
})

const find = (endToEndId: string, asked?: Asked) =>
  ask<{ orders: MaskedOrder[] }>('POST', '/by-receipt', { endToEndId }, asked)
const aWrongReceipt = () => `E${randomBytes(16).toString('hex').slice(1)}`

describe('the receipt of the bank', () => {
  it('shows how its order stands, masked, and opens nothing', async () => {
    const { orderId, endToEndId, link } = await aPaidOne()
    const { status, body, cookieHeader } = await find(` ${endToEndId.slice(0, 16)} ${endToEndId.slice(16)}\n`)
    expect(status).toBe(200)
    const [found, ...more] = body.orders
    expect(more).toEqual([])
    expect(found).toMatchObject({ title: '500 seguidores no Instagram', quantity: 500 })
    expect(found!.target).toBe(`@${link.split('/')[3]!.slice(0, 2)}•••`)
    const shown = JSON.stringify(body)
    for (const hidden of [orderId, orderId.slice(0, 8), link, endToEndId, 'pixCode', 'actions', 'amount'])
      expect([hidden, shown.includes(hidden)]).toEqual([hidden, false])
    expect(cookieHeader).toBe('')
  })

  it('of another payment finds nothing, and an id of the provider’s own is none', async () => {
    const { orderId } = await aPaidOne()
    await orders.db
      .updateTable('payments')
      .set({ endToEndId: '87654321' })
      .where('orderId', '=', orderId)
      .execute()
    for (const id of ['87654321', `E${'0'.repeat(31)}`, '%', `E${'x'.repeat(150)}`])
      expect((await find(id)).status).toBe(404)
  })
})

describe('a thousand guesses', () => {
  const guesses = 1_000
  const permits = pLimit(10)

  /** The answers to guesses, counted by status. */
  async function guessAll(make: (n: number) => [path: string, payload: object, address: string]) {
    const counts: Record<number, number> = {}
    const all = Array.from({ length: guesses }, (_, n) =>
      permits(async () => {
        const [path, payload, address] = make(n)
        const { status } = await ask('POST', path, payload, { address })
        counts[status] = (counts[status] ?? 0) + 1
      }),
    )
    await Promise.all(all)
    return counts
  }

  /** A busy machine may answer a few with 503. */
  const foundNothing = (counts: Record<number, number>) =>
    counts[429]! > 0 && Object.keys(counts).every((it) => ['404', '429', '503'].includes(it))

  it('at links find nothing and are slowed for their address, also with the id of an order', async () => {
    const { orderId } = await anOrder()
    const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
    const address = randomAddress()
    const counts = await guessAll((n) => {
      const bytes = n % 2 === 0 ? randomBytes(32) : Buffer.concat([id, randomBytes(16)])
      return ['', { token: bytes.toString('base64url') }, address]
    })
    expect(foundNothing(counts)).toBe(true)
    expect(counts[404]).toBeLessThan(40)
    expect((await open(orderId)).status).toBe(200)
  })

  it('at receipts from twenty networks keep no visitor from their own, not even after a slip', async () => {
    const { endToEndId } = await aPaidOne()
    const v4 = Array.from({ length: 19 }, randomAddress)
    const counts = await guessAll((n) => {
      const address = v4[n % 20] ?? `2001:db8:0:${Math.floor(n / 20)}00::1`
      return ['/by-receipt', { endToEndId: aWrongReceipt() }, address]
    })
    expect(foundNothing(counts)).toBe(true)
    const visitor = { address: randomAddress() }
    expect((await find(aWrongReceipt(), visitor)).status).toBe(404)
    expect((await find(endToEndId, visitor)).status).toBe(200)
  })

  it('at receipts, from as many addresses, find nothing and are slowed together', async () => {
    const counts = await guessAll(() => ['/by-receipt', { endToEndId: aWrongReceipt() }, randomAddress()])
    expect(foundNothing(counts)).toBe(true)
    expect(counts[404]).toBeLessThan(260)
  })
})

it('visitors behind one address open their own orders, however many', async () => {
  const { orderId } = await anOrder()
  const address = randomAddress()
  const permits = pLimit(10)
  const openOnce = () => ask('POST', '', { token: tokenOf(orderId) }, { address })
  const all = Array.from({ length: 200 }, () => permits(openOnce))
  expect((await Promise.all(all)).filter(({ status }) => status !== 200).length).toBe(0)
})

it('an unknown order answers like a wrong signature', async () => {
  const { orderId } = await anOrder()
  const answers = await Promise.all([open(randomUUID()), open(orderId, 7)])
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [404, answers[1]!.body],
    [404, answers[0]!.body],
  ])
})
