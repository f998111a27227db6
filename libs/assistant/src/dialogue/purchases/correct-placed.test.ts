import { firstRule } from '../../decide.ts'
import { givenOrder } from '../../testing.ts'
import { givenTurn } from '../testing.ts'
import { correctionRules } from './correct-placed.ts'

const post = 'instagram.com/p/Cabc123XYZ0/'

it.each([
  ['a question', false, 'oi', 'e mais 100'],
  ['a question', false, 'oi', 'errei o link, dá pra trocar?'],
  ['one more order', false, 'oi', `agora 300 nesse ${post}`],
  ['the page alone', true, 'oi', 'errei o link'],
  ['other goods', false, 'oi', `desculpa a demora, quero 300 curtidas em ${post}`],
  ['the quantity alone', true, 'oi', 'quero mudar a quantidade'],
  ['facts and a change', true, 'oi', 'errei, são 100'],
  ['a name nearly the same', true, 'oi', '@loja.x_'],
])('%s decides (%s) after %j where %j is namedOrders of 500 for loja.x', (name, answer, before, message) => {
  const placed = givenOrder()
  const turn = givenTurn(before, message, { orders: [placed] })
  expect(firstRule(correctionRules, { turn, placed })).toEqual({ rule: name, answer })
})

it.each([
  ['errei, são 100', { rule: 'facts and a change', answer: true }],
  ['100', null],
])('of a paid order %j is a correction: %j', (message, decided) => {
  const placed = givenOrder({ status: 'paid' })
  const turn = givenTurn('oi', message, { orders: [placed] })
  expect(firstRule(correctionRules, { turn, placed })).toEqual(decided)
})
