import { formatNumber, formatOrderId, formatStatus } from './dialect.ts'
import { type Reseller, unitsPerReal } from './reseller-state.ts'
import { progressAt } from './order-progress.ts'
import type { Fields } from './place-upstream-order.ts'
import { PanelRefusal, formatError } from './refusal.ts'

const maxIds = 100

/** action=status, of one order or of up to a hundred; an unknown order is an error of its own entry. */
export function readOrderStatus(reseller: Reseller, fields: Fields): unknown {
  const { dialect } = reseller
  if (fields['orders'] === undefined) {
    const status = statusOf(reseller, (fields['order'] ?? '').trim())
    return dialect.nesting === 'order' ? { order: status } : status
  }
  const ids = readIds(fields['orders'])
  const each = ids.map((id) => [id, statusOrError(reseller, id)] as const)
  if (dialect.batch === 'object') return Object.fromEntries(each)
  return each.map(([id, status]) => ({ order: formatOrderId(dialect, id), ...status }))
}

/** Refuses the whole call beyond the limit, as panels do. */
export function readIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim())
  if (ids.length > maxIds || ids.some((id) => !id)) throw new PanelRefusal('Incorrect request')
  return ids
}

export const formatUnits = (units: number) => (units / unitsPerReal).toFixed(5)

function statusOrError(reseller: Reseller, id: string): Record<string, unknown> {
  try {
    return statusOf(reseller, id)
  } catch (error) {
    if (!(error instanceof PanelRefusal)) throw error
    return { error: formatError(reseller.dialect, error) }
  }
}

function statusOf({ orders, dialect, now }: Reseller, id: string): Record<string, unknown> {
  const order = orders.get(id)
  if (!order) throw new PanelRefusal('Incorrect order ID')
  const { status, remains, startCount, chargeUnits } = progressAt(order, now())
  const isUnknown = dialect.unknownUntilStarted && status === 'Pending'
  return {
    charge: formatNumber(dialect, formatUnits(chargeUnits)),
    start_count: isUnknown ? null : formatNumber(dialect, String(startCount)),
    status: formatStatus(dialect, status),
    remains: isUnknown ? 'Unknown' : formatNumber(dialect, String(remains)),
    currency: 'BRL',
  }
}
