import { firstRule } from '../../decide.ts'
import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'
import { repetitionRules } from './repeated-numbers.ts'

const recap = (...orders: Array<[quantity: number, reais: number]>) =>
  orders.map(([quantity, reais]) => ({
    platform: 'instagram' as const,
    serviceType: 'followers' as const,
    quantity,
    link: 'https://www.instagram.com/loja.x/',
    quotedCents: reais * 100,
  }))

it.each([
  ['quantities', recap([500, 45], [100, 15]), [600]],
  ['prices', recap([500, 45], [300, 25]), [70]],
  ['sum', recap([100, 15]), [100, 500]],
  [undefined, recap([500, 45], [100, 15]), [500]],
  [undefined, recap([500, 45]), [45]],
  [undefined, recap([500, 45]), [500, 500]],
])('%s finds the recap repeated in %j, %j', (name, orders, numbers) =>
  expect(firstRule(repetitionRules, { recap: orders, numbers })?.rule).toBe(name),
)

const one = 'tenho 400 e quero chegar em 500 seguidores, instagram.com/loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'
const both =
  'instagram followers 500 instagram.com/loja.x R$ 45,00 + tiktok followers 100 tiktok.com/@loja.y R$ 12,00'

eachRow([
  [[one, '100 né, 400 mais 100'], 'recap instagram followers 100 instagram.com/loja.x R$ 15,00'],
  [[one, '100 não, quero 500'], 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'],
  [[two, '600 no total né'], `recap ${both}`],
  [[two, '57 né, 45 mais 12'], `recap ${both}`],
  [[two, 'isso, 600 no total, manda'], `order ${both}`],
])('a total that is repeated changes nothing', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)
