import { setTimeout as pause } from 'node:timers/promises'
import { drawBankFault } from './bank-faults.ts'
import type { DrawFault, FaultClass, Target } from './fault.ts'
import { drawPostgresFault } from './postgres-faults.ts'
import { drawProcessFault } from './process-faults.ts'
import { drawRedisFault } from './redis-faults.ts'
import { drawSupplierFault } from './supplier-faults.ts'
import { takeSupplierTurns } from './supplier-turns.ts'

const drawOf: Record<FaultClass, DrawFault> = {
  processes: drawProcessFault,
  redis: drawRedisFault,
  postgres: drawPostgresFault,
  supplier: drawSupplierFault,
  bank: drawBankFault,
}
/** Relative frequency of each class. */
const weights: Record<FaultClass, number> = { processes: 5, redis: 3, postgres: 2, supplier: 3, bank: 3 }

export type InjectedFault = { at: number; says: string; failed?: string }
type Pace = {
  classes: FaultClass[]
  suppliers: number
  everySeconds: number
  signal: AbortSignal
  say: (line: string) => void
}

/** Injects faults until the signal, sometimes two at a time. Resolves when the last one is over. */
export async function injectFaults(
  target: Target,
  { classes, suppliers, everySeconds, signal, say }: Pace,
): Promise<InjectedFault[]> {
  const injected: InjectedFault[] = []
  const bag = classes.flatMap((name) => Array<FaultClass>(weights[name]).fill(name))
  const draw = { ...drawOf, ...(suppliers > 1 && { supplier: takeSupplierTurns() }) }
  const underWay = new Map<FaultClass, Promise<void>>()
  while (bag.length > 0) {
    await pause(target.random.between(0.5, 1.5) * everySeconds * 1000, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
    const name = target.random.pick(bag)
    // Two faults of one class would heal each other.
    if (underWay.has(name)) await underWay.get(name)
    if (signal.aborted) break
    const { says, strike } = draw[name](target)
    const note: InjectedFault = { at: Date.now(), says }
    injected.push(note)
    say(says)
    const fault = strike()
      .catch((error: Error) => void (note.failed = error.message))
      .then(() => void underWay.delete(name))
    underWay.set(name, fault)
  }
  await Promise.all(underWay.values())
  return injected
}
