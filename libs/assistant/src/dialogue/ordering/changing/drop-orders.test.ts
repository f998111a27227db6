import { eachRow } from '../../../test-each-row.ts'
import { outcome } from '../../../testing.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'
const first = 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'

eachRow([
  [[one, 'cancela'], 'nothing'],
  [[one, 'não quero mais'], 'nothing'],
  [[two, 'cancela o do tiktok'], first],
  [[one, 'cancela', 'voltei, pode ser então'], first],
  [[one, 'não quero mais', 'voltei, pode ser então'], first],
])(
  "a no and 'cancela' take orders out of the cart alike, and the cart can be taken up again",
  (messages, expected) => expect(outcome(messages)).toBe(expected),
)
