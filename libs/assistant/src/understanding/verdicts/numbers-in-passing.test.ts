import { eachRow } from '../../test-each-row.ts'
import { outcome, talk } from '../../testing.ts'

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

eachRow([
  'o 302 tá com o som alto de novo, um minuto',
  'minha live teve umas 60 pessoas ontem, chorei de alegria',
  'comi num restaurante que cobra 90 a moqueca, péssimo',
  'meu zap é 71 98811 2040 se precisar',
  'o caminhão de 1500 caixas chegou agora, meu patrão tá chamando',
])('a number that is only told changes nothing', (message) =>
  expect(talk([order, message, 'sim, pode gerar o pix']).intents).toMatchObject([
    { orders: [{ quantity: 500 }] },
  ]),
)

eachRow([
  ['minha irmã tá aqui do lado falando pra eu pegar 1000', 1000],
  ['a diretoria se reuniu e aprovou 3000', 3000],
  ['fiz as contas de novo e o certo pra mim é 250', 250],
  ['sim, 300 me atende', 300],
  ['350, por gentileza', 350],
])('a number that is wanted changes the recap', (message, quantity) =>
  expect(talk([order, message, 'sim, pode gerar o pix']).intents).toMatchObject([{ orders: [{ quantity }] }]),
)
