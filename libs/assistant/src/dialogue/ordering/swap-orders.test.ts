import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'
const alike = '500 seguidores no insta @loja.x e 500 no @loja.y'
const turned =
  'recap instagram followers 100 instagram.com/loja.x R$ 15,00 + tiktok followers 500 tiktok.com/@loja.y R$ 45,00'

eachRow([
  [[two, 'tá invertido'], turned],
  [[two, 'tá trocado, o do tiktok é 500'], turned],
  [
    [alike, 'inverteu os perfis'],
    'recap instagram followers 500 instagram.com/loja.y R$ 45,00 + instagram followers 500 instagram.com/loja.x R$ 45,00',
  ],
])('two orders change their quantities, or their pages where those are the same', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)
