import { firstRule } from '../../../decide.ts'
import { givenReading, givenTurn } from '../../testing.ts'
import { agreementRules } from './as-agreed.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'

it.each([
  ['asked for by a command', true, [one, 'e se fosse 1000?'], 'pode gerar o pix'],
  ['asked for by a command', false, [one, 'e se fosse 1000?'], 'ok'],
  ['a weak yes to another answer', false, [one, 'é seguro?'], 'ok'],
  [
    'asked a second time',
    true,
    [one, 'é seguro?', 'está conforme, pode providenciar'],
    'está conforme, pode providenciar',
  ],
  ['all of several', true, [two], 'vai nos dois'],
  ['nothing but a yes', true, [one], 'sim'],
  ['nothing but a yes', true, [two], 'sim'],
] as const)('%s decides (%s) where %j is answered with %j', (name, answer, before, message) =>
  expect(firstRule(agreementRules, givenTurn([...before], message))).toEqual({ rule: name, answer }),
)

it.each([
  ['asked a second time', [one, 'e pode gerar pro vídeo'], givenReading(['agree', 'complain'])],
] as const)('%s decides after %j', (name, before, reading) =>
  expect(firstRule(agreementRules, { ...givenTurn([...before], ''), reading })?.rule).toBe(name),
)
