/** Counted together: a conversation, a page, an address, and all visitors. */
export type ChargeScope = 'conversation' | 'page' | 'address' | 'all'

/** `freesInSeconds`: until the oldest counted charge leaves the window; null without a charge. */
export type ChargeCount = {
  scope: ChargeScope
  count: number
  maxCharges: number
  freesInSeconds: number | null
}
export type ChargePause = { scope: ChargeScope; retryAfterMinutes: number }

export const hourlyLimits = { conversation: 10, page: 10, address: 60 } as const

/**
 * A carrier puts hundreds of visitors behind one address (CGNAT), and most of a shop's PIX may stay unpaid: each that is paid
 * makes room for three more, which a flood would have to buy.
 */
export const roomPerPaidCharge = 3

/** The longest pause among the scopes that are full; undefined when another charge is allowed. */
export function judgeCharges(counts: ChargeCount[]): ChargePause | undefined {
  const pauses = counts
    .filter(({ count, maxCharges }) => count >= maxCharges)
    .map(({ scope, freesInSeconds }) => ({
      scope,
      retryAfterMinutes: Math.max(1, Math.ceil((freesInSeconds ?? 0) / 60)),
    }))
  return pauses.toSorted((a, b) => b.retryAfterMinutes - a.retryAfterMinutes)[0]
}
