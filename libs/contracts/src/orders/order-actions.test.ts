import Compile from 'typebox/compile'
import { OrderAction } from './order-actions.ts'

const orderAction = Compile(OrderAction)
const accepts = (fields: object) =>
  orderAction.Check({ name: 'close-review', version: 3, reason: 'verificado', ...fields })

it.each(['abc', 'não há', ' 👍 ok', 'linha\noutra'])('accepts the reason %j', (reason) =>
  expect(accepts({ reason })).toBe(true),
)

it.each(['', 'ab', '   ', '\n\n\n', 'a\u0000b', 'ab\ud83d', 'x'.repeat(501)])(
  'refuses the reason %j',
  (reason) => expect(accepts({ reason })).toBe(false),
)

it('accepts the decisions of every release, and no other', () => {
  expect(accepts({ name: 'mark-sent', upstreamOrderId: 'UC-1' })).toBe(true)
  expect(accepts({ name: 'refund-amount', amountCents: 1 })).toBe(true)
  expect(accepts({ name: 'delete' })).toBe(false)
})

it('refuses amounts that are no whole centavos, and unknown fields', () => {
  for (const amountCents of [0, -1, 1.5, '1']) expect(accepts({ amountCents })).toBe(false)
  expect(accepts({ force: true })).toBe(false)
})
