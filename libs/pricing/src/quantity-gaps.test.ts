import { seedBook } from './seed-book.ts'
import { orderableRange, quote } from './quote.ts'
import { quantityGaps } from './quantity-gaps.ts'

const route = (minQuantity?: number, maxQuantity?: number) => ({ minQuantity, maxQuantity })

it.each([
  ['no routes', [], []],
  ['one route', [route(10, 200)], []],
  ['routes that overlap', [route(10, 200), route(100, 500)], []],
  ['routes that touch', [route(201, 500), route(10, 200)], []],
  ['a route inside another', [route(10, 1_000), route(50, 60), route(400, 500)], []],
  ['a route without limits', [route(10, 200), route(), route(900, 1_000)], []],
  ['routes apart', [route(500, 1_000), route(10, 200)], [{ minimum: 201, maximum: 499 }]],
  [
    'three routes apart',
    [route(10, 20), route(30, 40), route(32, 39), route(50, 60)],
    [
      { minimum: 21, maximum: 29 },
      { minimum: 41, maximum: 49 },
    ],
  ],
])('%s', (_name, routes, gaps) => expect(quantityGaps(routes)).toEqual(gaps))

describe('a quote', () => {
  const followers = { platform: 'instagram', serviceType: 'followers' } as const
  const offer = (minimum: number, maximum: number) => ({
    ...followers,
    isActive: true,
    upstreamServiceId: 1,
    costMicrosPerThousand: 10_000_000,
    marginBasisPoints: 5_000,
    minQuantity: 10,
    maxQuantity: 100_000,
    gaps: [{ minimum, maximum }],
  })
  const quoteOf = (quantity: number, ...gap: [number, number]) =>
    quote(seedBook, { product: followers, quantity, offer: offer(...gap) })

  it('refuses a quantity that no route takes, and names the nearest ones', () => {
    for (const quantity of [601, 700, 899])
      expect(quoteOf(quantity, 601, 899)).toMatchObject({
        ok: false,
        reason: 'BETWEEN_ROUTES',
        nearest: [600, 900],
      })
    for (const quantity of [600, 900]) expect(quoteOf(quantity, 601, 899)).toMatchObject({ ok: true })
  })

  it('has a range whose ends some route takes', () => {
    expect(orderableRange(seedBook, followers, offer(50, 299))).toEqual({ minimum: 300, maximum: 50_000 })
    expect(quoteOf(200, 50, 299)).toMatchObject({ reason: 'BELOW_MINIMUM', minimum: 300 })
    expect(orderableRange(seedBook, followers, offer(40_001, 60_000))).toEqual({
      minimum: 100,
      maximum: 40_000,
    })
    expect(quoteOf(45_000, 40_001, 60_000)).toMatchObject({ reason: 'ABOVE_MAXIMUM', maximum: 40_000 })
  })

  it('of a published package is its price, as on the page', () =>
    expect(quoteOf(500, 400, 600)).toEqual({ ok: true, amountCents: 4_500 }))

  it('of an unpublished product refuses it too', () => {
    const saves = { platform: 'instagram', serviceType: 'saves' } as const
    const offered = { ...offer(50, 99), ...saves }
    expect(quote(seedBook, { product: saves, quantity: 60, offer: offered })).toMatchObject({
      reason: 'BETWEEN_ROUTES',
    })
    expect(quote(seedBook, { product: saves, quantity: 100, offer: offered })).toMatchObject({ ok: true })
  })
})
