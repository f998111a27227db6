import { orderStatuses } from '@smm/contracts/orders/orders'
import { givenOrder } from '../../testing.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { orderLine, orderTexts, standingOf } from './order-texts.ts'

const order = givenOrder()
const paid = givenOrder({ status: 'paid', paidAt: '2026-03-02T14:01:00Z' })
const likes = givenOrder({
  orderId: '2b3c4d5e-0000-4000-8000-000000000002',
  serviceType: 'likes',
  quantity: 300,
})

it('says otherwise of each status how an order stands', () => {
  const statuses: Array<VisitorOrder['status']> = ['requested', 'refused', ...orderStatuses]
  const told = statuses.map((status) => standingOf({ ...order, status }))
  expect(new Set(told).size).toBe(statuses.length)
})

it('names an order by its goods, its page, its price and its number', () =>
  expect(orderLine(order)).toMatch(
    /^Seus 500 seguidores no Instagram para @loja.x \(R\$ 45,00, pedido 1a2b3c4d\): /,
  ))

it.each<[string, Partial<VisitorOrder>, string]>([
  ['what goes back', { refundNotedCents: 1_000 }, 'Vamos devolver R$ 10,00'],
  ['what went back', { refundNotedCents: 1_000, refundedCents: 1_000 }, 'Já devolvemos R$ 10,00'],
  ['money that the team looks at', { reviewReason: 'SECOND_PAYMENT' }, 'pago mais de uma vez'],
])('tells %s', (_, facts, words) =>
  expect(standingOf({ ...paid, ...facts }).replaceAll('\u00a0', ' ')).toContain(words),
)

it('promises no guarantee of an order whose whole price went back', () => {
  const completed = { ...paid, status: 'completed' } as const
  expect(standingOf(completed)).toContain('garantia')
  expect(standingOf({ ...completed, refundedCents: 4_500 })).not.toContain('garantia')
})

it('asks which of several orders is cancelled, and of one whether it is', () => {
  expect(orderTexts['ask-which-to-cancel']({ orders: [order, likes] })[0]).toMatch(/^Qual .+\n1\. .+\n2\. /)
  expect(orderTexts['ask-which-to-cancel']({ orders: [order] })[0]).toMatch(/^Você quer .+\n• .+\n.+“sim”/)
})

it('tells how much of a paid order comes back before it is cancelled', () => {
  expect(orderTexts['money-goes-back']({ orders: [paid] })).toContain('45,00 voltam')
  expect(orderTexts['money-goes-back']({ orders: [{ ...paid, status: 'processing' }] })).toContain(
    'peço para parar',
  )
  expect(orderTexts['money-goes-back']({ orders: [paid, likes] })).not.toContain('45,00')
})
