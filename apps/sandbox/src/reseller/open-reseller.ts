import { createHash, randomBytes } from 'node:crypto'
import { planFaults } from '../faults.ts'
import type { Records } from '../records.ts'
import { catalogue, type ListedService } from './catalogue.ts'
import { commonDialect, type Dialect } from './dialect.ts'
import { orderAt, type UpstreamOrder } from './order-life.ts'

export type Refill = { id: string; order: string; requestedAt: string; stepMs: number; said?: string }

/** 100,000 units are one real: a rate in centavos times a quantity is a whole number of them. */
export const unitsPerReal = 100_000
const firstDeposit = 250_000 * unitsPerReal
const firstOrderId = 23_500_000

export type Reseller = ReturnType<typeof openReseller>

/** What the reseller knows: its catalogue with the changes made to it, orders, refills and our account with it. */
export function openReseller(records: Records, now: () => number, stepMs: number) {
  const changed = records.table<ListedService>('service')
  const orders = records.table<UpstreamOrder>('order')
  const refills = records.table<Refill>('refill')
  const account = records.table<{ deposited: number }>('account')
  const original = new Map(catalogue.map((service) => [String(service.service), service]))

  // Only an order that ends early or was spoken for gives money back: the balance asks these alone.
  const mayRefund = new Set<string>()
  let chargedUnits = 0
  for (const order of orders.all()) track(order)

  function track(order: UpstreamOrder, before?: UpstreamOrder) {
    if (!before) chargedUnits += order.chargeUnits
    if (order.ending || order.said) mayRefund.add(order.id)
    else mayRefund.delete(order.id)
  }

  function refundedUnits() {
    let units = 0
    for (const id of mayRefund) {
      const order = orders.get(id)
      if (order) units += order.chargeUnits - orderAt(order, now()).chargeUnits
    }
    return units
  }
  const spentUnits = () => chargedUnits - refundedUnits()

  return {
    now,
    faults: planFaults(),
    manner: { stepMs, refuseActiveLink: false },
    dialect: { ...commonDialect } as Dialect,
    orders,
    refills,
    findService(id: string): ListedService | undefined {
      const service = changed.get(id) ?? original.get(id)
      return service?.removed ? undefined : service
    },
    listServices: () =>
      [
        ...new Map([
          ...original,
          ...changed.all().map((one) => [String(one.service), one] as const),
        ]).values(),
      ].filter((service) => !service.removed),
    putService: (service: ListedService) => changed.put(String(service.service), service),
    knownService: (id: number) => changed.get(String(id)) ?? original.get(String(id)),
    balanceUnits: () => (account.get('ours')?.deposited ?? firstDeposit) - spentUnits(),
    setBalance: (units: number) => account.put('ours', { deposited: units + spentUnits() }),
    putOrder(order: UpstreamOrder) {
      const before = orders.get(order.id)
      orders.put(order.id, order)
      track(order, before)
    },
    nextOrderId(shape: Dialect['orderIds']): string {
      const serial = String(firstOrderId + orders.size() + 1)
      if (shape === 'ulid') return `01${randomBytes(16).toString('hex').slice(0, 24).toUpperCase()}`
      return shape === 'prefixed' ? `UC-${serial}` : serial
    },
  }
}

/** What a profile or video had before: the same for the same link, so that two orders agree. */
export const startCountOf = (link: string) => createHash('sha1').update(link).digest().readUInt16BE(0) + 120
