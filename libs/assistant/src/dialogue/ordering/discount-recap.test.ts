import type { Coupon } from '@smm/contracts/orders/coupons'
import { givenShop } from '../testing.ts'
import { discountRecap, withoutDiscount } from './discount-recap.ts'

const coupon: Coupon = {
  code: 'VERAO10',
  discount: { kind: 'percent', percent: 10 },
  minimumCents: 0,
  products: null,
}
const order = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/loja.x/',
  quotedCents: 4_500,
} as const
const shop = (coupons: Coupon[]) => ({ ...givenShop(), coupons })

it('takes a coupon off every order, and off a discounted one only once', () => {
  const { recap, coupon: code } = discountRecap(shop([coupon]), 'verao10', [
    order,
    { ...order, quotedCents: 4_000, discountCents: 500 },
  ])
  expect(code).toBe('VERAO10')
  expect(recap.map((it) => [it.quotedCents, it.discountCents])).toEqual([
    [4_050, 450],
    [4_050, 450],
  ])
  expect(recap.map(withoutDiscount)).toEqual([order, order])
})

it('says why it takes nothing off', () => {
  const shown = (coupons: Coupon[]) => {
    const { recap, refused } = discountRecap(shop(coupons), 'VERAO10', [order])
    return [recap[0], refused?.why]
  }
  expect(shown([])).toEqual([order, 'over'])
  expect(shown([{ ...coupon, minimumCents: 10_000 }])).toEqual([order, 'under-minimum'])
})
