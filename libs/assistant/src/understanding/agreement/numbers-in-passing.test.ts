import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const order = '500 seguidores no insta @loja.x'

eachRow([
  'pode sim moço, na outra loja tava 140 mas o povo falou mal de lá, manda o pix',
  'é isso, quero chegar nos 10k até dezembro. pode mandar o pix',
])('a number in a remark beside a yes orders nothing', (message) =>
  expect(outcome([order, message])).toMatch(/^order instagram followers 500 /),
)

eachRow([
  'quero sim, mas já que tá barato manda logo 5 mil',
  'sim, 250, pode mandar',
  'na outra loja tava 140, então me manda só 200 e gera',
])('a number that is asked for beside a yes changes the recap', (message) =>
  expect(outcome([order, message])).not.toMatch(/ 500 /),
)
