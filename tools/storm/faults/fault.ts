import type { Fleet } from '../start-fleet.ts'
import type { Outside } from '../outside.ts'
import type { Random } from '../seeded-random.ts'

export const faultClasses = ['processes', 'redis', 'postgres', 'supplier', 'bank'] as const
export type FaultClass = (typeof faultClasses)[number]

export type Target = { fleet: Fleet; outside: Outside; random: Random }

/** What is broken and, if it does not pass by itself, for how long. Resolves when it is over. */
export type Fault = { says: string; strike: () => Promise<unknown> }

/** Draws one fault of a class; nothing is broken before `strike`. */
export type DrawFault = (target: Target) => Fault
