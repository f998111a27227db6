import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const placed = ['500 seguidores no insta @loja.x', 'pode gerar']

it.each([
  ['another page', 'outro igual pra @loja.b', 'recap instagram followers 500 instagram.com/loja.b R$ 45,00'],
  ['another name', '300 pra @loja.b', 'recap instagram followers 300 instagram.com/loja.b R$ 30,00'],
  ['another platform', '500 no tiktok', 'recap tiktok followers 500 tiktok.com/@loja.x R$ 45,00'],
  ['another service', '300 curtidas', 'link? instagram likes 300'],
  ['more of the same', 'mais 1000', 'recap instagram followers 1000 instagram.com/loja.x R$ 82,50'],
  ['the double', 'quero o dobro', 'recap instagram followers 1000 instagram.com/loja.x R$ 82,50'],
])('%s goes on from the order placed last', (_, message, expected) =>
  expect(outcome([...placed, message])).toBe(expected),
)

const post = 'instagram.com/p/DAbc_1-XyZq'
const likes = `instagram likes 300 ${post}`

eachRow([
  [
    'a budget',
    `300 curtidas em ${post} e seguidores`,
    'tenho 50 reais',
    `link? ${likes} + instagram followers 500`,
  ],
  [
    'a budget too small',
    `300 curtidas em ${post} e seguidores`,
    'tenho 5 reais',
    `quantity? ${likes} + instagram followers`,
  ],
  [
    'a price that is not ours',
    `seguidores no insta e 300 curtidas em ${post}`,
    '500 por 30 reais',
    `link? instagram followers 500 + ${likes}`,
  ],
  [
    'quantities to choose from',
    `300 curtidas em ${post} e seguidores`,
    '500 ou 1000?',
    `quantity? ${likes} + instagram followers`,
  ],
  [
    'a package asked about',
    `300 curtidas em ${post} e seguidores`,
    'qual o mais popular?',
    `quantity? ${likes} + instagram followers`,
  ],
  [
    'prices asked for',
    `300 curtidas em ${post} e seguidores`,
    'quais os pacotes de seguidores no insta?',
    `quantity? ${likes} + instagram followers`,
  ],
])('money leaves the complete order beside the one in hand', (_, before, message, expected) =>
  expect(outcome([before, message])).toBe(expected),
)
