import { eachRow } from '../../test-each-row.ts'
import { readFirst } from '../../testing.ts'

eachRow<[string, number[]]>([
  ['quanto custa 500 e 1000 seguidores?', [500, 1000]],
  ['500 ou 1000?', [500, 1000]],
  ['quanto custa 100, 200, 300, 400 e 500 curtidas?', [100, 200, 300, 400]],
  ['quanto custa 500 seguidores?', []],
  ['quanto custa 500 seguidores e 1000 curtidas?', []],
  ['quanto custa 500 no insta e 1000 no tiktok?', []],
  ['quanto custa 500 pro @loja.a e 1000 pro @loja.b?', []],
  ['quero 500 e 1000 seguidores', []],
  ['quero 500 seguidores no insta pra @loja.x, mas 1000 fica quanto?', []],
])('the quantities of one product whose prices are asked', (message, quantities) =>
  expect(readFirst(message).alternatives).toEqual(quantities),
)
