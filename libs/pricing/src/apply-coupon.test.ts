import type { Coupon } from '@smm/contracts/orders/coupons'
import fc from 'fast-check'
import { applyCoupon } from './apply-coupon.ts'
import { foldCouponCode } from './coupon-code.ts'
import { splitCents } from './split-cents.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const views = { platform: 'youtube', serviceType: 'views' } as const
const terms = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'VERAO10',
  discount: { kind: 'percent', percent: 10 },
  minimumCents: 0,
  products: null,
  ...change,
})
const order = (amountCents: number, floorCents = 0, product: Coupon['products'] = [followers]) => ({
  ...product![0]!,
  amountCents,
  floorCents,
})
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

describe('a coupon', () => {
  it('takes a percentage off, rounded down', () => {
    expect(applyCoupon(terms(), [order(4_500)])).toEqual({
      ok: true,
      discountCents: [450],
      totalCents: 450,
    })
    expect(applyCoupon(terms(), [order(4_599)])).toMatchObject({ totalCents: 459 })
  })

  it('splits an amount over the orders of a charge', () => {
    const ten = terms({ discount: { kind: 'amount', cents: 1_000 } })
    expect(applyCoupon(ten, [order(4_500), order(800), order(3_500)])).toMatchObject({
      discountCents: [511, 91, 398],
    })
  })

  it('is for its products alone', () => {
    const forViews = terms({ products: [views] })
    expect(applyCoupon(forViews, [order(4_500), order(3_500, 0, [views])])).toMatchObject({
      discountCents: [0, 350],
    })
    expect(applyCoupon(forViews, [order(4_500)])).toEqual({ ok: false, reason: 'other-products' })
  })

  it('needs its minimum, of the whole charge before the discount', () => {
    const fromFifty = terms({ minimumCents: 5_000 })
    expect(applyCoupon(fromFifty, [order(4_999)])).toEqual({ ok: false, reason: 'under-minimum' })
    expect(applyCoupon(fromFifty, [order(4_500), order(500)])).toMatchObject({ totalCents: 500 })
  })

  it('leaves an order at its floor, and gives what it takes no more to the others', () => {
    const ten = terms({ discount: { kind: 'amount', cents: 1_000 } })
    expect(applyCoupon(ten, [order(4_500, 4_400), order(4_500, 1_000)])).toMatchObject({
      discountCents: [100, 900],
    })
    expect(applyCoupon(ten, [order(4_500, 4_500)])).toEqual({ ok: false, reason: 'at-floor' })
  })

  it('never makes an order free', () => {
    const all = terms({ discount: { kind: 'amount', cents: 10_000_000 } })
    expect(applyCoupon(all, [order(4_500), order(1)])).toMatchObject({ discountCents: [4_499, 0] })
  })

  const anyOrder = fc
    .record({
      amountCents: fc.integer({ min: 1, max: 1_000_000_000 }),
      floorShare: fc.double({ min: 0, max: 1.2, noNaN: true }),
      product: fc.constantFrom(followers, views),
    })
    .map(({ amountCents, floorShare, product }) =>
      order(amountCents, Math.round(amountCents * floorShare), [product]),
    )
  const anyTerms = fc
    .record({
      discount: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 90 }) }),
        fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 10_000_000 }) }),
      ),
      minimumCents: fc.integer({ min: 0, max: 5_000 }),
      products: fc.constantFrom<Coupon['products']>(null, [followers], [views]),
    })
    .map(terms)
  const anyCart = fc.array(anyOrder, { minLength: 1, maxLength: 10 })

  it('takes off whole cents, none of an order under its floor, and never more than it says', () => {
    fc.assert(
      fc.property(anyTerms, anyCart, (coupon, cart) => {
        const applied = applyCoupon(coupon, cart)
        if (!applied.ok) return
        const eligible = cart.filter(
          (it) => coupon.products === null || coupon.products[0]!.platform === it.platform,
        )
        const most =
          coupon.discount.kind === 'amount'
            ? coupon.discount.cents
            : (sum(eligible.map((it) => it.amountCents)) * coupon.discount.percent) / 100
        expect(applied.totalCents).toBe(sum(applied.discountCents))
        expect(applied.totalCents).toBeLessThanOrEqual(most)
        for (const [at, cents] of applied.discountCents.entries()) {
          const { amountCents, floorCents } = cart[at]!
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
          if (cents > 0) expect(amountCents - cents).toBeGreaterThanOrEqual(Math.max(1, floorCents))
        }
      }),
    )
  })
})

describe('cents', () => {
  const anyParts = fc.array(
    fc.record({
      weight: fc.integer({ min: 1, max: 1_000_000_000 }),
      room: fc.integer({ min: 0, max: 1_000_000_000 }),
    }),
    { maxLength: 10 },
  )

  it('are all split where there is room, and none is invented', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), anyParts, (cents, parts) => {
        const shares = splitCents(cents, parts)
        const rooms = sum(parts.map(({ room }) => room))
        expect(sum(shares)).toBe(Math.min(cents, rooms))
        for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(parts[at]!.room)
      }),
    )
  })

  it('are split within one cent of the exact part, where nobody lacks room', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), anyParts, (cents, parts) => {
        const roomy = parts.map(({ weight }) => ({ weight, room: cents }))
        const weights = sum(parts.map(({ weight }) => weight))
        for (const [at, share] of splitCents(cents, roomy).entries())
          expect(Math.abs(share - (cents * parts[at]!.weight) / weights)).toBeLessThan(1 + 1e-6)
      }),
    )
  })
})

it('compares codes without case and accents', () => {
  expect(foldCouponCode('verão10')).toBe(foldCouponCode('VERAO10'))
  expect(foldCouponCode('Ação-ÉPICA')).toBe('ACAO-EPICA')
})
