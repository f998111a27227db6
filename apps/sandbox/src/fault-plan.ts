/** Makes the next `times` calls of `action`, or of `any`, fail in the given mode. */
export type Fault = { action: string; mode: string; times: number }

/** A queue of planned faults; each simulated provider has its own. */
export function createFaultPlan() {
  let plan: Fault[] = []
  return {
    latencyMs: 0,
    /** Probability of an unplanned failure, from 0 to 1. */
    failRate: 0,
    add: (faults: Fault[]) => {
      plan.push(...faults)
    },
    clear: () => {
      plan = []
    },
    planned: () => plan,
    /** Consumes one planned fault and returns its mode; undefined when the call succeeds. */
    take(action: string): string | undefined {
      const fault = plan.find((planned) => planned.action === action || planned.action === 'any')
      if (fault) {
        plan = plan.flatMap((other) => {
          if (other !== fault) return other
          return other.times > 1 ? { ...other, times: other.times - 1 } : []
        })
        return fault.mode
      }
      // Half of the failures happen after the call took effect, as with real providers.
      if (Math.random() < this.failRate) return Math.random() < 0.5 ? '503' : '500-after'
    },
  }
}
