import { eachRow } from '../../../test-each-row.ts'
import { outcome } from '../../../testing.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'
const first = 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'
const second = 'recap tiktok followers 100 tiktok.com/@loja.y R$ 12,00'

eachRow([
  [[two, 'tira o do tiktok'], first],
  [[two, 'cancela o do insta'], second],
  [[two, 'só o primeiro'], first],
  [[two, 'tira tudo'], 'nothing'],
  [[two, 'tira ambos'], 'nothing'],
  [[one, 'tira os seguidores'], 'nothing'],
])('the orders that are named leave the cart', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)
