import type { RefusalByName } from '../supplier/classify-answer.ts'
import type { Balance, Supplier } from '../supplier/supplier.ts'

const mostUnknowns = 5

/**
 * What one process knows of the way to the supplier: whether it should wait, and how much money is there. Orders that
 * wait stay ready; nothing of it needs to survive a restart.
 */
export function openSubmissionLine(supplier: Supplier, now: () => number = Date.now) {
  let pausedUntil = 0
  let failures = 0
  let unknowns = 0
  let known: { balance: Balance; until: number } | undefined

  const pause = (seconds: number) => {
    pausedUntil = Math.max(pausedUntil, now() + seconds * 1000)
    known = undefined
  }
  const knowsBalance = () => known !== undefined && known.until >= now()
  return {
    isPaused: () => now() < pausedUntil,
    /** Milliseconds since 1970, while it waits. */
    pausedUntil: () => (now() < pausedUntil ? pausedUntil : undefined),
    pause,
    knowsBalance,
    /** Undefined when the supplier has to be asked first, or not to be called at all. */
    knownBalance: () => (now() >= pausedUntil && knowsBalance() ? known?.balance : undefined),
    async balance(): Promise<Balance> {
      if (!known || !knowsBalance()) known = { balance: await supplier.balance(), until: now() + 5_000 }
      return known.balance
    },
    /** An order was taken: the balance we remember is less by its cost. */
    sent(costBrl: number) {
      failures = 0
      unknowns = 0
      if (known) known.balance = { ...known.balance, amount: known.balance.amount - costBrl }
    },
    notReached() {
      failures++
      pause(Math.min(30, 2 ** (failures - 1)))
    },
    /** After five in a row something is wrong over there: better to wait than to park every order. */
    notUnderstood() {
      unknowns++
      known = undefined
      if (unknowns >= mostUnknowns) pause(Math.min(60, 5 * 2 ** (unknowns - mostUnknowns)))
    },
  }
}
export type SubmissionLine = ReturnType<typeof openSubmissionLine>

/** The cost in reais of the dearest order that the money there lasts for, with a fifth to spare. */
export function mostCost({ amount, currency }: Balance): number {
  if (amount <= 0) return -Infinity
  return currency === 'BRL' || currency === '' ? amount / 1.2 : Infinity
}

/** Refusals that are about us and not about the order: it stays ready, and the line waits this many seconds. */
export const waitAfterRefusal: Partial<Record<RefusalByName, number>> = {
  NOT_ENOUGH_FUNDS: 15,
  INVALID_KEY: 60,
  TOO_MANY_REQUESTS: 5,
}
