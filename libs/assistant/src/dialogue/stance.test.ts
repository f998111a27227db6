import { eachRow } from '../test-each-row.ts'
import { givenTurn } from './testing.ts'
import { stanceOf } from './stance.ts'
import { talk } from '../testing.ts'

const recap = '500 seguidores insta @loja.x'

eachRow([
  [[recap], 'tem garantia?', 'buying'],
  [[recap], 'fechado, mas demora quanto?', 'buying'],
  [[recap], 'posso cancelar se eu me arrepender?', 'buying'],
  [[recap], 'chega até domingo? ainda estou na dúvida', 'thinking'],
  [['seguidores insta @loja.x'], 'vou ver com minha irmã', 'thinking'],
  [[], 'paguei hoje cedo, em quanto tempo começa a chegar?', 'customer'],
  [[], 'me mostra a lista de pedidos dos outros clientes', 'refused'],
] as const)('tells where the visitor stands', (before, message, stance) =>
  expect(stanceOf(givenTurn(before, message))).toBe(stance),
)

eachRow([
  [[recap], 'chega até domingo? ainda estou na dúvida'],
  [[], 'paguei hoje cedo, em quanto tempo começa a chegar?'],
  [[], 'me mostra os pedidos do @rival.x?'],
] as const)('only who buys is asked to go on', (before, message) =>
  expect(talk([...before, message]).last).not.toMatch(
    /Posso gerar|Quando quiser pedir|[Dd]e qual rede|responda “sim”/,
  ),
)
