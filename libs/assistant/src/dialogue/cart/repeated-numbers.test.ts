import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'
const both =
  'instagram followers 500 instagram.com/loja.x R$ 45,00 + tiktok followers 100 tiktok.com/@loja.y R$ 12,00'

eachRow([
  [[two, '600 no total né'], `recap ${both}`],
  [[two, 'isso, 600 no total, manda'], `order ${both}`],
])('a total that is repeated changes nothing', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)
