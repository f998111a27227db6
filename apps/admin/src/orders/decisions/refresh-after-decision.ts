import type { QueryClient } from '@tanstack/react-query'

const shown = ['order', 'orders', 'payments', 'payment-stats', 'revenue', 'overview', 'reviews', 'audit']

/** Reads again what a decision changes, other orders of the same charge too; `decided` is the order it answered with. */
export function refreshAfterDecision(client: QueryClient, decided?: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, id] }) =>
      shown.includes(name as string) && !(name === 'order' && id === decided),
  })
}
