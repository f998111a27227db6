import { eachRow } from '../../test-each-row.ts'
import { talk } from '../../testing.ts'

const one = '500 seguidores no insta @loja.x'

eachRow([
  [[one, 'e se eu levar 1000?'], '1.000 seguidores no Instagram saem por R$ 82,50', 500, 'command'],
  [[one, 'quanto seria 300 curtidas?'], '300 curtidas no Instagram saem por R$ 25,00', 500, 'command'],
  [[one, 'e 300 no youtube?'], '300 inscritos no YouTube saem por R$ 52,50', 500, 'command'],
  [
    ['e se eu levar 1000 seguidores no insta @loja.x?'],
    '1.000 seguidores no Instagram para @loja.x saem por R$ 82,50',
    1000,
    'yes',
  ],
])('a hypothesis is quoted, and a nod places nothing', (messages, words, quantity, placedBy) => {
  const { last, state } = talk(messages)
  expect(last).toContain(words)
  expect(state.dialogue.state).toMatchObject({ at: 'confirming', placedBy, recap: [{ quantity }] })
  expect(talk([...messages, 'ok']).intents).toEqual([])
})

eachRow([
  [['se eu pegasse 1000 seguidores no insta @loja.x, sairia quanto?', 'e se fossem 300?'], 300],
  [['e se eu levar 1000 seguidores no insta @loja.x?', 'e 300?', 'e 2000?'], 2000],
])('of hypotheses alone the last is quoted, and no order is spoken of', (messages, quantity) => {
  const { last, state } = talk(messages)
  expect(last).not.toMatch(/continua como estava|atualizei/)
  expect(state.dialogue.state).toMatchObject({ at: 'confirming', isPaused: true, recap: [{ quantity }] })
  expect(talk([...messages, `quero os ${quantity}, pode fazer`]).intents).toMatchObject([
    { orders: [{ quantity }] },
  ])
})

it('a hypothesis beside an order that waits leaves the order as it is', () =>
  expect(talk([one, 'vou pensar', 'e se fosse 1500?', 'pode gerar']).intents).toMatchObject([
    { orders: [{ quantity: 500 }] },
  ]))

eachRow([
  [[one, 'e no tiktok?'], [{ platform: 'instagram', quantity: 500 }]],
  [[one, 'e 200 no tiktok e 300 no youtube?'], [{ platform: 'instagram', quantity: 500 }]],
  [[one, 'pode ser no tiktok?'], [{ platform: 'tiktok', quantity: 500 }]],
])('a question about another platform replaces nothing, but for a change', (messages, cart) =>
  expect(talk(messages).state.dialogue.cart).toMatchObject(cart),
)

eachRow([
  ['supondo que eu queira 2500 curtidas num post, quanto sairia? ainda não postei nada', 'R$ 150,00'],
  ['quanto fica 500 seguidores no insta? só vou comprar mês que vem', 'R$ 45,00'],
  ['quanto é 1000 views? vou ver com meu marido', 'R$ 19,67'],
])('a price is told, whenever the visitor will buy', (message, price) => {
  const { last } = talk(message)
  expect(last).toContain(price)
  expect(last).not.toContain('agendar')
})
