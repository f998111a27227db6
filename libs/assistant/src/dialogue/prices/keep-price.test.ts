import { eachRow } from '../../test-each-row.ts'
import { talk } from '../../testing.ts'

const post = 'https://www.instagram.com/p/DAbc_1-XyZq/'

eachRow([
  ['tenho só 40 reais, quero 500 seguidores instagram.com/loja.x', 'Com esse valor, dá para levar 400'],
  ['1000 curtidas em ' + post + ' meu orçamento é 50 reais', 'Com esse valor, dá para levar'],
  ['tenho 60 reais: 500 seguidores no insta @loja.x e 300 curtidas ' + post, 'o total é R$ 70,00'],
])('money below the price tells what it buys, and a nod places nothing', (message, words) => {
  const { last } = talk(message)
  expect(last).toContain(words)
  expect(talk([message, 'ok']).intents).toEqual([])
  expect(talk([message, 'sim']).intents).toHaveLength(1)
})

eachRow([
  ['quero 500 seguidores instagram.com/loja.x, tenho 50 reais'],
  ['tenho 70 reais: 500 seguidores no insta @loja.x e 300 curtidas ' + post],
  ['fiz um curso de 297 reais e não adiantou. quero 500 seguidores instagram.com/loja.x'],
  ['outra loja me cobrou 90 por 500 seguidores, aqui quero 500 em instagram.com/loja.x'],
])('money that is enough is not spoken of', (message) =>
  expect(talk(message).last).not.toMatch(/mesmo para todo mundo|não dá para/),
)

const shown = '500 seguidores insta @loja.x'
eachRow(['achei caro, tem menor?', 'muito caro', 'puxado hein'])(
  'who finds it dear is told of the smallest order, and of nothing where that is in hand',
  (message) => {
    expect(talk([shown, message]).last).toContain(
      'começar por menos: 100 seguidores no Instagram saem por R$ 15,00',
    )
    expect(talk(['100 seguidores insta @loja.x', message]).last).not.toContain('por menos')
  },
)
