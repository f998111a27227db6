import { eachRow } from '../../test-each-row.ts'
import { outcome, talk } from '../../testing.ts'

eachRow([
  ['tenho 50 reais pra seguidores no insta', 'link? instagram followers 500', 'você leva até 566'],
  ['tenho 50 reais', 'link?', 'dá para escolher'],
  ['tenho 5 reais pra seguidores no insta', 'quantity? instagram followers', 'o mínimo é 100, por R$ 15,00'],
])('a budget buys the package that uses most of it', (message, expected, words) => {
  expect(outcome(message)).toBe(expected)
  expect(talk(message).last).toContain(words)
})
