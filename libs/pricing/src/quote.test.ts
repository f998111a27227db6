import type { Offer } from '@smm/contracts/products'
import fc from 'fast-check'
import { floorCents, packagesUnderFloor } from './floor.ts'
import { packagesOf } from './price-book.ts'
import { isFloorFelt, orderableRange, quote } from './quote.ts'
import { seedBook } from './seed-book.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const subscribers = { platform: 'youtube', serviceType: 'subscribers' } as const
const comments = { platform: 'instagram', serviceType: 'comments' } as const

const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  ...followers,
  isActive: true,
  upstreamServiceId: 7,
  costMicrosPerThousand: 10_000_000,
  marginBasisPoints: 5_000,
  minQuantity: 10,
  maxQuantity: 1_000_000,
  ...overrides,
})
const centsOf = (request: Parameters<typeof quote>[1]) => {
  const quoted = quote(seedBook, request)
  if (!quoted.ok) throw new Error(quoted.reason)
  return quoted.amountCents
}

const anyProduct = fc.constantFrom(...seedBook)
const inRange = anyProduct.chain((product) =>
  fc.record({
    product: fc.constant(product),
    quantity: fc.integer({ min: product.minimum, max: product.maximum }),
    more: fc.integer({ min: product.minimum, max: product.maximum }),
  }),
)
const costs = fc.record({
  costMicrosPerThousand: fc.integer({ min: 0, max: 2_000_000_000 }),
  marginBasisPoints: fc.integer({ min: 0, max: 50_000 }),
})
const isPackage = (product: (typeof seedBook)[number], quantity: number) =>
  product.packages.some((it) => it.quantity === quantity)

describe('quote', () => {
  it.each([
    ['between two packages', followers, 800, 6_750],
    ['rounded to the nearest centavo', followers, 501, 4_508],
    ['above the last package at its unit price', followers, 6_000, 36_000],
    ['less 5 % of what exceeds R$ 500', followers, 10_000, 59_500],
    ['less 8 % of what exceeds R$ 1.000', followers, 20_000, 115_900],
    ['less 10 % of what exceeds R$ 2.000', followers, 50_000, 279_500],
    ['never under the next smaller package', subscribers, 5_001, 80_000],
    ['at the top of the range', subscribers, 10_000, 152_700],
  ])('%s', (_, product, quantity, cents) => expect(centsOf({ product, quantity })).toBe(cents))

  it('sells every package at its published price, whatever the floor and the discounts', () => {
    fc.assert(
      fc.property(anyProduct, costs, (product, cost) => {
        const { platform, serviceType } = product
        for (const it of product.packages)
          expect(
            centsOf({ product, quantity: it.quantity, offer: anOffer({ platform, serviceType, ...cost }) }),
          ).toBe(it.priceCents)
      }),
    )
  })

  it('never falls below the floor for a custom quantity', () => {
    fc.assert(
      fc.property(inRange, costs, ({ product, quantity }, cost) => {
        fc.pre(!isPackage(product, quantity))
        const offer = anOffer({ platform: product.platform, serviceType: product.serviceType, ...cost })
        expect(centsOf({ product, quantity, offer })).toBeGreaterThanOrEqual(floorCents(offer, quantity))
      }),
    )
  })

  it('never decreases with the quantity', () => {
    fc.assert(
      fc.property(inRange, ({ product, quantity, more }) => {
        const [less, greater] = [Math.min(quantity, more), Math.max(quantity, more)]
        expect(centsOf({ product, quantity: less })).toBeLessThanOrEqual(
          centsOf({ product, quantity: greater }),
        )
      }),
    )
  })

  it('never decreases with the quantity when the floor binds', () => {
    fc.assert(
      fc.property(inRange, costs, ({ product, quantity, more }, cost) => {
        fc.pre(!isPackage(product, quantity) && !isPackage(product, more))
        const offer = anOffer({ platform: product.platform, serviceType: product.serviceType, ...cost })
        const [less, greater] = [Math.min(quantity, more), Math.max(quantity, more)]
        expect(centsOf({ product, quantity: less, offer })).toBeLessThanOrEqual(
          centsOf({ product, quantity: greater, offer }),
        )
      }),
    )
  })

  it('lifts a custom quantity to the floor', () =>
    expect(
      centsOf({ product: followers, quantity: 800, offer: anOffer({ costMicrosPerThousand: 100_000_000 }) }),
    ).toBe(12_000))

  it.each([
    [99, 'BELOW_MINIMUM'],
    [0, 'BELOW_MINIMUM'],
    [-500, 'BELOW_MINIMUM'],
    [100.5, 'BELOW_MINIMUM'],
    [Number.NaN, 'BELOW_MINIMUM'],
    [50_001, 'ABOVE_MAXIMUM'],
  ])('refuses %d and names the range', (quantity, reason) =>
    expect(quote(seedBook, { product: followers, quantity })).toEqual({
      ok: false,
      reason,
      minimum: 100,
      maximum: 50_000,
    }),
  )

  it('limits custom quantities to the range of the supplier', () => {
    const offer = anOffer({ minQuantity: 200, maxQuantity: 3_000 })
    expect(quote(seedBook, { product: followers, quantity: 4_000, offer })).toEqual({
      ok: false,
      reason: 'ABOVE_MAXIMUM',
      minimum: 200,
      maximum: 3_000,
    })
    expect(centsOf({ product: followers, quantity: 5_000, offer })).toBe(30_000)
    expect(orderableRange(seedBook, followers, offer)).toEqual({ minimum: 200, maximum: 3_000 })
  })

  it('refuses an inactive product as unavailable', () =>
    expect(
      quote(seedBook, { product: followers, quantity: 500, offer: anOffer({ isActive: false }) }),
    ).toEqual({
      ok: false,
      reason: 'UNAVAILABLE',
    }))

  it('sells an unpublished product at its floor once it is active and linked', () => {
    const offer = anOffer({ ...comments, minQuantity: 5, maxQuantity: 100 })
    expect(quote(seedBook, { product: comments, quantity: 10 })).toEqual({ ok: false, reason: 'NOT_SOLD' })
    expect(
      quote(seedBook, { product: comments, quantity: 10, offer: { ...offer, isActive: false } }),
    ).toMatchObject({
      reason: 'NOT_SOLD',
    })
    expect(
      quote(seedBook, { product: comments, quantity: 10, offer: { ...offer, upstreamServiceId: null } }),
    ).toMatchObject({
      reason: 'NOT_SOLD',
    })
    expect(centsOf({ product: comments, quantity: 10, offer })).toBe(15)
    expect(quote(seedBook, { product: comments, quantity: 101, offer })).toMatchObject({
      reason: 'ABOVE_MAXIMUM',
      maximum: 100,
    })
    expect(
      quote(seedBook, { product: comments, quantity: 10, offer: { ...offer, costMicrosPerThousand: 0 } }),
    ).toMatchObject({
      reason: 'UNAVAILABLE',
    })
    expect(orderableRange(seedBook, comments, offer)).toEqual({ minimum: 5, maximum: 100 })
    expect(orderableRange(seedBook, comments)).toBeUndefined()
  })
})

it('quotes by the book that it is given', () => {
  const dearer = seedBook.map((it) => ({
    ...it,
    packages: it.packages.map((one) => ({ ...one, priceCents: one.priceCents * 2 })),
  }))
  expect(quote(dearer, { product: followers, quantity: 500 })).toEqual({ ok: true, amountCents: 9_000 })
  expect(quote(dearer, { product: followers, quantity: 800 })).toEqual({ ok: true, amountCents: 13_500 })
})

describe('the floor', () => {
  it.each([
    [10_000_000, 5_000, 1_000, 1_500],
    [10_000_000, 0, 1, 1],
    [0, 5_000, 1_000, 0],
    [999_999_999_999, 50_000, 100_000, 60_000_000_000],
  ])(
    'of cost %d with margin %d for %d units is %d',
    (costMicrosPerThousand, marginBasisPoints, quantity, cents) =>
      expect(floorCents({ costMicrosPerThousand, marginBasisPoints }, quantity)).toBe(cents),
  )

  it.each([
    [36_000_000, false],
    [36_010_000, true],
  ])(
    'of a thousand at a cost of %d micros is felt at 90 %% of a price: %s',
    (costMicrosPerThousand, isFelt) => {
      const packages = packagesOf(seedBook, followers)
      expect(isFloorFelt(anOffer({ costMicrosPerThousand }), packages)).toBe(isFelt)
    },
  )

  it('lists the packages priced below it', () => {
    const under = packagesUnderFloor(seedBook, anOffer({ costMicrosPerThousand: 50_000_000 }))
    expect(under.map((it) => [it.quantity, it.priceCents, it.floorCents])).toEqual([[5_000, 30_000, 37_500]])
  })
})
