import { cancelAnsweredText } from '../../replies/news/order-news.ts'
import { givenOrder, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'

const pixCode = '00020101021226'
const odd = givenOrder({ reviewReason: 'AMOUNT_MISMATCH', pixCode })
const start = 'quero 500 seguidores instagram.com/loja.x'

describe('money that does not fit its order', () => {
  eachRow(['já paguei', 'paguei', 'recebeu?', 'qual o status do meu pedido?', 'manda o pix de novo', 'sim'])(
    'nobody is asked to pay again',
    (message) => {
      const { last, intents } = talk(message, { orders: [odd] })
      expect(intents).toEqual([])
      expect(last).toContain('pagamento em conferência')
      expect(last).toContain('valor recebido é diferente')
      expect(last).toContain('não pague de novo')
      expect(last).not.toContain('aguardando o PIX')
      expect(last).not.toContain(pixCode)
    },
  )

  eachRow([
    ['PAID_AFTER_EXPIRY', 'depois do vencimento'],
    ['PAID_AFTER_CANCEL', 'depois do cancelamento'],
  ] as const)('is told of an order that is over', (reviewReason, words) => {
    const orders = [givenOrder({ status: 'cancelled', reviewReason })]
    for (const message of ['já paguei', 'qual o status do meu pedido?', 'quero cancelar meu pedido']) {
      const { last, intents } = talk(message, { orders })
      expect(intents).toEqual([])
      expect(last).toContain('cancelado.')
      expect(last).toContain(words)
    }
  })

  it('is not forgotten when the order is cancelled', () => {
    expect(talk('quero cancelar', { orders: [odd] }).intents).toMatchObject([{ type: 'cancel-order' }])
    expect(cancelAnsweredText(odd, { outcome: 'cancelled' }, new Date())).toContain(
      'O dinheiro que você já pagou',
    )
    expect(cancelAnsweredText(givenOrder(), { outcome: 'cancelled' }, new Date())).not.toContain('dinheiro')
  })

  it('is named when the same is ordered once more', () =>
    expect(talk(start, { orders: [odd] }).last).toContain('já recebemos dinheiro deste mesmo pedido'))
})
