import { anOrder, at, openSandbox, type OpenSandbox, rowsOf, textAt } from '../testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const add = async (overrides: Record<string, string> = {}): Promise<string> =>
  String(at(await sandbox.smm(anOrder(overrides)), 'order'))
const status = (order: string) => sandbox.smm({ action: 'status', order })

describe('action=services', () => {
  it('lists a realistic catalogue in the common format', async () => {
    const services = rowsOf(await sandbox.smm({ action: 'services' }))
    expect(services.length).toBeGreaterThanOrEqual(40)
    expect(services[0]).toEqual({
      service: 101,
      name: 'Instagram Seguidores Brasileiros Reais | R30 | Início 0-30 min | Até 5K/dia',
      type: 'Default',
      category: 'Instagram - Seguidores [Brasil]',
      rate: '11.90',
      min: '50',
      max: '100000',
      refill: true,
      cancel: true,
      dripfeed: true,
    })
    expect(new Set(services.map((one) => at(one, 'service'))).size).toBe(services.length)
  })

  // Highest cost at which a margin of 50 % stays under the published prices, and the quantities those are for.
  it.each([
    ['Instagram followers', /^Instagram.*(Seguidores|Followers)/, 12, 100, 50_000],
    ['Instagram likes', /^Instagram.*(Curtidas|Likes)/, 6, 50, 10_000],
    ['YouTube views', /^YouTube.*(Visualizações|Views)/, 4, 500, 100_000],
    ['YouTube subscribers', /^YouTube.*(Inscritos|Subscribers)/, 60, 100, 10_000],
    ['TikTok followers', /^TikTok.*(Seguidores|Followers)/, 14, 100, 50_000],
  ])(
    'sells %s cheaply enough and in the quantities that are published',
    async (_what, name, most, from, to) => {
      const services = rowsOf(await sandbox.smm({ action: 'services' }))
      const found = services.filter((one) => name.test(textAt(one, 'name')) && at(one, 'type') === 'Default')
      expect(found.length).toBeGreaterThanOrEqual(2)
      for (const one of found) {
        expect(Number(at(one, 'rate'))).toBeLessThanOrEqual(most)
        expect(Number(at(one, 'min'))).toBeLessThanOrEqual(from)
        expect(Number(at(one, 'max'))).toBeGreaterThanOrEqual(to)
      }
    },
  )
})

describe('action=add', () => {
  it('places an order, debits it and lists it for the tester', async () => {
    const order = await add()
    expect(order).toMatch(/^\d+$/)
    expect(await sandbox.smm({ action: 'balance' })).toEqual({ balance: '249988.10000', currency: 'BRL' })
    expect(await sandbox.get('/smm/orders')).toMatchObject([
      {
        id: Number(order),
        service: 101,
        link: 'https://www.instagram.com/loja/',
        quantity: 1000,
        charge: '11.90000',
      },
    ])
    expect(Date.parse(textAt(await sandbox.get('/smm/orders'), '0.receivedAt'))).toBeLessThanOrEqual(
      Date.now(),
    )
  })

  it('is not idempotent: the same call twice is two orders', async () => {
    expect(await add()).not.toBe(await add())
    expect(await sandbox.get('/smm/orders')).toHaveLength(2)
  })

  it.each([
    ['a wrong key', { key: 'wrong' }, 'Invalid API key'],
    ['no action', { action: '' }, 'Incorrect action'],
    ['an unknown service', { service: '999999' }, 'Incorrect service ID'],
    ['a service by the name of a property', { service: '__proto__' }, 'Incorrect service ID'],
    ['no link', { link: ' ' }, 'Incorrect link'],
    ['a quantity in words', { quantity: 'mil' }, 'Incorrect quantity'],
    ['too few', { quantity: '49' }, 'Quantity less than minimal 50'],
    ['too many', { quantity: '100001' }, 'Quantity more than maximal 100000'],
    ['comments that are missing', { service: '142' }, 'Comments are required'],
  ])('refuses %s', async (_what, overrides: Record<string, string>, error) => {
    expect(await sandbox.smm(anOrder(overrides))).toEqual({ error })
    expect(await sandbox.get('/smm/orders')).toEqual([])
  })

  it('counts comment lines, drip-feed runs, and a package as one', async () => {
    await add({ service: '142', comments: 'Lindo!\r\nAmei\nTop\n\nShow\nBoa' })
    await add({ quantity: '100', runs: '3', interval: '60' })
    await add({ service: '901' })
    expect(await sandbox.get('/smm/orders')).toMatchObject([
      { quantity: 5, charge: '0.36000' },
      { quantity: 300, charge: '3.57000' },
      { quantity: 1, charge: '1.90000' },
    ])
  })

  it('refuses orders beyond the balance until a top-up', async () => {
    await sandbox.post('/smm/control', { balance: 11.9 })
    await add()
    expect(await sandbox.smm(anOrder())).toEqual({ error: 'Not enough funds on balance' })
    await sandbox.post('/smm/control', { balance: '20.00' })
    expect(await sandbox.smm(anOrder())).toHaveProperty('order')
    expect(await sandbox.smm({ action: 'balance' })).toHaveProperty('balance', '8.10000')
  })

  it('refuses a second active order on a link when the panel is that strict', async () => {
    await sandbox.post('/smm/control', { refuseActiveLink: true })
    await add()
    expect(at(await sandbox.smm(anOrder()), 'error')).toMatch(/^You have active order with this link/)
    sandbox.clock.aheadMs = 4_000
    expect(await sandbox.smm(anOrder())).toHaveProperty('order')
  })
})

describe('the life of an order', () => {
  it('advances from Pending through In progress to Completed', async () => {
    const order = await add()
    const seen: string[] = []
    for (let step = 0; step < 5; step++) {
      sandbox.clock.aheadMs = step * 1000 + 200
      const told = await status(order)
      seen.push(`${textAt(told, 'status')} ${textAt(told, 'remains')}`)
    }
    expect(seen).toEqual([
      'Pending 1000',
      'In progress 750',
      'In progress 500',
      'In progress 250',
      'Completed 0',
    ])
    expect(await status(order)).toMatchObject({ charge: '11.90000', currency: 'BRL' })
    expect(Number(at(await status(order), 'start_count'))).toBeGreaterThan(0)
  })

  it('ends Partial or Canceled when planned, and refunds the rest', async () => {
    const failNext = [
      { action: 'add', mode: 'partial' },
      { action: 'add', mode: 'canceled' },
      { action: 'add', mode: 'stuck' },
    ]
    await sandbox.post('/smm/control', { failNext })
    const orders = [await add(), await add(), await add()]
    sandbox.clock.aheadMs = 60_000
    const states = await sandbox.smm({ action: 'status', orders: orders.join(',') })
    expect(orders.map((order) => at(states, order))).toMatchObject([
      { status: 'Partial', remains: '500', charge: '5.95000' },
      { status: 'Canceled', remains: '1000', charge: '0.00000' },
      { status: 'In progress', remains: '750', charge: '11.90000' },
    ])
    expect(await sandbox.smm({ action: 'balance' })).toHaveProperty('balance', '249982.15000')
  })

  it('can be overridden, and returned to the clock', async () => {
    const order = await add()
    await sandbox.post(`/smm/orders/${order}`, { status: 'Fail', remains: 1200, startCount: 7 })
    expect(await status(order)).toMatchObject({ status: 'Fail', remains: '1200', start_count: '7' })
    await sandbox.post(`/smm/orders/${order}`, { status: null })
    // A busy machine takes longer than an order is pending.
    sandbox.clock.aheadMs = -60_000
    expect(await status(order)).toHaveProperty('status', 'Pending')
    expect((await sandbox.post('/smm/orders/none', { status: 'Fail' })).status).toBe(404)
  })
})

describe('action=status', () => {
  it('answers many at once, each error at its own id', async () => {
    const order = await add()
    expect(await sandbox.smm({ action: 'status', orders: `${order}, 7` })).toMatchObject({
      [order]: { status: 'Pending' },
      7: { error: 'Incorrect order ID' },
    })
    expect(await status('7')).toEqual({ error: 'Incorrect order ID' })
  })

  it('fails as a whole over a hundred ids', async () => {
    const orders = Array.from({ length: 101 }, (_, id) => id).join(',')
    expect(await sandbox.smm({ action: 'status', orders })).toEqual({ error: 'Incorrect request' })
  })
})

describe('action=cancel', () => {
  it('cancels before the start, stops the rest during delivery, and refuses afterwards', async () => {
    const early = await add()
    expect(await sandbox.smm({ action: 'cancel', orders: early })).toEqual([
      { order: Number(early), cancel: 1 },
    ])
    expect(await status(early)).toHaveProperty('status', 'Pending')
    const late = await add()
    sandbox.clock.aheadMs = 1_500
    await sandbox.smm({ action: 'cancel', orders: late })
    sandbox.clock.aheadMs = 60_000
    expect(await status(early)).toMatchObject({ status: 'Canceled', charge: '0.00000' })
    expect(await status(late)).toMatchObject({ status: 'Partial', remains: '750' })
    const refused = { cancel: { error: "Order can't be canceled" } }
    expect(
      await sandbox.smm({ action: 'cancel', orders: `${late},${await add({ service: '102' })}` }),
    ).toMatchObject([refused, refused])
    expect(await sandbox.smm({ action: 'cancel', orders: '7' })).toEqual([
      { order: 7, cancel: { error: 'Incorrect order ID' } },
    ])
  })
})

describe('action=refill', () => {
  it('refills a delivered order, one refill at a time', async () => {
    const order = await add()
    expect(await sandbox.smm({ action: 'refill', order })).toEqual({
      error: 'Order not eligible for refill.',
    })
    sandbox.clock.aheadMs = 5_000
    expect(await sandbox.smm({ action: 'refill', order })).toEqual({ refill: '1' })
    expect(await sandbox.smm({ action: 'refill_status', refill: '1' })).toEqual({ status: 'Pending' })
    expect(await sandbox.smm({ action: 'refill', orders: `${order},7` })).toEqual([
      { order: Number(order), refill: { error: 'Order not eligible for refill.' } },
      { order: 7, refill: { error: 'Incorrect order ID' } },
    ])
    sandbox.clock.aheadMs = 10_000
    expect(await sandbox.smm({ action: 'refill_status', refills: '1,9' })).toEqual([
      { refill: 1, status: 'Completed' },
      { refill: 9, status: { error: 'Refill not found' } },
    ])
    expect(await sandbox.smm({ action: 'refill', orders: order })).toEqual([
      { order: Number(order), refill: 2 },
    ])
  })
})

describe('POST /smm/control', () => {
  it('changes, removes and adds services', async () => {
    const services = [
      { service: 101, rate: '12.50', max: 20_000 },
      { service: 102, removed: true },
      { service: 5000, name: 'Kwai Seguidores', category: 'Kwai', rate: '9.00', min: 10, max: 1000 },
    ]
    expect((await sandbox.post('/smm/control', { services })).status).toBe(200)
    const listed = rowsOf(await sandbox.smm({ action: 'services' }))
    const found = (id: number) => listed.find((one) => at(one, 'service') === id)
    expect(found(101)).toMatchObject({ rate: '12.50', min: '50', max: '20000' })
    expect(found(102)).toBe(undefined)
    expect(found(5000)).toMatchObject({ name: 'Kwai Seguidores', refill: false })
    expect(await sandbox.smm(anOrder({ service: '102' }))).toEqual({ error: 'Incorrect service ID' })
  })

  it.each([
    { stepMs: 'fast' },
    { unknown: 1 },
    { failNext: { action: 'add', mode: 'sometimes' } },
    { dialect: { numbers: 'roman' } },
    { services: [{ service: 5001, rate: '1.00' }] },
    { services: [{ service: 101, rate: '1.0' }] },
  ])('refuses %j', async (body) => {
    expect((await sandbox.post('/smm/control', body)).status).toBe(400)
  })

  it('sets the duration of the steps of new orders', async () => {
    await sandbox.post('/smm/control', { stepMs: 0 })
    expect(await status(await add())).toHaveProperty('status', 'Completed')
  })
})
