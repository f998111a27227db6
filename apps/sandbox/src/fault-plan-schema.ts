import Type, { type Static } from 'typebox'
import type { Fault } from './fault-plan.ts'
import { splitMode, transportModes } from './inject-fault.ts'

const PlannedFault = Type.Object(
  {
    action: Type.Optional(Type.String()),
    mode: Type.String({ maxLength: 10_000 }),
    times: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
/** One fault, several in order, or null to clear the plan. */
export const FaultPlan = Type.Union([PlannedFault, Type.Array(PlannedFault), Type.Null()])
export type FaultPlan = Static<typeof FaultPlan>

export const toFaults = (plan: FaultPlan | undefined): Fault[] =>
  [plan ?? []].flat().map(({ action = 'any', mode, times = 1 }) => ({ action, mode, times }))

/** Refuses a mistyped mode, with which a test would pass without any fault. */
export function refuseUnknownModes(plan: FaultPlan | undefined, ownModes: readonly string[]) {
  const knownModes = [...transportModes, ...ownModes]
  const unknown = toFaults(plan).find(({ mode }) => !knownModes.includes(splitMode(mode)[0]))
  return unknown && { error: 'UNKNOWN_MODE', message: `${unknown.mode} is none of ${knownModes.join(', ')}` }
}
