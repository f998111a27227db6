import type { ChatAction } from '@smm/contracts/message-parts'
import { nextTurn, type VisitorOrder } from '../../next-turn.ts'
import { givenOrder, now } from '../../testing.ts'

const order = givenOrder({ status: 'paid', paidAt: '2026-03-02T14:01:00Z' })
const { orderId } = order
type OrderAction = Extract<ChatAction, { orderId: string }>

function act(type: OrderAction['type'], given: Partial<VisitorOrder> = {}, id = orderId) {
  const action = { type, orderId: id }
  const orders = [givenOrder({ ...order, ...given })]
  const { replies, intents } = nextTurn({
    state: null,
    message: 'não quero nada',
    action,
    turnId: 't1',
    offers: [],
    orders,
    now,
  })
  return { reply: replies[0]!, intents }
}

describe('an action on the card of an order', () => {
  it('cancels it, whatever the words beside it say', () => {
    for (const status of ['pending', 'paid', 'processing'] as const)
      expect(act('cancel-order', { status }).intents).toEqual([{ type: 'cancel-order', orderId }])
  })

  it('asks for a refill of a delivery', () =>
    expect(act('refill-order', { status: 'completed' }).intents).toEqual([
      { type: 'request-refill', orderId },
    ]))

  it('is answered with the order as it stands where that no longer allows it', () => {
    for (const [type, status] of [
      ['cancel-order', 'completed'],
      ['refill-order', 'processing'],
    ] as const) {
      const { reply, intents } = act(type, { status })
      expect(intents).toEqual([])
      expect(reply.parts).toMatchObject([{ type: 'text' }, { type: 'order', order: { id: orderId } }])
    }
  })

  it('asks for none once the whole price went back', () =>
    expect(act('refill-order', { status: 'completed', refundedCents: 4_500 }).intents).toEqual([]))

  it('orders the same again, which is confirmed first', () => {
    const { reply, intents } = act('repeat-order', { status: 'completed' })
    expect(intents).toEqual([])
    expect(reply.parts?.at(-1)).toMatchObject({
      type: 'recap',
      items: [{ title: '500 seguidores no Instagram', target: '@loja.x' }],
    })
  })

  it('shows its receipt: what, for whom, how much, when, from whom and under which terms', () => {
    const { content } = act('show-receipt').reply
    for (const words of ['1a2b3c4d', 'loja.x', 'R$ 45,00', '02/03/2026, 11:01', 'CNPJ', 'versão 2.1'])
      expect(content).toContain(words)
  })

  it('is possible in words: the receipt of the last paid order', () => {
    const { replies } = nextTurn({
      ...{ state: null, message: 'me manda o recibo', turnId: 't1', offers: [], orders: [order], now },
    })
    expect(replies[0]!.content).toContain('Comprovante do pedido 1a2b3c4d')
  })

  it('of another conversation does nothing', () => {
    const { reply, intents } = act('cancel-order', {}, 'another')
    expect(intents).toEqual([])
    expect(reply.content).not.toContain('cancelamento')
  })
})
