import { firstRule } from '../../../decide.ts'
import { eachRow } from '../../../test-each-row.ts'
import { givenOrder, outcome, talk } from '../../../testing.ts'
import { givenTurn } from '../../testing.ts'
import { hindrances } from './place-recap.ts'
import { recapNow } from '../check-cart.ts'

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

eachRow([
  [two, 'seguidores nos dois'],
  [two, 'os dois é @outra.loja'],
  [one, 'confirmo, 500 e 500'],
])('a service, a page or more orders named beside a recap are no yes to it', (recapped, message) =>
  expect(talk([recapped!, message!]).intents).toEqual([]),
)

it.each([
  ['the price has changed', [one], 'sim'],
  ['too many are unpaid', [one], 'sim'],
  [undefined, [one], 'sim'],
] as const)('%s keeps a recap from being placed', (name, before, message) => {
  const orders = ['1', '2', '3'].map((orderId) => givenOrder({ orderId, status: 'pending' }))
  const turn = givenTurn([...before], message, name === 'too many are unpaid' ? { orders } : {})
  const { state, cart } = turn.dialogue
  if (state.at !== 'confirming') throw new Error(state.at)
  const shown =
    name === 'the price has changed' ? { ...state, recap: [{ ...state.recap[0]!, quotedCents: 1 }] } : state
  expect(firstRule(hindrances, { turn, shown, now: recapNow(turn, cart) })?.rule).toBe(name)
})
