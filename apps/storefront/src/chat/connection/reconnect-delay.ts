export const maxReconnectAttempts = 5
const firstReconnectDelayMs = 2000
const maxReconnectDelayMs = 30_000
/** Jitter after an announced restart, which disconnects every visitor at once. */
const restartSpreadMs = { from: 500, to: 5000 }

/** A quarter earlier or later: one cut disconnects many, whose tries would all come at the same moments. */
const retrySpread = 0.5

/** RFC 6455 registry: 1012 is 'Service Restart'. */
const serviceRestart = 1012

/** Milliseconds before attempt `attempt` (from 1) after a close with `code`; `chance` is in [0, 1). */
export function reconnectDelay(attempt: number, code: number, chance: number): number {
  if (code === serviceRestart && attempt === 1) {
    return Math.round(restartSpreadMs.from + chance * (restartSpreadMs.to - restartSpreadMs.from))
  }
  const ms = firstReconnectDelayMs * 2 ** (attempt - 1) * (1 + retrySpread * (chance - 0.5))
  return Math.min(Math.round(ms), maxReconnectDelayMs)
}
