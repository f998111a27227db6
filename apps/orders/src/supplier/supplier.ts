import type { ClassifiedAdd } from './classify-answer.ts'
import type { ClassifiedCancel } from './classify-cancel.ts'
import type { ClassifiedRefill, RefillEnd } from './classify-refill.ts'
import type { SupplierState } from './read-status.ts'

/** In reais; `text` is the supplier's own wording. */
export type Balance = { amount: number; currency: string; text: string }

/** Port to the reseller that delivers the orders. */
export type Supplier = {
  name: string
  /** Not idempotent, so it is never retried: a repeat would be a second order. Does not throw. */
  add: (order: { serviceId: number; link: string; quantity: number }) => Promise<ClassifiedAdd>
  /** Statuses of at most 100 orders, without unreadable ones. Throws when the whole call fails or is refused. */
  states: (upstreamOrderIds: string[]) => Promise<Map<string, SupplierState>>
  balance: () => Promise<Balance>
  /** Not idempotent, never retried, like `add`. Does not throw. */
  refill: (upstreamOrderId: string) => Promise<ClassifiedRefill>
  /** Outcomes of at most 100 refills, without pending ones. Throws when the call fails. */
  refillStates: (upstreamRefillIds: string[]) => Promise<Map<string, RefillEnd>>
  /** Asks to stop an order; a repeat is harmless. Does not throw. */
  cancel: (upstreamOrderId: string) => Promise<ClassifiedCancel>
  close: () => Promise<void>
}
