/** Counted together: a conversation, a page, an address, and all visitors. */
export type ChargeScope = 'conversation' | 'page' | 'address' | 'all'

/** `freesInSeconds`: until the oldest counted charge leaves the window; null without a charge. */
export type ChargeCount = { scope: ChargeScope; count: number; freesInSeconds: number | null }
export type ChargePause = { scope: ChargeScope; retryAfterMinutes: number }

export type ChargeLimits = Record<ChargeScope, number>
export const hourlyLimits = { conversation: 10, page: 10, address: 60 } as const

/** The longest pause among the scopes that are full; undefined when another charge is allowed. */
export function judgeCharges(counts: ChargeCount[], limits: ChargeLimits): ChargePause | undefined {
  const pauses = counts
    .filter(({ scope, count }) => count >= limits[scope])
    .map(({ scope, freesInSeconds }) => ({
      scope,
      retryAfterMinutes: Math.max(1, Math.ceil((freesInSeconds ?? 0) / 60)),
    }))
  return pauses.toSorted((a, b) => b.retryAfterMinutes - a.retryAfterMinutes)[0]
}
