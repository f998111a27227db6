import type { CouponRefusal } from '@smm/contracts/messages'
import { couponLine, couponTexts } from './coupon-texts.ts'

it('says that nothing was charged, and why a coupon was refused', () => {
  const refusals: CouponRefusal[] = ['not-valid', 'used-up', 'used-before', 'not-for-order', 'changed']
  const told = refusals.map((why) => couponTexts['coupon-refused']({ code: 'VERAO10', why }))
  expect(new Set(told).size).toBe(refusals.length)
  for (const text of told) expect(text).toMatch(/VERAO10.+ Nada foi cobrado\.$/)
})

it('tells what a coupon takes off, and nothing where it takes nothing', () => {
  expect(couponLine('VERAO10', [{ discountCents: 500 }, { discountCents: 50 }]).join()).toMatch(
    /^Cupom VERAO10: − R\$\s5,50$/,
  )
  expect(couponLine('VERAO10', [{}])).toEqual([])
  expect(couponLine(undefined, [{ discountCents: 500 }])).toEqual([])
})
