import { firstRule } from '../../decide.ts'
import { givenOrder } from '../../testing.ts'
import { cancelRules } from './cancel-placed.ts'

const [one, other] = [givenOrder({ orderId: '1', cartId: 'a' }), givenOrder({ orderId: '2', cartId: 'a' })]
const apart = givenOrder({ orderId: '3' })

it.each([
  ['one is named', true, ['1'], { open: [one, apart], meant: [one], scope: null }],
  ['several are named', false, ['1', '3'], { open: [one, other, apart], meant: [one, apart], scope: null }],
  ['others are named', false, ['1', '3'], { open: [one, apart], meant: [], scope: null }],
  ['all of them', true, ['1', '3'], { open: [one, apart], meant: null, scope: 'all' as const }],
  ['all under one PIX', true, ['1', '2'], { open: [one, other], meant: null, scope: null }],
  [undefined, undefined, undefined, { open: [one, apart], meant: null, scope: null }],
])('%s decides (%s) of %j', (name, isSure, ids, told) => {
  const found = firstRule(cancelRules, told)
  expect([found?.rule, found?.answer.isSure]).toEqual([name, isSure])
  expect(found?.answer.orders.map((it) => it.orderId)).toEqual(ids)
})
