import { outcome } from '../../testing.ts'

const placed = ['500 seguidores no insta @loja.x', 'pode gerar']

it.each([
  ['another page', 'outro igual pra @loja.b', 'recap instagram followers 500 instagram.com/loja.b R$ 45,00'],
  ['another name', '300 pra @loja.b', 'recap instagram followers 300 instagram.com/loja.b R$ 30,00'],
  ['another network', '500 no tiktok', 'recap tiktok followers 500 tiktok.com/@loja.x R$ 45,00'],
  ['another service', '300 curtidas', 'link? instagram likes 300'],
  ['more of the same', 'mais 1000', 'recap instagram followers 1000 instagram.com/loja.x R$ 82,50'],
  ['the double', 'quero o dobro', 'recap instagram followers 1000 instagram.com/loja.x R$ 82,50'],
])('%s goes on from the order placed last', (_, message, expected) =>
  expect(outcome([...placed, message])).toBe(expected),
)
