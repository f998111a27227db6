import { createHash, randomBytes } from 'node:crypto'
import { createFaultPlan } from '../fault-plan.ts'
import type { Store } from '../append-only-store.ts'
import { catalogue, type ListedService } from './catalogue.ts'
import { commonDialect, type Dialect } from './dialect.ts'
import { progressAt, type UpstreamOrder } from './order-progress.ts'

export type Refill = { id: string; order: string; requestedAt: string; stepMs: number; override?: string }

/** Hundred-thousandths of a real, in which a rate in centavos times a quantity is an integer. */
export const unitsPerReal = 100_000
const firstDeposit = 250_000 * unitsPerReal
const firstOrderId = 23_500_000

export type Reseller = ReturnType<typeof createReseller>

type Settings = { stepMs: number; /** Sets the rows of one reseller apart from another's. */ name?: string }

/** State of a reseller: its changed catalogue, orders, refills and our account. */
export function createReseller(store: Store, now: () => number, { stepMs, name }: Settings) {
  const table = <Row>(kind: string) => store.table<Row>(name ? `${name}-${kind}` : kind)
  const changed = table<ListedService>('service')
  const orders = table<UpstreamOrder>('order')
  const refills = table<Refill>('refill')
  const account = table<{ deposited: number }>('account')
  const original = new Map(catalogue.map((service) => [String(service.service), service]))

  // Only orders that end early or were overridden are refunded, so the balance sums only these.
  const refundableOrders = new Set<string>()
  let chargedUnits = 0
  for (const order of orders.all()) track(order)

  function track(order: UpstreamOrder, before?: UpstreamOrder) {
    if (!before) chargedUnits += order.chargeUnits
    if (order.ending || order.override) refundableOrders.add(order.id)
    else refundableOrders.delete(order.id)
  }

  function refundedUnits() {
    let units = 0
    for (const id of refundableOrders) {
      const order = orders.get(id)
      if (order) units += order.chargeUnits - progressAt(order, now()).chargeUnits
    }
    return units
  }
  const spentUnits = () => chargedUnits - refundedUnits()

  return {
    now,
    faults: createFaultPlan(),
    behaviour: { stepMs, refuseActiveLink: false },
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

/** The count before delivery, derived from the link so that two orders agree. */
export const startCountOf = (link: string) => createHash('sha1').update(link).digest().readUInt16BE(0) + 120
