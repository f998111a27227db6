import { emptyDraft } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { givenTarget, givenTurn } from '../testing.ts'
import { checkCart, recapNow } from './check-cart.ts'

const turn = givenTurn([], '')
const insta = { ...emptyDraft, platform: 'instagram', serviceType: 'followers' } as const
const whole = inferParts({ ...insta, quantity: 500, link: givenTarget().link })

it('sorts the orders of a cart by what they lack', () => {
  const { drafts, ready, open, unsold } = checkCart(turn, [whole, insta, { ...insta, serviceType: 'saves' }])
  expect(drafts).toHaveLength(2)
  expect(ready).toMatchObject([{ quantity: 500, quotedCents: 4_500 }])
  expect(open.map((it) => it.needs)).toEqual(['quantity'])
  expect(unsold).toMatchObject([{ serviceType: 'saves' }])
})

it('a cart has a recap once no order lacks anything, less the coupon in hand', () => {
  expect(recapNow(turn, [whole, insta])).toBeNull()
  expect(recapNow(turn, [])).toBeNull()
  expect(recapNow(turn, [whole])).toMatchObject({ cart: [whole], recap: [{ quotedCents: 4_500 }] })
  const withCoupon = { ...turn, dialogue: { ...turn.dialogue, coupon: 'VERAO10' } }
  expect(recapNow(withCoupon, [whole])?.refused).toEqual({ why: 'over', code: 'VERAO10' })
})
