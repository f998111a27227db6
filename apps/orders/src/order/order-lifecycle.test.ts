import { orderStatuses } from '@smm/contracts/orders/orders'
import type { Deps } from '../deps.ts'
import { jobList } from '../jobs/job-list.ts'
import { canMove, canMovePayment, lifecycle, paymentStates } from './order-lifecycle.ts'

describe('the lifecycle of an order', () => {
  it('allows these moves and no others', () => {
    const moves = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      'pending paid',
      'pending cancelled',
      'paid processing',
      'paid partial',
      'paid completed',
      'paid cancelled',
      'processing partial',
      'processing completed',
      'processing cancelled',
      'cancelled paid',
    ])
  })

  it('never allows a move to the same status, or back to pending', () => {
    for (const status of orderStatuses) {
      expect(canMove(status, status)).toBe(false)
      expect(canMove(status, 'pending')).toBe(false)
    }
  })

  it('confirms a payment once and for all', () => {
    for (const state of paymentStates) expect(canMovePayment('confirmed', state)).toBe(false)
  })

  it('never submits an order again whose outcome is unknown', () => {
    expect(lifecycle.fulfilment.unknown).toMatchObject({ jobs: [], waitsForStaff: true })
    expect(lifecycle.fulfilment.sending.next).not.toContain('sending')
  })

  const states = Object.entries(lifecycle).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, state]) => ({ name: `${kind} ${name}`, ...state })),
  )

  it('names only jobs that run, and each of them runs for a state or for all orders', () => {
    const deps = { config: { SMM_POLL_SECONDS: 5 }, bank: { capabilities: {} } } as Deps
    const ofCoupons = ['settle-redemptions', 'publish-coupons']
    const ofAlerts = ['watch-alerts', 'send-alerts']
    const ofAnyOrder = ['connect-suppliers', 'register-webhook', 'send-mails', 'pseudonymise-orders']
    const ofNoOrder = [...ofAnyOrder, ...ofCoupons, ...ofAlerts, 'maintenance']
    const named = new Set<string>([...states.flatMap(({ jobs }) => jobs), ...ofNoOrder])
    expect([...named].sort()).toEqual(Object.keys(jobList(deps)).sort())
  })

  it('leaves no order where neither a job, the staff nor a payment moves it on', () => {
    const stuck = states.filter(
      ({ next, jobs, waitsForStaff }) => next.length > 0 && jobs.length === 0 && !waitsForStaff,
    )
    // An unpaid order waits for its payment, and a late payment may revive a cancelled one.
    expect(stuck.map(({ name }) => name)).toEqual([
      'order cancelled',
      'fulfilment waiting',
      'fulfilment stopped',
    ])
  })
})
