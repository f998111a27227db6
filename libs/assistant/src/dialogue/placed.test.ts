import { eachRow } from '../test-each-row.ts'
import { givenOrder } from '../testing.ts'
import { placedHere, placedMeant, placedNamed } from './placed.ts'
import { givenTurn } from './testing.ts'

const insta = givenOrder()
const tiktok = givenOrder({
  orderId: '2b3c4d5e-0000-4000-8000-000000000002',
  platform: 'tiktok',
  link: 'https://www.tiktok.com/@loja.y',
  quantity: 100,
  createdAt: '2026-03-02T13:00:00Z',
})
const orders = [tiktok, insta]

eachRow([
  ['cadê meu pedido?', insta],
  ['cadê o do tiktok?', tiktok],
  ['cadê os 100?', tiktok],
  ['cadê meu pedido 2b3c4d5e?', tiktok],
  ['cadê o da instagram.com/loja.x?', insta],
])('a message means the order whose number, page or goods it names, else the newest', (message, meant) =>
  expect(placedMeant(givenTurn([], message, { orders }), () => true)).toBe(meant),
)

it('all are named where none is, and an order is here where its page is', () => {
  const turn = (message: string) => givenTurn([], message, { orders })
  expect(placedNamed(turn('cadê meu pedido?'))).toEqual([insta, tiktok])
  expect(placedNamed(turn('cadê o do tiktok?'))).toEqual([tiktok])
  expect(placedHere(turn('cadê o da instagram.com/loja.x?'))).toBe(insta)
  expect(placedHere(turn('cadê o da instagram.com/loja.z?'))).toBeUndefined()
})
