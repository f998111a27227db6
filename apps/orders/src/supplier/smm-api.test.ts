import { startFakeBank, type FakeBank, type FakeAnswer } from '../testing/fake-bank.ts'
import { configFor } from '../testing/open-orders.ts'
import { maxCostBrl } from '../fulfilment/supplier-circuit-breaker.ts'
import { lowBalance } from '../panel/list-attention-items.ts'
import { smmApi, type Supplier } from './smm-api.ts'

const key = 'chave-muito-secreta-123'
let fakeReseller: FakeBank
let supplier: Supplier
async function open(...answers: FakeAnswer[]) {
  return openWith({}, ...answers)
}
async function openWith(more: Record<string, string>, ...answers: FakeAnswer[]) {
  fakeReseller = await startFakeBank(...answers)
  const config = configFor('x', fakeReseller.url, {
    SMM_API_URL: `${fakeReseller.url}/api/v2`,
    SMM_API_KEY: key,
    ...more,
  })
  supplier = smmApi(config)
}
afterEach(async () => {
  await supplier.close()
  await fakeReseller.close()
})

const order = { serviceId: 101, link: 'https://www.instagram.com/loja/', quantity: 500 }
const formOf = (at: number) => Object.fromEntries(new URLSearchParams(fakeReseller.requests[at]!.body))
const page: FakeAnswer = {
  text: '<!DOCTYPE html><title>Just a moment...</title>',
  headers: { 'content-type': 'text/html' },
}
const beforeJson = (prefix: string, json: object): FakeAnswer => ({ text: prefix + JSON.stringify(json) })

it('posts a form, and never puts the key into the URL', async () => {
  await open({ json: { order: 23501 } }, { json: { '1': { status: 'Pending' } } }, { json: { balance: '1' } })
  await supplier.add(order)
  await supplier.states(['1', '10', 'UC-12345678'])
  await supplier.balance()
  expect(new Set(fakeReseller.requests.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['POST /api/v2']),
  )
  expect(fakeReseller.requests[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(formOf(0)).toEqual({ key, action: 'add', service: '101', link: order.link, quantity: '500' })
  expect(formOf(1)).toEqual({ key, action: 'status', orders: '1,10,UC-12345678' })
  expect(formOf(2)).toEqual({ key, action: 'balance' })
})

describe('add', () => {
  it.each<[string, FakeAnswer, string]>([
    ['a number', { json: { order: 23501 } }, '23501'],
    ['a text', { json: { order: '23501' } }, '23501'],
    ['another name', { json: { order_id: 7, charge: '0.9', remaining_balance: '99.1' } }, '7'],
    ['a byte order mark before it', beforeJson('\uFEFF\r\n ', { order: 7 }), '7'],
    ['an error that is none', { json: { status: 'success', error: false, order: 7 } }, '7'],
  ])('is placed with %s', async (_what, answer, upstreamOrderId) => {
    await open(answer)
    expect(await supplier.add(order)).toMatchObject({ outcome: 'sent', upstreamOrderId })
  })

  it.each<[string, FakeAnswer]>([
    ['a page with 200', page],
    ['a page of a gateway', { ...page, status: 502 }],
    ['a challenge', { ...page, status: 403 }],
    ['a warning before the JSON', beforeJson('<br />\n<b>Warning</b>: Undefined index\n', { order: 7 })],
    ['nothing', { text: '' }],
    ['half of an answer', { text: '{"order":235' }],
    ['a list', { json: [{ order: 7 }] }],
    ['an order and an error', { json: { order: 7, error: 'Incorrect link' } }],
    ['a redirect', { status: 301, headers: { location: '/elsewhere' }, json: { order: 7 } }],
    ['a refusal with another status', { status: 400, json: { error: 'Incorrect link' } }],
    ['too many requests', { status: 429, json: { error: 'Too many requests' } }],
    ['words that nobody knows', { json: { error: 'Try again' } }],
    ['a closed connection', 'hang-up'],
  ])('is called once, with unknown outcome, after %s', async (_what, answer) => {
    await open(answer, { json: { order: 1 } }, { json: { order: 2 } })
    expect(await supplier.add(order)).toMatchObject({ outcome: 'unknown' })
    expect(fakeReseller.lines()).toEqual(['POST /api/v2'])
  })

  it('redacts the key in the stored answer', async () => {
    await open(
      { status: 500, text: `Warning: bad key ${key} in /api/v2.php` },
      { json: { error: `wrong: ${key}` } },
    )
    for (const _ of [1, 2]) expect((await supplier.add(order)).answer).not.toContain(key)
  })

  it('without a connection is not sent', async () => {
    await open()
    await fakeReseller.close()
    expect(await supplier.add(order)).toMatchObject({ outcome: 'not-sent' })
    await open()
  })
})

describe('states', () => {
  const one = { charge: '0.27819', start_count: '3572', status: 'Partial', remains: '157', currency: 'USD' }
  const partial = { phase: 'partial', remains: 157, startCount: 3572 }

  it.each<[string, object, object]>([
    ['an object by id', { 1: one, 10: { error: 'Incorrect order ID' } }, partial],
    [
      'a list that names the orders',
      [
        { order: 1, ...one },
        { order: 10, error: 'x' },
      ],
      partial,
    ],
    ['a list with ids as texts', [{ id: '1', ...one }], partial],
    ['an order within', { 1: { order: one } }, partial],
    ['numbers as numbers', { 1: { ...one, start_count: 3572, remains: 157 } }, partial],
    ['a status as a number', { 1: { ...one, status: 3 } }, partial],
    ['a status as a number in a text', { 1: { ...one, status: '3' } }, partial],
    [
      'counts that nobody knows',
      { 1: { status: 'Pending', remains: 'Unknown', start_count: null } },
      { phase: 'pending', remains: null, startCount: null },
    ],
    [
      'a word that nobody knows',
      { 1: { ...one, status: 'Quase lá' } },
      { phase: 'unknown', upstreamStatus: 'Quase lá' },
    ],
  ])('are read from %s', async (_what, json, state) => {
    await open({ json })
    const states = await supplier.states(['1', '10'])
    expect([...states.keys()]).toEqual(['1'])
    expect(states.get('1')).toMatchObject(state)
  })

  it.each([
    [{ error: 'Invalid API key' }, 'Invalid API key'],
    [{ status: 'error', message: `wrong: ${key}` }, 'wrong: ***'],
  ])('of a refused batch throw: %j', async (json, words) => {
    await open({ json })
    await expect(supplier.states(['1'])).rejects.toThrow(words)
    expect(fakeReseller.requests).toHaveLength(1)
  })

  it('are read three times, then throw', async () => {
    await open({ ...page, status: 503 }, page, { text: '{"1":{"sta' }, { json: { 1: one } })
    await expect(supplier.states(['1'])).rejects.toThrow()
    expect(fakeReseller.requests).toHaveLength(3)
    expect((await supplier.states(['1'])).size).toBe(1)
  })

  it('follow no redirects', async () => {
    const elsewhere: FakeAnswer = { status: 301, headers: { location: '/elsewhere' }, text: '' }
    await open(elsewhere, elsewhere, elsewhere)
    await expect(supplier.states(['1'])).rejects.toThrow('301')
    expect(new Set(fakeReseller.lines())).toEqual(new Set(['POST /api/v2']))
  })
})

describe('balance', () => {
  it.each([
    ['100.84292', 100.84292],
    [100.84, 100.84],
    ['100,84', 100.84],
    ['-3.5', -3.5],
    ['0', 0],
  ])('of %j is %d', async (balance, amount) => {
    await open({ json: { balance, currency: 'BRL' } })
    expect(await supplier.balance()).toMatchObject({ amount, currency: 'BRL' })
  })

  it.each([
    [{ balance: 'muito' }],
    [{ balance: '1.234,56' }],
    [{ balance: null }],
    [[]],
    [{ error: 'Invalid API key' }],
  ])('is not read from %j', async (json) => {
    await open({ json })
    await expect(supplier.balance()).rejects.toThrow('answered no balance')
  })
})

describe('balance in another currency', () => {
  const json = { balance: '20', currency: 'USD' }
  it('is converted to reais at the rate of the costs, and holds back an order that exceeds it', async () => {
    await openWith({ SMM_RATE_TO_BRL: '5.5' }, { json })
    const balance = await supplier.balance()
    expect(balance).toEqual({ amount: 110, currency: 'BRL', text: '20 USD, ou 110.00' })
    expect(maxCostBrl(balance)).toBeLessThan(110)
    expect(lowBalance(balance, 200)).toMatchObject([
      { code: 'LOW_BALANCE', amount: '110.00', currency: 'BRL' },
    ])
  })
})

describe('refill', () => {
  it('posts a form once', async () => {
    await open({ json: { refill: '1' } })
    expect(await supplier.refill('7')).toMatchObject({ outcome: 'accepted', upstreamRefillId: '1' })
    expect(formOf(0)).toEqual({ key, action: 'refill', order: '7' })
  })

  it.each<[string, FakeAnswer]>([
    ['a page', page],
    ['a page of a gateway', { ...page, status: 502 }],
    ['half of an answer', { text: '{"refill":"1' }],
    ['a closed connection', 'hang-up'],
  ])('is not repeated after %s', async (_what, answer) => {
    await open(answer, { json: { refill: 1 } })
    expect(await supplier.refill('7')).toMatchObject({ outcome: 'unknown' })
    expect(fakeReseller.lines()).toEqual(['POST /api/v2'])
  })

  it('without a connection is retried later', async () => {
    await open()
    await fakeReseller.close()
    expect(await supplier.refill('7')).toMatchObject({ outcome: 'later' })
    await open()
  })

  it('redacts the key in the stored answer', async () => {
    await open({ json: { error: `wrong: ${key}` } })
    expect((await supplier.refill('7')).answer).not.toContain(key)
  })
})

describe('refill_status', () => {
  it.each<[string, object]>([
    [
      'a list',
      [
        { refill: 1, status: 'Completed' },
        { refill: '2', status: 'Rejected' },
        { refill: 3, status: 'In progress' },
        { refill: 4, status: { error: 'Refill not found' } },
      ],
    ],
    ['an object by id', { 1: { status: 'completed' }, 2: { status: 'Canceled' }, 3: { status: 'Pending' } }],
  ])('is read from %s, ended refills only', async (_what, json) => {
    await open({ json })
    expect([...(await supplier.refillStates(['1', '2', '3']))]).toEqual([
      ['1', 'completed'],
      ['2', 'rejected'],
    ])
    expect(formOf(0)).toEqual({ key, action: 'refill_status', refills: '1,2,3' })
  })

  it('throws without statuses', async () => {
    await open({ json: { error: 'Incorrect action' } })
    await expect(supplier.refillStates(['1'])).rejects.toThrow('Incorrect action')
  })
})
