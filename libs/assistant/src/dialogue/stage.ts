import { ticketAtStaff, type TurnAtStaff } from './complaints/tickets.ts'
import { filed, type StateName } from './state.ts'
import type { Turn } from './turn.ts'

/**
 * Where a conversation stands, as the rows of `transitions.ts` tell it apart: its state, and of a complaint whether a ticket was
 * offered or its page is asked for (`open`), the staff has it, or it is answered.
 */
export type Stage = Exclude<StateName, 'complaining'> | keyof ComplaintTurns | 'any'

type ComplaintTurns = {
  'complaint-open': Turn<'complaining'>
  'complaint-at-staff': TurnAtStaff
  'complaint-answered': Turn<'complaining'>
}

/** A turn as a move has it at a stage. */
export type TurnAt<In extends Stage> = In extends keyof ComplaintTurns
  ? ComplaintTurns[In]
  : In extends StateName
    ? Turn<In>
    : Turn

export function stageOf(turn: Turn): Stage {
  const { state } = turn.dialogue
  if (state.at !== 'complaining') return state.at
  if (state.step !== filed) return 'complaint-open'
  return ticketAtStaff(turn) ? 'complaint-at-staff' : 'complaint-answered'
}
