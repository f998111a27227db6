import { setTimeout as pause } from 'node:timers/promises'
import { drawBankFault } from './faults/bank-faults.ts'
import type { DrawFault, FaultClass, Target } from './faults/fault.ts'
import { drawPostgresFault } from './faults/postgres-faults.ts'
import { drawProcessFault } from './faults/process-faults.ts'
import { drawRedisFault } from './faults/redis-faults.ts'
import { drawSupplierFault } from './faults/supplier-faults.ts'

const draw: Record<FaultClass, DrawFault> = {
  processes: drawProcessFault,
  redis: drawRedisFault,
  postgres: drawPostgresFault,
  supplier: drawSupplierFault,
  bank: drawBankFault,
}
/** How often a class is drawn, compared with the others. */
const weights: Record<FaultClass, number> = { processes: 5, redis: 3, postgres: 2, supplier: 3, bank: 3 }

export type Struck = { at: number; says: string; failed?: string }
type Wind = { classes: FaultClass[]; everySeconds: number; signal: AbortSignal; say: (line: string) => void }

/** One fault after the other until the signal, now and then two at a time. Resolves when the last one is over. */
export async function blow(target: Target, { classes, everySeconds, signal, say }: Wind): Promise<Struck[]> {
  const struck: Struck[] = []
  const bag = classes.flatMap((name) => Array<FaultClass>(weights[name]).fill(name))
  const underWay = new Map<FaultClass, Promise<void>>()
  while (bag.length > 0) {
    await pause(target.random.between(0.5, 1.5) * everySeconds * 1000, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
    const name = target.random.pick(bag)
    // Two faults of one class would heal each other.
    if (underWay.has(name)) await underWay.get(name)
    if (signal.aborted) break
    const { says, strike } = draw[name](target)
    const note: Struck = { at: Date.now(), says }
    struck.push(note)
    say(says)
    const fault = strike()
      .catch((error: Error) => void (note.failed = error.message))
      .then(() => void underWay.delete(name))
    underWay.set(name, fault)
  }
  await Promise.all(underWay.values())
  return struck
}
