import { givenOrder } from '../../testing.ts'
import { givenTurn } from '../testing.ts'
import { productsMeant } from './products-meant.ts'

const one = '500 seguidores no insta @loja.x'
const two = `${one} e 300 no tiktok @loja.y`
const tiktok = givenOrder({ orderId: '2b3c4d5e-0000-4000-8000-000000000002', platform: 'tiktok' })
const cancelled = givenOrder({ orderId: '3c4d5e6f-0000-4000-8000-000000000003', status: 'cancelled' })

it.each([
  ['the product in hand', [one], 'quanto tempo demora?', [], ['instagram']],
  ['each of the cart', [two], 'quanto tempo demora?', [], ['instagram', 'tiktok']],
  ['the one that is named', [two], 'qual o prazo dos do tiktok?', [], ['tiktok']],
  [
    'each under way',
    ['oi'],
    'quanto tempo demora?',
    [givenOrder(), tiktok, cancelled],
    ['instagram', 'tiktok'],
  ],
])('a question is of %s', (_, before, message, orders, platforms) =>
  expect(productsMeant(givenTurn(before, message, { orders })).map((it) => it.platform)).toEqual(platforms),
)
