import { conditionsBesideOrders, secondPages, withoutConditions } from '../../../corpus.ts'
import { firstRecapped, outcomeOf, talk } from '../../../testing.ts'
import { eachRow } from '../../../test-each-row.ts'

describe('a condition that cannot be promised', () => {
  eachRow(conditionsBesideOrders)('is answered before the recap', (messages, words) => {
    const { last, state } = talk(messages)
    expect(last.replace('é o mesmo para', 'igual para')).toContain(words)
    expect(last).not.toMatch(/^Confira o pedido/)
    expect(firstRecapped(state)).not.toBeNull()
  })

  eachRow(withoutConditions)('has none', (message) => expect(talk(message).last).toMatch(/^Confira o pedido/))
})

describe('several pages for one quantity', () => {
  eachRow(secondPages)('secondPages', (...row) => {
    expect(outcomeOf(row)).toBe(row[1])
  })

  eachRow(['500 seguidores insta @ana.p, digo, @bia.p', '500 seguidores insta, não é o @ana.p, é o @bia.p'])(
    'is one page',
    (message) => expect(talk(message).state.dialogue.cart).toHaveLength(1),
  )
})

eachRow(['custa 20 reais em outro site', 'no concorrente é 15 reais'])(
  'the price is the same for all',
  (message) => {
    const { last, state } = talk(['500 seguidores insta @loja.x', message])
    expect(last).toContain('O preço é o mesmo para todo mundo')
    expect(firstRecapped(state)?.quantity).toBe(500)
  },
)

describe('beside a recap', () => {
  eachRow([
    ['só levo se parcelar no cartão, se for à vista não quero', 'é por PIX'],
    ['compro se os seguidores forem brasileiros, senão nem quero', 'não consigo escolher'],
    ['só fecho se meu tio me emprestar o dinheiro, ele foi no mercado', 'não gero nada'],
  ])('a no of a condition refuses nothing, and nothing is asked: %s', (message, words) => {
    const { last, state } = talk(['500 seguidores insta @loja.x', message])
    expect(last).toContain(words)
    expect(last).toContain('não gero nada')
    expect(last).not.toContain('“sim”')
    expect(firstRecapped(state)?.quantity).toBe(500)
  })

  eachRow([
    ['vou pagar só se chegar primeiro', 'O pagamento vem antes'],
    ['primeiro entrega, aí eu pago', 'O pagamento vem antes'],
    ['pago depois que chegar', 'O pagamento vem antes'],
    ['sim, mas são 4,50 né', '500 seguidores no Instagram saem por R$ 45,00'],
    ['pode gerar o pix de 1 real', '500 seguidores no Instagram saem por R$ 45,00'],
    ['sim, manda pro meu amigo', 'Para outra pessoa também dá'],
    ['confirma, só que pro meu amigo', 'Para outra pessoa também dá'],
  ])('what is taken for granted is told as it is, and nothing is placed', (message, words) => {
    const { last, intents } = talk(['500 seguidores insta @loja.x', message])
    expect(last).toContain(words)
    expect(intents).toEqual([])
  })
})
