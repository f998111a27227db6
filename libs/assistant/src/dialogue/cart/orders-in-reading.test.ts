import { eachRow } from '../../test-each-row.ts'
import { cartInShort, readFirst } from '../../testing.ts'
import { ordersInReading } from './orders-in-reading.ts'

const a = 'instagram.com/loja.a'
const b = 'instagram.com/loja.b'
const post = 'instagram.com/p/DAbc_1-XyZq'

eachRow([
  ['500 seguidores no insta', 'instagram followers 500'],
  [`${a} e ${b}, 500 e 300`, `instagram 500 ${a} + instagram 300 ${b}`],
  [
    `300 curtidas ${post} e 500 seguidores ${a}`,
    `instagram likes 300 ${post} + instagram followers 500 ${a}`,
  ],
  [`500 seguidores ${a} e ${b}`, `instagram followers 500 ${a} + instagram followers 500 ${b}`],
  ['500 no insta e 500 no tiktok', 'instagram followers 500 + tiktok followers 500'],
  [
    `1000 seguidores, metade ${a} e metade ${b}`,
    `instagram followers 500 ${a} + instagram followers 500 ${b}`,
  ],
  [`vi ${b} no concorrente, quero 500 seguidores ${a}`, `instagram followers 500 ${a}`],
  ['cem, cem inscritos', 'subscribers 100'],
  ['oi', ''],
])('the orders of a message have its pages, and what their neighbours tell', (message, orders) =>
  expect(cartInShort(ordersInReading(readFirst(message)))).toBe(orders),
)
