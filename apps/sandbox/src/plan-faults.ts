import Type, { type Static } from 'typebox'
import type { Fault } from './faults.ts'
import { splitMode, transportModes } from './play-fault.ts'

const PlannedFault = Type.Object(
  {
    action: Type.Optional(Type.String()),
    mode: Type.String({ maxLength: 10_000 }),
    times: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
/** One fault, several in order, or null to forget those that are left. */
export const FaultPlan = Type.Union([PlannedFault, Type.Array(PlannedFault), Type.Null()])
export type FaultPlan = Static<typeof FaultPlan>

export const planOf = (plan: FaultPlan | undefined): Fault[] =>
  [plan ?? []].flat().map(({ action = 'any', mode, times = 1 }) => ({ action, mode, times }))

/** A mode that nobody knows is a slip of the tester's; a test that passes because nothing went wrong proves nothing. */
export function refuseUnknownModes(plan: FaultPlan | undefined, ownModes: readonly string[]) {
  const known = [...transportModes, ...ownModes]
  const unknown = planOf(plan).find(({ mode }) => !known.includes(splitMode(mode)[0]))
  return unknown && { error: 'UNKNOWN_MODE', message: `${unknown.mode} is none of ${known.join(', ')}` }
}
