import { sayNumber, sayOrderId, sayStatus } from './dialect.ts'
import { type Reseller, unitsPerReal } from './open-reseller.ts'
import { orderAt } from './order-life.ts'
import type { Fields } from './place-upstream-order.ts'
import { PanelRefusal, saidError } from './refusal.ts'

const mostAtOnce = 100

/** action=status, of one order or of up to a hundred; an order that is not there does not spoil the others. */
export function tellStatus(reseller: Reseller, fields: Fields): unknown {
  const { dialect } = reseller
  if (fields['orders'] === undefined) {
    const status = statusOf(reseller, (fields['order'] ?? '').trim())
    return dialect.nesting === 'order' ? { order: status } : status
  }
  const ids = readIds(fields['orders'])
  const each = ids.map((id) => [id, statusOrError(reseller, id)] as const)
  if (dialect.batch === 'object') return Object.fromEntries(each)
  return each.map(([id, status]) => ({ order: sayOrderId(dialect, id), ...status }))
}

/** Beyond the limit the whole call fails, as on the panels. */
export function readIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim())
  if (ids.length > mostAtOnce || ids.some((id) => !id)) throw new PanelRefusal('Incorrect request')
  return ids
}

export const saidReais = (units: number) => (units / unitsPerReal).toFixed(5)

function statusOrError(reseller: Reseller, id: string): Record<string, unknown> {
  try {
    return statusOf(reseller, id)
  } catch (error) {
    if (!(error instanceof PanelRefusal)) throw error
    return { error: saidError(reseller.dialect, error) }
  }
}

function statusOf({ orders, dialect, now }: Reseller, id: string): Record<string, unknown> {
  const order = orders.get(id)
  if (!order) throw new PanelRefusal('Incorrect order ID')
  const { status, remains, startCount, chargeUnits } = orderAt(order, now())
  const isUnknown = dialect.unknownUntilStarted && status === 'Pending'
  return {
    charge: sayNumber(dialect, saidReais(chargeUnits)),
    start_count: isUnknown ? null : sayNumber(dialect, String(startCount)),
    status: sayStatus(dialect, status),
    remains: isUnknown ? 'Unknown' : sayNumber(dialect, String(remains)),
    currency: 'BRL',
  }
}
