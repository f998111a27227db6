import { firstRule } from '../../decide.ts'
import { says } from '../../understanding/reading.ts'
import { givenTurn } from '../testing.ts'
import { orderRules } from './which-order.ts'

/** The rule that finds the order of the cart which the first order of a message means. */
function ruleFor(before: string, message: string) {
  const turn = givenTurn(before, message)
  const { dialogue, reading, namedOrders } = turn
  const isAdding = says(turn.reading, 'add-item')
  const told = {
    orders: namedOrders,
    named: namedOrders[0]!,
    cart: dialogue.cart,
    reading,
    taken: [],
    isAdding,
  }
  return firstRule(orderRules, told)?.rule
}

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

it.each([
  ['the one most alike', two, '100 no tiktok e 500 no insta'],
  ['one that is added', one, 'e mais 300 curtidas instagram.com/p/Cabc123XYZ0/'],
  ['one that is corrected', two, 'troca o @loja.y por @loja.z'],
  ['the one most alike', one, 'quero 500 no insta e 100 no tiktok'],
  ['the one most alike', two, 'o @loja.x agora são 1000'],
  ['one that is open', '500 seguidores no insta', '@loja.x'],
  ['one that is corrected', one, 'não, são 1000'],
  ['the same for another page', one, 'é 500 pro @loja.z'],
  ['one that is replaced', one, 'são 100 seguidores, e não 500, e a conta é @loja.z'],
  ['one that is replaced', one, 'é tiktok e não insta, @loja.x, 500'],
  ['another one', one, '300 curtidas instagram.com/p/Cabc123XYZ0/'],
  ['the one named', two, 'o segundo, 300'],
  ['the last of those alike', two, '300'],
])('%s decides where %j is in hand and %j is said', (rule, before, message) =>
  expect(ruleFor(before, message)).toBe(rule),
)
