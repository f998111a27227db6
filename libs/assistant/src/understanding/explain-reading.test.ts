import { answeredRecap, conversations, placingRows } from '../corpus.ts'
import { explainReading } from './explain-reading.ts'
import { readUtterance } from './read-utterance.ts'
import type { ReadingContext } from './reading.ts'

const open: ReadingContext = { expecting: 'nothing', shownRows: 0 }
const atRecap: ReadingContext = { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }

it.each([
  ['quero a reposição', 'order', 'a refill is no order', false],
  ['sim, mas tem garantia?', 'partial-yes', 'verdict: no yes', true],
  ['oi, quero 500 seguidores. brincadeira', 'greet', 'a joke only refuses', false],
  ['chegou tudo certinho, ia reclamar', 'complain', 'verdict: complaint', false],
] as const)('%j has no %s: %s', (message, act, rule, isAtRecap) => {
  const { acts, lost } = explainReading(message, isAtRecap ? atRecap : open)
  expect(acts).not.toContain(act)
  expect(lost).toContainEqual({ act, by: expect.any(String), rule })
})

it.each([
  ['tenho 300 seguidores e quero 500', '300', 'owned', 'had by now'],
  ['troca 500 por 1000', '500', 'replaced', 'exchanged'],
  ['quero 500 seguidores, a @a.x é minha concorrente, no @loja.x', '@a.x', 'rival', "of a rival's"],
  ['era @loja.a, agora é @loja.b', '@loja.a', 'former', 'lost or left'],
  ['comprei 500 e só chegou 300', '300', 'arrived', 'came so far'],
  ['meu canal tem 870, quero mais 500 pra passar de mil', '1000', 'goal', 'second is a goal'],
  ['@a.x (3 mil, anda sozinho) e @b.x, 500 no @b.x', '3000', 'owned', 'told of beside an order'],
  ['300 curtidas, já tenho 2 mil seguidores', 'followers', 'former', 'goods of what one has'],
] as const)('in %j, %s is %s: %s', (message, fact, role, rule) => {
  const told = explainReading(message, open).roles.find((it) => it.fact === fact)
  expect(told?.history.at(-1)).toEqual({ role, rule })
})

it('gives goods no role to take back', () => {
  const { roles } = explainReading('tenho 300 seguidores e quero 500', open)
  expect(roles[1]).toEqual({ fact: 'followers', role: 'wanted', history: [] })
})

it('tells each role that a fact had', () => {
  const { roles } = explainReading('meu primo comprou 300 curtidas, eu quero 500', open)
  const history = [
    { role: 'former', rule: 'of a purchase' },
    { role: 'wanted', rule: 'no other is meant' },
  ]
  expect(roles[1]).toEqual({ fact: 'likes', role: 'wanted', history })
})

/** Every fifth row of the corpus. */
const some = <Row>(rows: readonly Row[]) => rows.filter((_, at) => at % 5 === 0)
it.each([
  ['first messages', open, some(conversations).map(([said]) => said[0]!)],
  ['answers to a recap', atRecap, some(placingRows).map(({ message }) => message)],
  ['a coupon or a tier beside the words', open, ['pode gerar com o cupom VERAO10', 'o premium, pode gerar']],
])('%s are explained as they are read', (_what, context, messages) => {
  const explained = messages.map((it) => explainReading(it, context).acts)
  expect(explained).toEqual(messages.map((it) => readUtterance(it, context).acts))
})

it('tells the rule of a joke', () =>
  expect(explainReading('quero 500 seguidores. brincadeira', open).given).toEqual([
    { act: 'refuse', by: 'a joke only refuses' },
  ]))
