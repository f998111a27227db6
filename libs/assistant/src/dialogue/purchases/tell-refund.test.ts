import { refundDoneText, refundRequestedText } from '../../replies/news/payment-news.ts'
import { givenOrder, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const partial = givenOrder({ status: 'partial', remains: 40, refundNotedCents: 360 })
const status = (order = partial) => talk('qual o status do meu pedido?', { orders: [order] }).last

describe('money that goes back', () => {
  it('is told with its order and its amount', () => {
    for (const text of [refundRequestedText(partial, 360), refundDoneText(partial, 360)]) {
      expect(text).toContain('500 seguidores')
      expect(text).toContain('R$ 3,60')
    }
  })

  it('stands in the line of its order, noted and done', () => {
    expect(status()).toContain('Vamos devolver R$ 3,60')
    const half = givenOrder({ status: 'cancelled', refundNotedCents: 4_500, refundedCents: 1_000 })
    expect(status(half)).toContain('Vamos devolver R$ 35,00')
    expect(status(half)).toContain('Já devolvemos R$ 10,00')
    const done = givenOrder({ status: 'cancelled', refundNotedCents: 4_500, refundedCents: 4_500 })
    expect(status(done)).toContain('Já devolvemos R$ 45,00')
    expect(status(done)).not.toContain('Vamos devolver')
    expect(status(givenOrder({ status: 'cancelled' }))).not.toMatch(/devol/i)
  })

  it('is promised for what was not delivered, whether or not it is known how much that is', () => {
    for (const remains of [40, null])
      expect(status(givenOrder({ status: 'partial', remains }))).toContain(
        'o valor dessa parte volta para você',
      )
  })

  eachRow(['e o resto do meu dinheiro?', 'cadê meu dinheiro', 'e a devolução?', 'quando cai o reembolso?'])(
    'is answered with it',
    (message) => {
      const { last, intents } = talk(message, { orders: [partial] })
      expect(intents).toEqual([])
      expect(last).toContain('R$ 3,60')
    },
  )

  eachRow([
    ['e o resto do meu dinheiro?', givenOrder({ status: 'completed' })],
    ['não recebi meu dinheiro de volta', givenOrder({ status: 'partial', refundedCents: 360 })],
    ['quero meu dinheiro de volta, abre um chamado', partial],
  ])('is for the team', (message, order) =>
    expect(talk(message, { orders: [order] }).intents).toMatchObject([{ type: 'open-ticket' }]),
  )
})

it('what is asked beside its rule is answered too', () => {
  const { last } = talk('tem garantia? e se eu me arrepender, devolvem o dinheiro?')
  expect(last).toContain('A garantia é de 30 dias')
  expect(last).toContain('Em até 7 dias')
})
