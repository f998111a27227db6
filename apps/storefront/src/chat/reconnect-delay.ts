export const maxReconnectAttempts = 5
const firstReconnectDelayMs = 2000
const longestReconnectDelayMs = 30_000
/** After an announced restart everybody is cut off at once: they come back spread over this span. */
const restartSpreadMs = { from: 500, to: 5000 }

/** RFC 6455 registry: 1012 is 'Service Restart'. */
const serviceRestart = 1012

/** How long to wait before attempt `attempt` (from 1) after a close with `code`; `chance` is in [0, 1). */
export function reconnectDelay(attempt: number, code: number, chance: number): number {
  if (code === serviceRestart && attempt === 1) {
    return Math.round(restartSpreadMs.from + chance * (restartSpreadMs.to - restartSpreadMs.from))
  }
  return Math.min(firstReconnectDelayMs * 2 ** (attempt - 1), longestReconnectDelayMs)
}
