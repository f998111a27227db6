import { seedBook } from '@smm/pricing/seed-book'
import { talk } from '../../testing.ts'
import { readUtterance } from '../../understanding/read-utterance.ts'
import { readingContext } from '../state.ts'
import { does } from '../turn.ts'
import { namedOrders } from './named-orders.ts'
import { rules } from './which-order.ts'

/** The rule that finds the order of the cart which the first order of a message means. */
function ruleFor(before: string, message: string) {
  const { dialogue } = talk(before).state
  const reading = readUtterance(message, readingContext(dialogue))
  const { said: orders } = namedOrders(dialogue, reading, { offers: [], priceBook: seedBook })
  const told = { orders, said: orders[0]!, cart: dialogue.cart, reading, taken: new Set<number>() }
  const isAdding = does({ reading }, 'add-item')
  return Object.entries(rules).find(([, rule]) => rule({ ...told, isAdding }) !== null)?.[0]
}

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

it.each([
  ['each-by-its-name', two, '100 no tiktok e 500 no insta'],
  ['added', one, 'e mais 300 curtidas instagram.com/p/Cabc123XYZ0/'],
  ['former-page', two, 'troca o @loja.y por @loja.z'],
  ['told-again', one, 'quero 500 no insta e 100 no tiktok'],
  ['likest', two, 'o @loja.x agora são 1000'],
  ['open', '500 seguidores no insta', '@loja.x'],
  ['corrected', one, 'não, são 1000'],
  ['same-elsewhere', one, 'é 500 pro @loja.z'],
  ['another', one, '300 curtidas instagram.com/p/Cabc123XYZ0/'],
  ['named', two, 'o segundo, 300'],
  ['last', two, '300'],
])('%s decides where %j is in hand and %j is said', (rule, before, message) =>
  expect(ruleFor(before, message)).toBe(rule),
)
