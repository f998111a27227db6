import { givenOrder, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const inHand = { before: ['500 seguidores no insta @loja.x'], known: {}, told: 'nada foi cobrado' }
const placed = { before: [], known: { orders: [givenOrder()] }, told: 'pedi o cancelamento' }

eachRow([
  [inHand, 'cancela. vocês têm garantia?'],
  [placed, 'cancela. vocês têm garantia?'],
])('a question beside a cancellation is answered behind it', ({ before, known, told }, message) => {
  const { last } = talk([...before, message], known)
  expect(last).toMatch(new RegExp(`${told}[^]*garantia é de 30 dias`))
})
