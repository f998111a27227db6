import { givenOrder } from '../testing.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { viewOrder } from './view-order.ts'

const createdAt = '2026-03-02T14:00:00.000Z'
const paidAt = '2026-03-02T14:01:00.000Z'
const sentAt = '2026-03-02T14:02:00.000Z'
const startedAt = '2026-03-02T14:20:00.000Z'
const completedAt = '2026-03-04T10:00:00.000Z'
const view = (order: Partial<VisitorOrder>) => viewOrder(givenOrder({ createdAt, ...order }))
const namesOf = (order: Partial<VisitorOrder>) => view(order).actions.map(({ name }) => name)

describe('an order as its visitor sees it', () => {
  it('says what it is, for whom and for how much', () =>
    expect(view({ version: 7 })).toMatchObject({
      id: givenOrder().orderId,
      version: 7,
      title: '500 seguidores no Instagram',
      target: '@loja.x',
      quantity: 500,
      amount: 45,
    }))

  it.each<[Partial<VisitorOrder>, string]>([
    [{ status: 'requested' }, 'awaiting-payment'],
    [{ status: 'pending' }, 'awaiting-payment'],
    [{ status: 'paid', paidAt }, 'paid'],
    [{ status: 'processing', paidAt, sentAt }, 'queued'],
    [{ status: 'processing', paidAt, sentAt, remains: 500 }, 'queued'],
    [{ status: 'processing', paidAt, sentAt, startedAt }, 'in-progress'],
    [{ status: 'processing', paidAt, remains: 499 }, 'in-progress'],
    [{ status: 'completed', paidAt, completedAt }, 'delivered'],
    [{ status: 'partial', paidAt, completedAt, remains: 100 }, 'partial'],
    [{ status: 'cancelled', paidAt }, 'cancelled'],
    [{ status: 'cancelled', isCancelAsked: true }, 'cancelled'],
    [{ status: 'cancelled' }, 'expired'],
  ])('%j is %s', (order, state) => expect(view(order).state).toBe(state))

  it('tells its way with the time of each step, and those ahead', () => {
    expect(view({ status: 'processing', paidAt, sentAt, startedAt, remains: 250 }).steps).toEqual([
      { state: 'awaiting-payment', at: createdAt },
      { state: 'paid', at: paidAt },
      { state: 'queued', at: sentAt },
      { state: 'in-progress', at: startedAt },
      { state: 'delivered' },
    ])
    const cancelledAt = '2026-03-02T14:01:30.000Z'
    expect(view({ status: 'cancelled', paidAt, cancelledAt }).steps).toEqual([
      { state: 'awaiting-payment', at: createdAt },
      { state: 'paid', at: paidAt },
      { state: 'cancelled', at: cancelledAt },
    ])
  })

  it('tells how much is delivered, the forecast of its service and the end of the guarantee', () => {
    const running = { status: 'processing', paidAt, sentAt, startedAt, remains: 120 } as const
    expect(view(running)).toMatchObject({
      delivered: 380,
      forecast: {
        startsBy: '2026-03-02T14:31:00.000Z',
        deliveredFrom: '2026-03-03T14:01:00.000Z',
        deliveredBy: '2026-03-09T14:01:00.000Z',
      },
    })
    const delivered = view({ status: 'completed', paidAt, completedAt, remains: 0 })
    expect(delivered).toMatchObject({ delivered: 500, guaranteeUntil: '2026-04-03T10:00:00.000Z' })
    expect(delivered).not.toHaveProperty('forecast')
  })

  it('tells a refund, and what the team is checking', () => {
    const partial = { status: 'partial', paidAt, completedAt } as const
    expect(view({ ...partial, remains: 100, refundNotedCents: 900 }).refund).toEqual({
      amount: 9,
      isDone: false,
    })
    expect(view({ ...partial, remains: 100, refundNotedCents: 900, refundedCents: 900 }).refund).toEqual({
      amount: 9,
      isDone: true,
    })
    expect(view(partial).notice).toContain('conferindo quanto faltou')
    expect(view({ reviewReason: 'AMOUNT_MISMATCH' }).notice).toContain('não pague de novo')
    expect(view({ status: 'processing', paidAt, isStopping: true }).notice).toContain('Pedimos para parar')
  })

  it.each<[Partial<VisitorOrder>, string[]]>([
    [{ status: 'pending' }, ['cancel']],
    [{ status: 'paid', paidAt }, ['cancel', 'receipt']],
    [{ status: 'paid', paidAt, isCancelAsked: true }, ['receipt']],
    [{ status: 'processing', paidAt, isStopping: true }, ['receipt']],
    [{ status: 'completed', paidAt, completedAt }, ['refill', 'order-again', 'receipt']],
    [{ status: 'partial', paidAt, completedAt }, ['order-again', 'receipt']],
    [{ status: 'cancelled' }, ['order-again']],
  ])('with %j offers %j', (order, names) => expect(namesOf(order)).toEqual(names))

  it('offers to cancel for 30 minutes after the payment, and a refill while it is guaranteed', () => {
    expect(view({ status: 'paid', paidAt }).actions[0]).toEqual({
      name: 'cancel',
      until: '2026-03-02T14:31:00.000Z',
    })
    expect(view({ status: 'completed', paidAt, completedAt }).actions[0]).toEqual({
      name: 'refill',
      until: '2026-04-03T10:00:00.000Z',
    })
  })

  it('whose whole price went back has no guarantee any more', () => {
    const refunded = { status: 'completed', paidAt, completedAt, refundedCents: 4_500 } as const
    expect(namesOf(refunded)).toEqual(['order-again', 'receipt'])
    expect(view(refunded)).not.toHaveProperty('guaranteeUntil')
    expect(namesOf({ ...refunded, refundedCents: 2_000 })).toContain('refill')
  })

  it('offers another refill a day after one that was answered', () => {
    const delivered = { status: 'completed', paidAt, completedAt } as const
    const askedAt = '2026-03-05T10:00:00.000Z'
    expect(namesOf({ ...delivered, refill: { askedAt, state: 'asked' } })).not.toContain('refill')
    for (const state of ['accepted', 'refused'] as const)
      expect(view({ ...delivered, refill: { askedAt, state } }).actions[0]).toEqual({
        name: 'refill',
        from: '2026-03-06T10:00:00.000Z',
        until: '2026-04-03T10:00:00.000Z',
      })
  })
})
