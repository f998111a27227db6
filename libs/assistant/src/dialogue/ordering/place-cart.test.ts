import { outcome, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

eachRow([
  [[one, 'confirmo 500'], 500],
  [[one, 'sim, 45 reais'], 500],
  [[one, 'e se fosse 1000?', 'quero esse', 'sim'], 1000],
  [[two, 'pode gerar o segundo'], 100],
])('a yes that repeats the recap places it, or the order that is named', (messages, quantity) =>
  expect(talk(messages).intents).toMatchObject([{ type: 'place-orders', orders: [{ quantity }] }]),
)

eachRow([
  [[one, 'sim, mas 1000'], 'recap instagram followers 1000 instagram.com/loja.x R$ 82,50'],
  [[one, 'sim, 50 reais'], 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'],
  [[one, 'muda', 'sim'], 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'],
  [[one, 'e se fosse 1000?', 'quero esse'], 'recap instagram followers 1000 instagram.com/loja.x R$ 82,50'],
])('another quantity or price, a change or a hypothesis shows it again', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)
