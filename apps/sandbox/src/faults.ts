/** The next `times` calls of `action` (or of any) go wrong in the way `mode` says. */
export type Fault = { action: string; mode: string; times: number }

/** What is to go wrong, in the order it was asked for. One plan per imitated party. */
export function planFaults() {
  let plan: Fault[] = []
  return {
    latencyMs: 0,
    /** Share of calls that fail without being planned, from 0 to 1. */
    failRate: 0,
    add: (faults: Fault[]) => {
      plan.push(...faults)
    },
    clear: () => {
      plan = []
    },
    planned: () => plan,
    /** The mode of this call, if it is to fail; one turn of the plan is used up. */
    take(action: string): string | undefined {
      const fault = plan.find((planned) => planned.action === action || planned.action === 'any')
      if (fault) {
        plan = plan.flatMap((other) => {
          if (other !== fault) return other
          return other.times > 1 ? { ...other, times: other.times - 1 } : []
        })
        return fault.mode
      }
      // Half of the failures happen after the work was done: the caller cannot tell which.
      if (Math.random() < this.failRate) return Math.random() < 0.5 ? '503' : '500-after'
    },
  }
}
