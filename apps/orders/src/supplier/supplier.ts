import type { ClassifiedAdd } from './classify-answer.ts'
import type { SupplierState } from './read-status.ts'

export type Balance = { amount: number; currency: string; text: string }

/** The reseller that delivers. */
export type Supplier = {
  name: string
  /** Orders once and never tries again: the supplier cannot tell a repeat from a second order. Does not throw. */
  add: (order: { serviceId: number; link: string; quantity: number }) => Promise<ClassifiedAdd>
  /** At most 100 orders; those it says nothing sensible about are left out. Throws when there is no answer. */
  states: (upstreamOrderIds: string[]) => Promise<Map<string, SupplierState>>
  balance: () => Promise<Balance>
  /** The id of the accepted request, or undefined when it was refused. Throws when there is no answer. */
  refill: (upstreamOrderId: string) => Promise<string | undefined>
  close: () => Promise<void>
}
