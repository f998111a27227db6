import type { Fleet } from '../fleet/start-fleet.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { Random } from '../seeded-random.ts'

export const faultClasses = ['processes', 'redis', 'postgres', 'supplier', 'bank'] as const
export type FaultClass = (typeof faultClasses)[number]

export type Target = { fleet: Fleet; outside: SandboxControl; random: Random }

/** `strike` injects the fault and resolves when it is over; `says` describes it, with its duration. */
export type Fault = { says: string; strike: () => Promise<unknown> }

/** Draws one fault of a class without injecting it.*/
export type DrawFault = (target: Target) => Fault
