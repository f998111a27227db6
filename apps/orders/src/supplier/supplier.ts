import type { ClassifiedAdd } from './classify-answer.ts'
import type { ClassifiedRefill, RefillEnd } from './classify-refill.ts'
import type { SupplierState } from './read-status.ts'

/** In reais; `text` is as the supplier said it. */
export type Balance = { amount: number; currency: string; text: string }

/** The reseller that delivers. */
export type Supplier = {
  name: string
  /** Orders once and never tries again: the supplier cannot tell a repeat from a second order. Does not throw. */
  add: (order: { serviceId: number; link: string; quantity: number }) => Promise<ClassifiedAdd>
  /** At most 100 orders; those it says nothing sensible about are left out. Throws when there is no answer, or a refusal. */
  states: (upstreamOrderIds: string[]) => Promise<Map<string, SupplierState>>
  balance: () => Promise<Balance>
  /** Asks once and never again, as `add`: a second request may be a second refill. Does not throw. */
  refill: (upstreamOrderId: string) => Promise<ClassifiedRefill>
  /** What became of at most 100 refills, of those that are decided. Throws when there is no answer. */
  refillStates: (upstreamRefillIds: string[]) => Promise<Map<string, RefillEnd>>
  close: () => Promise<void>
}
