import { eachRow } from '../../test-each-row.ts'
import { outcome, talk } from '../../testing.ts'

const one = '500 seguidores no insta @loja.x'

eachRow([
  [['qual é mais barato, 500 ou 1000 seguidores no insta?'], 'quantity? instagram followers', 'a cada 100'],
  [['insta ou tiktok, 500 seguidores, qual mais barato?'], 'link?', 'no TikTok por R$ 45,00'],
  [[one, '500 ou 1000?'], 'quantity? instagram followers instagram.com/loja.x', '1.000 seguidores'],
])('prices are compared, and the choice stays open', (messages, expected, words) => {
  expect(outcome(messages)).toBe(expected)
  expect(talk(messages).last).toContain(words)
})
