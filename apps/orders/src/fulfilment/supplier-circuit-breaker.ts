import type { RefusalByName } from '../supplier/known-refusals.ts'
import type { Balance } from '../supplier/read-balance.ts'
import type { Supplier } from '../supplier/smm-api.ts'

const unknownsToOpen = 5
const balanceTtlMs = 5_000

/**
 * A circuit breaker around the supplier, with a cache of our balance there. While it is open orders stay ready. It is per
 * process and in memory: a restart may forget it.
 */
export function openSupplierCircuitBreaker(supplier: Supplier, now: () => number = Date.now) {
  let openUntil = 0
  let failures = 0
  let unknowns = 0
  let cached: { balance: Balance; until: number } | undefined

  const openFor = (seconds: number) => {
    openUntil = Math.max(openUntil, now() + seconds * 1000)
    cached = undefined
  }
  const hasBalance = () => cached !== undefined && cached.until >= now()
  return {
    isOpen: () => now() < openUntil,
    /** Milliseconds since 1970; undefined while it is closed. */
    openUntil: () => (now() < openUntil ? openUntil : undefined),
    openFor,
    hasBalance,
    /** The highest cost in reais that an order may have, as far as the balance is known. */
    limitBrl: () => (cached && hasBalance() ? maxCostBrl(cached.balance) : Infinity),
    async balance(): Promise<Balance> {
      if (!cached || !hasBalance())
        cached = { balance: await supplier.balance(), until: now() + balanceTtlMs }
      return cached.balance
    },
    /** An order was accepted: its cost leaves the cached balance. */
    recordSuccess(costBrl: number) {
      failures = 0
      unknowns = 0
      if (cached) cached.balance = { ...cached.balance, amount: cached.balance.amount - costBrl }
    },
    /** Exponential backoff from 1 to 30 seconds. */
    recordUnreachable() {
      failures++
      openFor(Math.min(30, 2 ** (failures - 1)))
    },
    /** Opens after five unknown outcomes in a row, before every order is parked for review. */
    recordUnknown() {
      unknowns++
      cached = undefined
      if (unknowns >= unknownsToOpen) openFor(Math.min(60, 5 * 2 ** (unknowns - unknownsToOpen)))
    },
  }
}
export type SupplierCircuitBreaker = ReturnType<typeof openSupplierCircuitBreaker>

/** The highest cost in reais that an order may have, with a fifth of the balance in reserve. */
export function maxCostBrl({ amount, currency }: Balance): number {
  if (amount <= 0) return -Infinity
  return currency === 'BRL' || currency === '' ? amount / 1.2 : Infinity
}

/** Refusals about our account and not about the order: the order stays ready and the breaker opens for these seconds. */
export const openSecondsAfterRefusal: Partial<Record<RefusalByName, number>> = {
  NOT_ENOUGH_FUNDS: 15,
  INVALID_KEY: 60,
  TOO_MANY_REQUESTS: 5,
}
