import { givenOrder, now, talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'
import { cancelAnsweredText } from '../../replies/news/order-news.ts'
import { textOf } from '../../replies/paragraph.ts'
import { viewOrder } from '../../order-view/view-order.ts'

const hour = 60 * 60_000
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
const delivered = givenOrder({ status: 'completed', paidAt: at(-48 * hour), completedAt: at(-hour) })
const { orderId } = delivered

describe('a withdrawal from a paid order', () => {
  eachRow([
    'quero desistir',
    'quero desistir da compra',
    'quero me arrepender da compra',
    'me arrependi da compra',
    'desisti do pedido',
    'quero exercer meu direito de arrependimento',
    'vou desistir do meu pedido',
  ])('is read in', (message) => {
    const { intents, last } = talk([message], { orders: [delivered] })
    expect(intents).toEqual([{ type: 'withdraw-order', orderId, reason: message }])
    expect(last).toContain('1a2b3c4d')
  })

  it('is a question where it is asked as one', () =>
    expect(talk(['posso desistir da compra?'], { orders: [delivered] }).intents).toEqual([]))

  it('is told the last day when it comes too late', () => {
    const order = { ...delivered, paidAt: '2026-01-05T12:00:00Z' }
    const { intents, last } = talk(['quero desistir da compra'], { orders: [order] })
    expect(intents).toEqual([])
    expect(last).toContain('12/01/2026')
  })

  it('asks which of several orders is meant', () => {
    const other = givenOrder({
      ...delivered,
      orderId: 'ffff0000-0000-4000-8000-000000000002',
      quantity: 100,
    })
    const { intents, last } = talk(['quero desistir da compra'], { orders: [delivered, other] })
    expect(intents).toEqual([])
    expect(last).toContain('De qual compra')
    const named = talk(['Desistir da compra do pedido ffff0000'], { orders: [delivered, other] })
    expect(named.intents).toMatchObject([{ type: 'withdraw-order', orderId: other.orderId }])
  })

  it('of an order that is not paid is a refusal as before', () => {
    const { intents } = talk(['quero desistir'], { orders: [givenOrder({ status: 'pending' })] })
    expect(intents).toEqual([])
  })
})

it('an order is withdrawn from once, until the last day', () => {
  expect(viewOrder(delivered).moreActions).toMatchObject([{ name: 'withdraw' }])
  for (const withdrawal of ['asked', 'under-review', 'decided'] as const)
    expect(viewOrder({ ...delivered, withdrawal }).moreActions).toBeUndefined()
  expect(viewOrder({ ...delivered, withdrawal: 'under-review' }).notice).toContain('desistência')
})

it('a refused cancellation says until when the purchase can be withdrawn from', () => {
  const paid = { ...delivered, paidAt: new Date('2026-11-20T12:00:00Z') }
  const text = (day: string) => textOf(cancelAnsweredText(paid, { outcome: 'too-late' }, new Date(day)))
  expect(text('2026-11-22')).toContain('até 27/11/2026')
  expect(text('2026-11-29')).not.toContain('desistir')
})
