import { eachRow } from '../../test-each-row.ts'
import { talk } from '../../testing.ts'

const complaint = 'paguei 500 seguidores e não chegou nada'

eachRow([
  ['qual o preço de 1000 seguidores?', 'R$ 82,50'],
  ['quanto custa 500 curtidas no insta?', 'R$ 35,00'],
  ['me passa a tabela', 'R$'],
])('a price that is asked while the page of a ticket is awaited is told: %s', (message, price) => {
  const { last, intents } = talk([complaint, message])
  expect(last).toContain(price)
  expect(last).toContain('link do perfil')
  expect(intents).toEqual([])
})

it('the ticket that a page is sent for after it does not quote the question', () =>
  expect(talk([complaint, 'qual o preço de 1000 seguidores?', 'instagram.com/loja.x']).intents).toEqual([
    expect.objectContaining({ type: 'open-ticket', description: `${complaint}\ninstagram.com/loja.x` }),
  ]))

it('an order beside it opens the ticket without its page', () => {
  const { last, intents } = talk([complaint, 'quero 1000 seguidores no insta @loja.z'])
  expect(intents).toEqual([
    expect.objectContaining({ type: 'open-ticket', description: complaint, link: null }),
  ])
  expect(last).toContain('Abri um chamado')
  expect(last).toContain('R$ 82,50')
})

eachRow(['foram 45 reais', 'era 500 seguidores no insta', 'não sei o link', 'o valor foi 45'])(
  'facts of the purchase have the page asked for again: %s',
  (message) => expect(talk([complaint, message]).last).toContain('Só falta o link'),
)
